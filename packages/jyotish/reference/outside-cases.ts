import { readFileSync } from 'node:fs';
import { signChart, type SignChart } from '../src/chart/houses.ts';
import type { Graha, RashiIndex } from '../src/vocabulary.ts';

/** A result published by others: a book's worked example, another program's report. */
export interface OutsideCase<Input = unknown, Expected = unknown> {
  readonly id: string;
  readonly topic: string;
  /** Whether the case must hold; the others are compared and their difference printed. */
  readonly gate: boolean;
  /** Conventions of its author: ayanamsha, node, rule. */
  readonly convention: Readonly<Record<string, unknown>>;
  readonly input: Input;
  readonly expected: Expected;
  readonly tolerance: string;
  readonly source: string;
}

const CASES = JSON.parse(
  readFileSync(new URL('outside-cases.json', import.meta.url), 'utf8'),
) as readonly OutsideCase[];

/**
 * Cases whose id ends with the given text, typed as their topic's shape. Throws if there is none.
 */
export const outsideCases = <Input, Expected>(
  ending: string,
): readonly OutsideCase<Input, Expected>[] => {
  const found = CASES.filter(({ id }) => id.endsWith(ending));
  if (found.length === 0) throw new Error(`no outside case ends in ${ending}`);
  return found as readonly OutsideCase<Input, Expected>[];
};

const SIGN_NAMES = ['Ar', 'Ta', 'Ge', 'Cn', 'Le', 'Vi', 'Li', 'Sc', 'Sg', 'Cp', 'Aq', 'Pi'];

/** "Ge" → 2. */
export const signNamed = (name: string): RashiIndex => {
  const index = SIGN_NAMES.indexOf(name);
  if (index < 0) throw new Error(`no sign ${name}`);
  return index as RashiIndex;
};

/** "3 Ge", "11Ge", "23Cp50" (degrees, sign, minutes) → sidereal longitude. */
export const longitudeNamed = (text: string): number => {
  const parts = /^(\d+)\s*([A-Z][a-z])(\d+)?$/.exec(text);
  if (parts === null) throw new Error(`no longitude ${text}`);
  return signNamed(parts[2] ?? '') * 30 + Number(parts[1]) + Number(parts[3] ?? 0) / 60;
};

/** "Jupiter" → jupiter. */
export const grahaNamed = (name: string): Graha => name.toLowerCase() as Graha;

/** The signs of the grahas of a case, "Asc" left out. */
export const signsOf = (signs: Readonly<Record<string, string>>): Record<Graha, RashiIndex> =>
  Object.fromEntries(
    Object.entries(signs)
      .filter(([name]) => name !== 'Asc')
      .map(([name, sign]) => [grahaNamed(name), signNamed(sign)]),
  ) as Record<Graha, RashiIndex>;

/** The chart of a case that gives signs alone, the lagna as "Asc". Nodes it leaves out have no sign. */
export const signChartNamed = (signs: Readonly<Record<string, string>>): SignChart =>
  signChart(signNamed(signs['Asc'] ?? ''), signsOf(signs));
