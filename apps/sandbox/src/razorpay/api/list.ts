import { invalid } from '../model/api-error.ts';
import type { Fields } from '../model/fields.ts';

const DEFAULT_COUNT = 10;

export interface Collection<Entity> {
  readonly entity: 'collection';
  readonly count: number;
  readonly items: Entity[];
}

const whole = (query: Fields, name: string, fallback: number): number => {
  if (query[name] === undefined || query[name] === '') return fallback;
  const value = Number(query[name]);
  if (!Number.isSafeInteger(value)) throw invalid(name, `The ${name} must be an integer.`);
  if (value < 0) throw invalid(name, `The ${name} must be at least 0.`);
  return value;
};

/** The page of a list selected by `count` and `skip`. */
export const pageOf = <Entity>(
  items: readonly Entity[],
  query: Fields,
  most: number,
): Collection<Entity> => {
  const count = whole(query, 'count', DEFAULT_COUNT);
  if (count < 1) throw invalid('count', 'The count must be at least 1.');
  if (count > most) throw invalid('count', `The count may not be greater than ${most}.`);
  const skip = whole(query, 'skip', 0);
  const page = items.slice(skip, skip + count);
  return { entity: 'collection', count: page.length, items: page };
};

/**
 * The entities created between `from` and `to` (unix seconds, both included), newest first, paged by at most
 * 100.
 */
export const listOf = <Entity extends { created_at: number }>(
  rows: readonly { entity: Entity }[],
  query: Fields,
): Collection<Entity> => {
  const from = whole(query, 'from', 0);
  const to = whole(query, 'to', Number.MAX_SAFE_INTEGER);
  const items = rows
    .map(({ entity }) => entity)
    .filter(({ created_at }) => created_at >= from && created_at <= to)
    .reverse();
  return pageOf(items, query, 100);
};
