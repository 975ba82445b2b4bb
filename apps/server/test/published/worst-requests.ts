import { MAX_BODY_BYTES } from '@dhruva/kernel/limits';
import { type Operation, resolved, type Schema } from './operations.ts';

type Schemas = Readonly<Record<string, Schema>>;

/** A request that gives a server much to do. */
export interface WorstRequest {
  readonly name: string;
  readonly url: string;
  readonly payload: string | undefined;
}

const LONGEST = 200;
/** Texts that are as long as a field takes, and hard in different ways. */
const TEXTS: Readonly<Record<string, (length: number) => string>> = {
  'one word again': (length) => 'san '.repeat(length / 4),
  'one letter': (length) => 'a'.repeat(length),
  regions: (length) => `san${',a'.repeat((length - 3) / 2)}`,
  'another script': (length) => 'सान '.repeat(length / 4),
  marks: (length) => 'Z͑ͫ'.repeat(length / 3),
  digits: (length) => '9'.repeat(length),
  'a date with an end': (length) => '15 august 1990 '.repeat(length / 15),
};

const filled = (schema: Schema, schemas: Schemas, text: (length: number) => string): unknown => {
  const is = resolved(schema, schemas);
  const choice = is.anyOf?.[0] ?? is.oneOf?.[0];
  if (choice) return filled(choice, schemas, text);
  if (is.const !== undefined) return is.const;
  if (is.enum) return is.enum[0];
  if (is.properties)
    return Object.fromEntries(
      Object.entries(is.properties).map(([name, part]) => [name, filled(part, schemas, text)]),
    );
  if (is.type === 'array')
    return Array.from({ length: is.maxItems ?? 100 }, () => filled(is.items ?? {}, schemas, text));
  if (is.type === 'number' || is.type === 'integer') return is.maximum ?? 1;
  if (is.type === 'boolean') return true;
  return text(Math.min(is.maxLength ?? LONGEST, 2_000));
};

const DEEP = Math.floor(MAX_BODY_BYTES / 2) - 10;
/** Bodies as large as are taken, whatever the route. */
const BODIES: Readonly<Record<string, string>> = {
  'deep brackets': '['.repeat(DEEP) + ']'.repeat(DEEP),
  'deep objects': `${'{"a":'.repeat(DEEP / 4)}1${'}'.repeat(DEEP / 4)}`,
  'unknown keys': JSON.stringify(
    Object.fromEntries(Array.from({ length: 4_500 }, (_, n) => [`k${n}`, n])),
  ),
  'one key': JSON.stringify({ ['k'.repeat(MAX_BODY_BYTES - 20)]: 1 }),
  'no JSON': '{"a":'.repeat(MAX_BODY_BYTES / 5 - 5),
};

/** The worst that can be made of what is published of an operation. */
export const worstRequests = (
  { path, query, body, method }: Operation,
  schemas: Schemas,
): readonly WorstRequest[] => {
  const address = path.replaceAll(/\{\w+\}/g, '1');
  const withTexts = Object.entries(TEXTS).map(([name, text]) => {
    const asked = Object.entries(query).map(([key, schema]) => [
      key,
      String(filled(schema, schemas, text)),
    ]);
    const search = new URLSearchParams(Object.fromEntries(asked) as Record<string, string>);
    return {
      name,
      url: search.size > 0 ? `${address}?${search.toString()}` : address,
      payload: body ? JSON.stringify(filled(body, schemas, text)) : undefined,
    };
  });
  if (method === 'GET') return withTexts;
  const whole = Object.entries(BODIES).map(([name, payload]) => ({ name, url: address, payload }));
  return [...withTexts, ...whole];
};
