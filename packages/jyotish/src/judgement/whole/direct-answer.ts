import type { Finding } from '../judgement.types.ts';
import { monthNumber } from '../reading/month-number.ts';
import type { Stretch } from '../sum/windows.ts';
import type { DirectAnswer } from './judge-reading.ts';

type Value = readonly unknown[] | string | number;

const MONTH = /^\d{4}-\d{2}$/;

/** Whether two months are at most one apart. */
const isWithinMonth = (a: string, b: string): boolean =>
  Math.abs(monthNumber(a) - monthNumber(b)) <= 1;

/**
 * Whether two evidence values are equal; months may differ by one, as a period's months shift by
 * days when the birth shifts by minutes.
 */
const sameValue = (a: Value | undefined, b: Value | undefined): boolean => {
  if (typeof a === 'string' && typeof b === 'string' && MONTH.test(a) && MONTH.test(b)) {
    return isWithinMonth(a, b);
  }
  return JSON.stringify(a) === JSON.stringify(b);
};

/**
 * Evidence fields that are reasons, or ends of a running period: they may differ where the answer
 * is the same.
 */
const REASONS = new Set(['because', 'reads', 'begins', 'ends']);

/** Whether two findings are the same apart from reasons, months to within one. */
export const sameFinding = (a: Finding | undefined, b: Finding | undefined): boolean => {
  if (a?.id !== b?.id) return false;
  const [left, right] = [a?.evidence ?? {}, b?.evidence ?? {}] as Record<string, Value>[];
  return Object.keys(left ?? {}).every(
    (field) => REASONS.has(field) || sameValue(left?.[field], right?.[field]),
  );
};

/** The first finding of each kind of specific; the direct answer is made of these. */
export const firstOfEachKind = (specifics: readonly Finding[]): readonly Finding[] =>
  specifics.filter(({ id }, index) => specifics.findIndex((each) => each.id === id) === index);

/** Whether two direct answers are the same: trend, and first specific of each kind. */
export const sameDirectAnswer = (a: DirectAnswer, b: DirectAnswer): boolean => {
  const [left, right] = [firstOfEachKind(a.specifics), firstOfEachKind(b.specifics)];
  return (
    a.trend === b.trend &&
    left.length === right.length &&
    left.every((each, index) => sameFinding(each, right[index]))
  );
};

type Windows = readonly Pick<Stretch, 'from'>[];

/** Whether the first of two lists of windows begin within a month of each other, or both are empty. */
export const sameFirstWindow = ([a]: Windows, [b]: Windows): boolean =>
  a === undefined || b === undefined ? a === b : isWithinMonth(a.from, b.from);
