/**
 * Fits the detector to corpus/train and writes it, the same bytes from the same lines. The threshold is chosen on writers that
 * a fit has not seen, one fifth after the other: at most so many of the hard lines, and of the plain ones, reach it.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { featuresOf } from '../src/detector/features.ts';
import { kindBy } from '../src/detector/linear.ts';
import { readMeanings } from '../src/detector/meanings.ts';
import { oddsOf } from '../src/detector/odds.ts';
import { written } from '../src/detector/written-table.ts';
import { linesOf } from './corpus.ts';
import { fit, modelOf } from './fit.ts';
import { meaningLists } from './meanings.ts';
import { printTable } from './table.ts';
import { thresholdFor } from './threshold.ts';

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
const partOf = ({ line }: (typeof examples)[number]): number =>
  writers.indexOf(writerOf(line.writer)) % PARTS;

const told = Array.from({ length: PARTS }, (_, part) => {
  const { danger, kinds } = modelOf(fit(examples.filter((each) => partOf(each) !== part)));
  const kindOf = kindBy(kinds);
  return examples
    .filter((each) => partOf(each) === part)
    .map(({ line, features }) => ({
      line,
      odds: oddsOf(line.text, features, danger),
      kind: kindOf(features),
    }));
}).flat();
const threshold = thresholdFor(told);
console.log(`${examples.length} lines of ${writers.length} writers; on those not seen:`);
printTable(told.map(({ odds, ...rest }) => ({ ...rest, isDetected: odds >= threshold })));

const { danger, kinds } = fit(examples);
const text = `/* Written by training/train.ts; not to be edited. */
import type { Written } from './written-table.ts';

export const THRESHOLD = ${threshold};
export const MEANINGS = ${JSON.stringify(lists)};
export const DANGER: Written = ${JSON.stringify(written(danger))};
export const KINDS: readonly Written[] = ${JSON.stringify(kinds.map(written))};
`;
writeFileSync(TARGET, text);
const kilobytes = (part: string): string => (gzipSync(part, { level: 9 }).length / 1024).toFixed(1);
for (const [part, of] of Object.entries({
  text,
  lists,
  danger: written(danger),
  kinds: kinds.map(written),
}))
  console.log(`${part}: ${kilobytes(JSON.stringify(of))} KB as gzip sends it`);
