import type { KeptRecord } from '../../contract/schemas.ts';
import { personOf, type ToldWindow, toldWindows } from '../../contract/told-windows.ts';

const MONTHS = 12;

/** The twelve months from one on, `YYYY-MM`. */
export const yearFrom = (month: string): readonly string[] => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, index) => {
    const at = number - 1 + index;
    return `${year + Math.floor(at / MONTHS)}-${String((at % MONTHS) + 1).padStart(2, '0')}`;
  });
};

/** A window as far as it lies in a year: the first and last of its months there, counted from 0. */
interface YearWindow extends Pick<ToldWindow, 'from' | 'to' | 'strength'> {
  readonly first: number;
  readonly last: number;
}

/** The windows of one answer in a year. */
export interface Lane {
  readonly record: KeptRecord;
  readonly isEarlier: boolean;
  readonly windows: readonly YearWindow[];
}

const inYear = (
  { from, to, strength }: ToldWindow,
  months: readonly string[],
): readonly YearWindow[] => {
  const first = months.findIndex((month) => month >= from);
  const last = months.findLastIndex((month) => month <= to);
  return first < 0 || last < first ? [] : [{ from, to, strength, first, last }];
};

/** The lanes of a year: one for each answer with months in it, those told earlier after those that lead. */
export const lanesOf = (
  records: readonly KeptRecord[],
  months: readonly string[],
): readonly Lane[] => {
  const windows = toldWindows(records);
  return records
    .map((record) => {
      const own = windows.filter((window) => window.record === record);
      return {
        record,
        isEarlier: own.some(({ isEarlier }) => isEarlier),
        windows: own.flatMap((window) => inYear(window, months)),
      };
    })
    .filter((lane) => lane.windows.length > 0)
    .toSorted((a, b) => Number(a.isEarlier) - Number(b.isEarlier));
};

/** The first stretch of months in which the most answers meet, at least two; undefined where none do. */
export const meetingOf = (
  lanes: readonly Lane[],
): { readonly first: number; readonly last: number; readonly count: number } | undefined => {
  const counts = Array.from(
    { length: MONTHS },
    (_, month) =>
      lanes.filter(
        ({ isEarlier, windows }) =>
          !isEarlier && windows.some(({ first, last }) => first <= month && month <= last),
      ).length,
  );
  const count = Math.max(...counts);
  if (count < 2) return undefined;
  const first = counts.indexOf(count);
  const after = counts.findIndex((each, month) => month > first && each !== count);
  return { first, last: (after < 0 ? MONTHS : after) - 1, count };
};

/** Somebody answers are about. `record`: the newest of these, which names whom without birth details. */
export interface Person {
  readonly key: string;
  readonly kind: 'self' | 'pair' | 'other';
  readonly record: KeptRecord;
}

const KINDS = { self: 'self', pair: 'pair' } as const;

/** Whom the answers are about: oneself first, then others, then pairs. */
export const peopleOf = (records: readonly KeptRecord[]): readonly Person[] => {
  const known = new Map<string, Person>();
  for (const record of records) {
    const key = personOf(record);
    const kind = key === 'self' || key === 'pair' ? KINDS[key] : 'other';
    if (!known.has(key)) known.set(key, { key, kind, record });
  }
  const order: readonly Person['kind'][] = ['self', 'other', 'pair'];
  return [...known.values()].toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
};
