/**
 * Measures how much answers differ between people: every question for a thousand seeded adult births, and
 * those about two people for a thousand pairs, in each language, on texts without dates, numbers, caveat and
 * sources; one row for each question, then how often each yoga occurs. `npm run proof -- discrimination`; for
 * less: `--births N`, `--language hi`, and question ids.
 */
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { QUESTIONS } from '@dhruva/asking/questions/contract/catalogue';
import { COMPATIBILITY_QUESTIONS } from '@dhruva/jyotish';
import { LANGUAGES } from '@dhruva/narration';
import { percent } from '../apps/cli/src/check/shares.ts';
import type { Row } from './discrimination/question-rows.ts';
import type { Share } from './discrimination/worker.ts';
import { addToTable } from './proof-table.ts';

/** Above this share the cause is looked into and reported; a trend is judged, not ranked. */
const LARGE_TREND = 0.45;
const LEAST_DISTINCT = 0.95;
const MOST_OVERLAP = 0.35;

const { values, positionals } = parseArgs({
  options: {
    births: { type: 'string', default: '1000' },
    language: { type: 'string', multiple: true, default: [...LANGUAGES] },
  },
  allowPositionals: true,
});
const births = Number(values.births);
const languages = LANGUAGES.filter((language) => values.language.includes(language));
const questions = [...QUESTIONS.map(({ id }) => id), ...COMPATIBILITY_QUESTIONS].filter(
  (id) => positionals.length === 0 || positionals.includes(id),
);
if (languages.length === 0 || questions.length === 0) {
  console.error(`No such language or question. Languages: ${LANGUAGES.join(', ')}`);
  process.exit(2);
}

const rows: Row[] = [];
const failures: string[] = [];

const tenths = (share: number): string => `${(share * 100).toFixed(1)} %`.padStart(7);

const take = (row: Row): void => {
  const { question, language, trend, distinct, direct, overlap } = row;
  rows.push(row);
  const name = `${language} ${question}`;
  console.log(
    `${name.padEnd(32)} ${percent(trend)}  ${percent(distinct)}  ${String(direct).padStart(14)}  ${tenths(overlap)}`,
  );
  if (trend > LARGE_TREND) console.log(`  one trend for ${percent(trend)}: to be explained`);
  if (distinct < LEAST_DISTINCT) failures.push(`${name}: ${percent(distinct)} distinct`);
  if (overlap > MOST_OVERLAP) failures.push(`${name}: overlap ${tenths(overlap)}`);
};

const measured = (share: Share): Promise<void> =>
  new Promise((done, fail) => {
    const worker = new Worker(new URL('discrimination/worker.ts', import.meta.url), {
      workerData: share,
    });
    worker.on('message', (found: readonly Row[]) => found.forEach(take));
    worker.on('error', fail);
    worker.on('exit', () => done());
  });

console.log(`${births} births\n${''.padEnd(32)}  trend  distinct  direct answers  overlap`);
const workers = availableParallelism();
await Promise.all(
  Array.from({ length: workers }, (_, turn) =>
    measured({
      questions: questions.filter((_question, at) => at % workers === turn),
      languages,
      births,
    }),
  ),
);

/** A separate sample of ten thousand births, since some yogas occur once in a thousand. */
const yogas = spawnSync(
  process.execPath,
  [join(import.meta.dirname, '../packages/jyotish/calibration/count-yogas.ts')],
  { encoding: 'utf8' },
);
console.log(`\n${yogas.stdout}`);
const counted = yogas.stdout.trim().split('\n').at(-1) ?? yogas.stderr;
if (yogas.status !== 0) failures.push(counted);

for (const failure of failures) console.log(failure);
const of = (key: 'trend' | 'distinct' | 'overlap'): readonly number[] =>
  rows.map((row) => row[key]);
const result = `${births} births: one trend at most ${percent(Math.max(...of('trend'))).trim()}, distinct at least ${percent(Math.min(...of('distinct'))).trim()}, overlap at most ${tenths(Math.max(...of('overlap'))).trim()}; ${counted}`;
addToTable('discrimination', result);
console.log(result);
process.exitCode = failures.length === 0 ? 0 : 1;
