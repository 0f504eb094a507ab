// Makes src/lib/protocol.ts of the server's schema (standard input). With --check it only compares.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const file = new URL('../src/lib/protocol.ts', import.meta.url);
const schema = readFileSync(0, 'utf8');
const types = await compile(withAnything(JSON.parse(schema)), 'Wire', {
  additionalProperties: false,
  bannerComment: '',
  ignoreMinAndMaxItems: true,
  unreachableDefinitions: true,
  style: { printWidth: 100, singleQuote: true },
});
const digest = createHash('sha256').update(schema).digest('hex');
const made = `/* Made by scripts/types from serai.server.protocol; not to be edited by hand.
 * schema ${digest}
 */
${withoutChatter(types)}`;

/** What may be anything is `unknown`; the generator would make an object of it. */
function withAnything(schema) {
  for (const part of Object.values(schema.$defs)) {
    for (const field of Object.values(part.properties ?? {})) {
      const told = ['type', '$ref', 'enum', 'const', 'anyOf', 'tsType'];
      if (!told.some((word) => word in field)) field.tsType = 'unknown';
    }
  }
  return schema;
}

/** The generator says of every type where it was referenced: we know. */
function withoutChatter(text) {
  return text
    .replace(/^export interface Wire \{[^}]*\}\n/m, '')
    .replace(/ \*\n \* This interface was referenced by .*\n \* via the .*\n/g, '')
    .replace(/\/\*\*\n \* This interface was referenced by .*\n \* via the .*\n \*\/\n/g, '');
}

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== made) {
    console.error('web/src/lib/protocol.ts is not fresh: run scripts/types');
    process.exit(1);
  }
} else {
  writeFileSync(file, made);
}
