/**
 * What has arrived, with all parts of what was there before that are the same: whoever looks at
 * such a part sees that nothing has changed, and need not be drawn anew.
 */
export function reuse<T>(before: unknown, fresh: T): T {
  if (before === fresh || typeof before !== typeof fresh) return fresh;
  if (typeof fresh !== 'object' || fresh === null || before === null) return fresh;
  if (Array.isArray(fresh) !== Array.isArray(before)) return fresh;
  const [old, now] = [before as Record<string, unknown>, fresh as Record<string, unknown>];
  const names = Object.keys(now);
  let same = names.length === Object.keys(old).length;
  for (const name of names) {
    const part = reuse(old[name], now[name]);
    if (part !== now[name]) now[name] = part;
    if (part !== old[name] || !(name in old)) same = false;
  }
  return same ? (before as T) : fresh;
}
