/**
 * Fits the detector to corpus/train and writes it, the same bytes from the same lines. The threshold is chosen on writers that
 * a fit has not seen, one of five: at most so many of the hard lines, and of the plain ones, reach it.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { featuresOf } from '../src/detector/features.ts';
import { kindBy } from '../src/detector/linear.ts';
import { readMeanings } from '../src/detector/meanings.ts';
import { oddsOf } from '../src/detector/odds.ts';
import { written } from '../src/detector/written-table.ts';
import { isHard, linesOf } from './corpus.ts';
import { fit } from './fit.ts';
import { meaningLists } from './meanings.ts';
import { loadedBytes } from './size.ts';
import { printTable } from './table.ts';
import { HARD, isCounted, leastForOne, thresholdFor } from './threshold.ts';

/** One writer of so many measures. */
const PARTS = 5;
const TARGET = join(import.meta.dirname, '../src/detector/model.generated.ts');

const lines = linesOf('train');
const lists = meaningLists(lines);
const meanings = readMeanings(lists);
const examples = lines.map((line) => ({ line, features: featuresOf(line.text, meanings) }));

/** Files of one writer in several languages or labels hold the same scenes: they are seen together or not at all. */
const writerOf = (file: string): string =>
  file.replace(/-(?:english|hindi|hinglish|self|violence|other|hard)\b/gu, '');
const writers = [...new Set(examples.map(({ line }) => writerOf(line.writer)))].sort();
const isMeasured = ({ line }: (typeof examples)[number]): boolean =>
  writers.indexOf(writerOf(line.writer)) % PARTS === 0;

const measured = fit(examples.filter((each) => !isMeasured(each)));
const kindOf = kindBy(measured.kinds);
const told = examples.filter(isMeasured).map(({ line, features }) => ({
  line,
  odds: oddsOf(line.text, features, measured.danger),
  kind: kindOf(features),
}));
const threshold = thresholdFor(told);
console.log(
  `${examples.length} lines of ${writers.length} writers; on ${told.length} lines of those not seen:`,
);
const print = (least: number): void =>
  printTable(told.map(({ odds, ...rest }) => ({ ...rest, isDetected: odds >= least })));
print(threshold);
console.log(`with ${100 * HARD} % of their hard lines:`);
print(
  leastForOne(
    told.filter(({ line }) => isHard(line) && isCounted(line)),
    HARD,
  ),
);

const { danger, kinds } = fit(examples);
const text = `/* Written by training/train.ts; not to be edited. */
import type { Written } from './written-table.ts';

export const THRESHOLD = ${threshold};
export const MEANINGS = ${JSON.stringify(lists)};
export const DANGER: Written = ${JSON.stringify(written(danger))};
export const KINDS: readonly Written[] = ${JSON.stringify(kinds.map(written))};
`;
writeFileSync(TARGET, text);
console.log(`${danger.steps.filter((step) => step !== 0).length} weights`);
console.log(`${await loadedBytes()} bytes, code and weights, as gzip sends them to a browser`);
