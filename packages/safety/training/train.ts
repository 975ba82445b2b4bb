/**
 * Fits the weights of the detector to corpus/train and writes them, the same bytes from the same lines. The threshold is
 * chosen on writers that a fit has not seen, one fifth after the other: at most ALARMS of the hard lines reach it.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CLASSES, oddsBy } from '../src/hears/linear.ts';
import { letterOf } from '../src/hears/weight-letters.ts';
import { linesOf } from './corpus.ts';
import { exampleOf, fit, thresholdFor } from './fit.ts';
import { printTable } from './table.ts';

const PARTS = 5;
const ALARMS = 0.04;
const TARGET = join(import.meta.dirname, '../src/hears/model.generated.ts');

const examples = linesOf('train').map(exampleOf);
/** Files of one writer in several languages hold the same scenes: they are seen together or not at all. */
const writerOf = (file: string): string => file.replace(/-(?:english|hindi|hinglish)\b/u, '');
const writers = [...new Set(examples.map(({ line }) => writerOf(line.writer)))].sort();
const partOf = ({ line }: (typeof examples)[number]): number =>
  writers.indexOf(writerOf(line.writer)) % PARTS;

const told = Array.from({ length: PARTS }, (_, part) => {
  const odds = oddsBy(fit(examples.filter((each) => partOf(each) !== part)));
  return examples
    .filter((each) => partOf(each) === part)
    .map((each) => {
      const [size, kind] = odds(each.features);
      return { line: each.line, odds: size, kind };
    });
}).flat();
const threshold = thresholdFor(told, ALARMS);
console.log(`${examples.length} lines of ${writers.length} writers; on those not seen:`);
printTable(told.map(({ odds, ...rest }) => ({ ...rest, isHeard: odds >= threshold })));

const { weights, step } = fit(examples);
const kept = weights.filter((_, at) => at % CLASSES > 0);
const text = Array.from(kept, letterOf).join('');
writeFileSync(
  TARGET,
  `/* Written by training/train.ts; not to be edited. */
export const STEP = ${step};
export const THRESHOLD = ${threshold};
export const WEIGHTS =
  ${JSON.stringify(text)};
`,
);
console.log(`${(gzipSync(text, { level: 9 }).length / 1024).toFixed(1)} KB as gzip sends it`);
