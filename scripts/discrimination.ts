/**
 * Do answers tell people apart? Every question for a thousand seeded adult births, on texts without dates, numbers,
 * caveat and sources; a line a question, and one table row. `npm run proof -- discrimination`; `--births N` and names of
 * questions for less.
 */
import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as fc from 'fast-check';
import { QUESTIONS } from '@dhruva/contract/catalogue/questions';
import { judge, julianDayUt } from '@dhruva/jyotish';
import { narrate, type Language } from '@dhruva/narration';
import {
  bare,
  commonShare,
  distinctShare,
  percent,
  wholeTextOf,
} from '../apps/cli/src/discrimination.ts';

const { values, positionals } = parseArgs({
  options: { births: { type: 'string', default: '1000' } },
  allowPositionals: true,
});
const SEED = 20261121;
const PAIRS = 2000;
const WORDS = 5;
const MOST_ONE_TREND = 0.45;
const LEAST_DISTINCT = 0.95;
const MOST_OVERLAP = 0.35;
const LANGUAGES: readonly Language[] = ['en'];

/** 2026-01-01 and two years from then. */
const ASKED = { min: 2461041, max: 2461771 };
/** Days: adults of 18 to 65. */
const AGE = { min: 6_576, max: 23_741 };

const numRuns = Number(values.births);
const inIndia = fc.record({
  asked: fc.integer(ASKED),
  age: fc.integer(AGE),
  minute: fc.integer({ min: 0, max: 1439 }),
  lat: fc.integer({ min: 800, max: 3400 }),
  lon: fc.integer({ min: 6900, max: 9700 }),
});
const births = fc
  .sample(fc.noBias(inIndia), { seed: SEED, numRuns })
  .map(({ asked, age, minute, lat, lon }) => ({
    birth: julianDayUt(asked - age + minute / 1440),
    place: { lat: lat / 100, lon: lon / 100 },
    at: julianDayUt(asked + 0.5),
  }));
const person = fc.integer({ min: 0, max: numRuns - 1 });
const pairs = fc.sample(fc.noBias(fc.tuple(person, person).filter(([a, b]) => a !== b)), {
  seed: SEED,
  numRuns: PAIRS,
});

/** Every run of five words of a text. */
const shingles = (text: string): ReadonlySet<string> => {
  const words = text.toLowerCase().split(/[^\p{L}\p{M}·]+/u);
  return new Set(words.slice(WORDS - 1).map((_, at) => words.slice(at, at + WORDS).join(' ')));
};

/** The part of the shorter text that the other one says too. */
const overlap = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  const [short, long] = a.size <= b.size ? [a, b] : [b, a];
  return [...short].filter((each) => long.has(each)).length / short.size;
};

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const failures: string[] = [];
const worst = { trend: 0, distinct: 1, overlap: 0 };
console.log(`${births.length} births\n${''.padEnd(32)} trend  distinct  direct answers  overlap`);
for (const language of LANGUAGES) {
  for (const { id } of QUESTIONS) {
    if (positionals.length > 0 && !positionals.includes(id)) continue;
    const told = births.map((born) => {
      const judgement = judge({ question: id, ...born });
      return { trend: judgement.trend, narrative: narrate(judgement, language) };
    });
    const texts = told.map(({ narrative }) => bare(wholeTextOf({ ...narrative, caveat: '' })));
    const all = texts.map(shingles);
    const overlaps = pairs.map(([a, b]) => overlap(all[a] ?? new Set(), all[b] ?? new Set()));
    const row = {
      trend: commonShare(told.map(({ trend }) => trend)),
      distinct: distinctShare(texts),
      direct: new Set(told.map(({ narrative }) => bare(narrative.direct))).size,
      overlap: median(overlaps),
    };
    worst.trend = Math.max(worst.trend, row.trend);
    worst.distinct = Math.min(worst.distinct, row.distinct);
    worst.overlap = Math.max(worst.overlap, row.overlap);
    console.log(
      `${language} ${id.padEnd(29)} ${percent(row.trend)}  ${percent(row.distinct)}  ${String(row.direct).padStart(14)}  ${percent(row.overlap)}`,
    );
    if (row.trend > MOST_ONE_TREND) failures.push(`${id}: one trend for ${percent(row.trend)}`);
    if (row.distinct < LEAST_DISTINCT) failures.push(`${id}: ${percent(row.distinct)} distinct`);
    if (row.overlap > MOST_OVERLAP) failures.push(`${id}: overlap ${percent(row.overlap)}`);
  }
}
for (const failure of failures) console.log(failure);
const table = process.env['PROOF_TABLE'];
const result = `${births.length} births: one trend at most ${percent(worst.trend)}, distinct at least ${percent(worst.distinct)}, overlap at most ${percent(worst.overlap)}`;
if (table) appendFileSync(table, `${JSON.stringify({ what: 'discrimination', result })}\n`);
console.log(result);
process.exitCode = failures.length === 0 ? 0 : 1;
