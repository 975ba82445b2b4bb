import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Narrative } from '@dhruva/narration';
import { environmentOf, MACHINES, type Machine } from './machines.ts';

/** The whole answer as told: direct, when, why, how sure, what one can do, the caveat. */
export const wholeTextOf = (told: Narrative): string =>
  [
    told.direct,
    told.trendText,
    told.windowsNote,
    ...told.windows.map(({ text }) => text),
    ...told.factors.map(({ text }) => text),
    told.sure,
    ...told.advice,
    told.caveat,
  ]
    .filter((part) => part !== '')
    .join('\n');

/** A birth of the oracle as a line of input has it. */
export interface BirthInput {
  readonly date: string;
  readonly time: string;
  readonly zone: string;
  readonly lat: number;
  readonly lon: number;
  readonly fold?: string;
}

const ORACLE = join(import.meta.dirname, '../../../packages/jyotish/reference/charts-public.jsonl');

/** The births of the oracle, in its order. */
export const oracleBirths = (): readonly BirthInput[] =>
  readFileSync(ORACLE, 'utf8')
    .trim()
    .split('\n')
    .map((row) => {
      const { input } = JSON.parse(row) as { readonly input: BirthInput };
      const { date, time, zone, lat, lon, fold } = input;
      return { date, time, zone, lat, lon, ...(fold !== undefined && { fold }) };
    });

/** The bytes a script of this folder prints for all lines, on a machine. */
export const printedBy = (
  script: string,
  lines: readonly object[],
  machine: Machine = MACHINES[0],
): string => {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, script)],
    {
      input: lines.map((line) => JSON.stringify(line)).join('\n'),
      encoding: 'utf8',
      env: environmentOf(machine),
      maxBuffer: 1e9,
    },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout;
};

/** What a script printed, a line a reply. */
export const linesOf = (printed: string): readonly string[] => printed.trim().split('\n');

/** Month names of the languages answers are told in. */
const MONTHS = [
  'January|February|March|April|May|June|July|August|September|October|November|December',
  'जनवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर',
].join('|');
const DATES_AND_NUMBERS = new RegExp(`(?<![\\p{L}\\p{M}])(${MONTHS})(?![\\p{L}\\p{M}])|\\d+`, 'gu');

/** A text without dates and numbers, so that only what is said is compared. */
export const bare = (text: string): string => text.replace(DATES_AND_NUMBERS, '·');

/** The share of different values, 0–1. */
export const distinctShare = (values: readonly string[]): number =>
  new Set(values).size / values.length;

/** The share of the most common value, 0–1. */
export const commonShare = (values: readonly string[]): number => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Math.max(...counts.values()) / values.length;
};

export const percent = (share: number): string => `${Math.round(share * 100)} %`.padStart(6);

/** Asks again on two machines, the first one's like; names those whose bytes differ from `first`. */
export const otherBytes = (
  script: string,
  lines: readonly object[],
  first: string,
): readonly string[] =>
  [MACHINES[0], MACHINES.at(-1) ?? MACHINES[0]].flatMap((machine) => {
    const same = printedBy(script, lines, machine) === first;
    const name = `TZ=${machine.zone} LC_ALL=${machine.locale}`;
    console.log(`asked again, ${name}: ${same ? 'identical bytes' : 'DIFFERENT BYTES'}`);
    return same ? [] : [`${script}: other bytes under ${name}`];
  });
