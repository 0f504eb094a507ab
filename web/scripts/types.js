// Makes the types of the client of the server's schemas (standard input): of the protocol
// src/lib/protocol.ts, of the views of a game src/games/GAME/view.ts. With --check it only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const ROOT = new URL('../../', import.meta.url);
const isCheck = process.argv.includes('--check');
const stale = [];
for (const { file, origin, digest, schema } of JSON.parse(readFileSync(0, 'utf8'))) {
  const types = await compile(asTypes(schema), 'Wire', {
    additionalProperties: false,
    bannerComment: '',
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
    style: { printWidth: 100, singleQuote: true },
  });
  const made = `/* Made by scripts/types from ${origin}; not to be edited by hand.
 * schema ${digest}
 */
${withoutChatter(types)}`;
  const path = new URL(file, ROOT);
  if (!isCheck) writeFileSync(path, made);
  else if (told(path) !== made) stale.push(file);
}
if (stale.length) {
  console.error(`not fresh: ${stale.join(', ')}: run scripts/types`);
  process.exit(1);
}

/** What is there now. */
function told(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** What the generator would not see by itself. */
function asTypes(schema) {
  for (const part of Object.values(schema.$defs)) {
    for (const [name, field] of Object.entries(part.properties ?? {})) {
      part.properties[name] = asType(field);
    }
  }
  return schema;
}

/** What may be anything is `unknown`, and a row of fixed length is a tuple. */
function asType(field) {
  const known = ['type', '$ref', 'enum', 'const', 'anyOf', 'tsType'];
  if (!known.some((word) => word in field)) return { ...field, tsType: 'unknown' };
  if (field.prefixItems) {
    return {
      description: field.description,
      tsType: `[${field.prefixItems.map(plain).join(', ')}]`,
    };
  }
  if (field.additionalProperties) {
    return { ...field, additionalProperties: asType(field.additionalProperties) };
  }
  return field;
}

/** The type of a plain value. */
function plain({ type }) {
  return type === 'integer' ? 'number' : type;
}

/** The generator says of every type where it was referenced: we know. */
function withoutChatter(text) {
  return text
    .replace(/^export interface Wire \{[^}]*\}\n/m, '')
    .replace(/ \*\n \* This interface was referenced by .*\n \* via the .*\n/g, '')
    .replace(/\/\*\*\n \* This interface was referenced by .*\n \* via the .*\n \*\/\n/g, '');
}
