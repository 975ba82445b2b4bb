import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { DEVICE_HEADER } from '@dhruva/kernel/limits';
import { type Operation, resolved, type Schema } from './operations.ts';

/** A request as it is sent. */
export interface HostileRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | Buffer | undefined;
}

type Schemas = Readonly<Record<string, Schema>>;

const DEEP = 2_000;
/** Values that servers are known to stumble over. */
const STRANGE: readonly unknown[] = [
  null,
  true,
  0,
  -0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u200f\ufeff',
  '👨‍👩‍👧‍👦'.repeat(20),
  'ँ'.repeat(200),
  'Z͑ͫ'.repeat(60),
  'san '.repeat(50),
  'a,'.repeat(100),
  '9'.repeat(400),
  'x'.repeat(70_000),
  "' or '1'='1' --",
  '../../../../etc/passwd',
  '${7*7}',
  '%00%ff',
  '__proto__',
  'constructor',
  'toString',
  '2026-02-30',
  '0000-00-00',
  '+275760-09-13',
  '24:61',
  '1e5',
  '-1',
  'NaN',
  '00000000-0000-0000-0000-000000000000',
  [],
  {},
  [[[[]]]],
  Array.from({ length: 3_000 }, (_, n) => n),
  Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`k${n}`, n])),
];
const STRANGE_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  '',
  'ँ',
  '$where',
  'a.b',
  '0',
];
const STRANGE_HEADERS: readonly Readonly<Record<string, string>>[] = [
  { 'content-encoding': 'gzip' },
  { 'content-encoding': 'middle-out' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': ';;;' },
  { 'content-type': 'application/json, application/json' },
  { 'content-length': '3' },
  { 'content-length': '99999999' },
  { accept: 'nothing/at-all' },
  { 'accept-encoding': 'middle-out;q=9' },
  { authorization: 'Bearer __proto__-and-some-more' },
  { [DEVICE_HEADER]: '__proto__' },
  { [DEVICE_HEADER]: 'x'.repeat(5_000) },
  { 'x-forwarded-for': '::::::, 999.999.999.999' },
  { host: '' },
  { range: 'bytes=-1' },
  { 'if-none-match': '"'.repeat(200) },
];

const strange = fc.constantFrom(...STRANGE);

/** Values that fit a schema, more or less: what it does not say is left to chance. */
const fitting = (schema: Schema, schemas: Schemas, depth = 0): fc.Arbitrary<unknown> => {
  const is = resolved(schema, schemas);
  if (depth > 8) return fc.constant(null);
  const choices = is.anyOf ?? is.oneOf;
  if (choices) return fc.oneof(...choices.map((one) => fitting(one, schemas, depth + 1)));
  if (is.const !== undefined) return fc.constant(is.const);
  if (is.enum) return fc.constantFrom(...is.enum);
  if (is.properties) {
    const parts = Object.entries(is.properties).map(
      ([name, part]) => [name, fitting(part, schemas, depth + 1)] as const,
    );
    return fc.record(Object.fromEntries(parts), { requiredKeys: [] });
  }
  if (is.type === 'array')
    return fc.array(fitting(is.items ?? {}, schemas, depth + 1), {
      maxLength: Math.min(is.maxItems ?? 12, 60),
    });
  if (is.type === 'number' || is.type === 'integer')
    return fc.oneof(fc.integer({ min: -3, max: 2_000 }), fc.double({ noNaN: true }));
  if (is.type === 'boolean') return fc.boolean();
  return fc.oneof(
    fc.string({ maxLength: is.maxLength ?? 60, unit: 'binary' }),
    fc.constantFrom('Pune', '1990-08-15', '14:30', '9876543210', '3:00 PM', '000000'),
  );
};

/** A value with one part of it changed into something strange. */
const spoiled = (value: unknown, where: readonly number[], by: unknown, key: string): unknown => {
  const [first = 0, ...further] = where;
  if (Array.isArray(value) && value.length > 0) {
    const at = first % value.length;
    return value.map((part, n) => (n === at ? spoiled(part, further, by, key) : (part as unknown)));
  }
  if (typeof value !== 'object' || value === null) return by;
  const entries = Object.entries(value);
  const at = first % (entries.length + 1);
  // Not `{ ...value, [key]: by }`: a key named __proto__ has to be there.
  if (at === entries.length) return Object.fromEntries([...entries, [key, by]]);
  return Object.fromEntries(
    entries.map(([name, part], n) => [name, n === at ? spoiled(part, further, by, key) : part]),
  );
};

/** The bytes of a body, whole or broken. */
const BYTES: readonly ((text: string) => string | Buffer)[] = [
  (text) => text,
  (text) => text,
  (text) => text,
  (text) => text,
  (text) => text.slice(0, text.length / 2),
  (text) => `${text}${text}`,
  (text) => `\ufeff${text}`,
  (text) => text.replace('{', '{"__proto__":{"a":1},'),
  (text) => text.replace('{', '{"constructor":{"prototype":{"a":1}},'),
  (text) => text.replace('{', `{"deep":${'['.repeat(DEEP)}${']'.repeat(DEEP)},`),
  (text) => Buffer.from(text, 'utf16le'),
  (text) => Buffer.concat([Buffer.from(text), Buffer.from([0xff, 0xfe, 0x80])]),
  (text) => gzipSync(text),
  () => '',
];

const inAddress = (value: unknown): string =>
  encodeURIComponent(
    (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed().slice(0, 3_000),
  );

/** Requests to an operation, made from what is published of it, most of them with something wrong. */
export const hostileRequests = (
  { path, query, body }: Operation,
  schemas: Schemas,
): fc.Arbitrary<HostileRequest> =>
  fc
    .record({
      ids: fc.array(fc.oneof(strange, fc.constantFrom('1', '2', '6')), {
        minLength: 3,
        maxLength: 3,
      }),
      asked: fc.record(
        Object.fromEntries(
          Object.entries(query).map(([name, schema]) => [
            name,
            fc.oneof(fitting(schema, schemas), strange),
          ]),
        ),
        { requiredKeys: [] },
      ),
      more: fc.option(fc.tuple(fc.constantFrom(...STRANGE_KEYS), strange), { freq: 6 }),
      sent: body === undefined ? fc.constant(undefined) : fitting(body, schemas),
      spoil: fc.option(
        fc.record({
          where: fc.array(fc.nat(20), { maxLength: 4 }),
          by: strange,
          key: fc.constantFrom(...STRANGE_KEYS),
        }),
        { freq: 3 },
      ),
      bytes: fc.constantFrom(...BYTES),
      headers: fc.option(fc.constantFrom(...STRANGE_HEADERS), { freq: 3 }),
    })
    .map(({ ids, asked, more, sent, spoil, bytes, headers }) => {
      let id = 0;
      const address = path.replaceAll(/\{\w+\}/g, () => inAddress(ids[(id += 1) - 1] ?? ''));
      const parameters = [...Object.entries(asked), ...(more ? [more] : [])].map(
        ([name, value]) => `${inAddress(name)}=${inAddress(value ?? '')}`,
      );
      const value = spoil ? spoiled(sent, spoil.where, spoil.by, spoil.key) : sent;
      const text = value === undefined ? undefined : JSON.stringify(value);
      return {
        url: parameters.length > 0 ? `${address}?${parameters.join('&')}` : address,
        headers: { 'content-type': 'application/json', ...headers },
        payload: text === undefined ? undefined : bytes(text),
      };
    });
