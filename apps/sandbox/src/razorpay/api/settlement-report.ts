import { invalid } from '../model/api-error.ts';
import type { World } from '../model/world.ts';
import type { Fields } from '../model/fields.ts';
import { INDIA_OFFSET, type ReconItem, reconItems } from '../refunds/settlements.ts';
import { type Collection, pageOf } from './list.ts';

const MOST = 1_000;

const digits = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The month or day of India given by `year`, `month` and optionally `day`, as a prefix of its ISO date. */
const readPeriod = ({ year, month, day }: Fields): string => {
  const [y, m] = [digits(year), digits(month).padStart(2, '0')];
  const d = day === undefined ? '' : `-${digits(day).padStart(2, '0')}`;
  if (!/^\d{4}$/.test(y)) throw invalid('year', 'The year must be 4 digits.');
  if (!/^(0[1-9]|1[0-2])$/.test(m)) throw invalid('month', 'The month is not a valid month.');
  if (!/^(-\d\d)?$/.test(d)) throw invalid('day', 'The day must be between 1 and 2 digits.');
  return `${y}-${m}${d}`;
};

/** `GET /v1/settlements/recon/combined`: what was settled in a month or on a day of India. */
export const settlementReport = (
  world: World,
  keyId: string,
  query: Fields,
): Collection<ReconItem> => {
  const period = readPeriod(query);
  const dateOf = ({ settled_at }: ReconItem): string =>
    new Date((settled_at + INDIA_OFFSET) * 1000).toISOString();
  const items = reconItems(world, keyId).filter((item) => dateOf(item).startsWith(period));
  return pageOf(items, query, MOST);
};
