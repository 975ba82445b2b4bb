/**
 * Measures the detector, as it is built, on the part of the corpus that is kept apart: the table, its time, every
 * line it gets wrong, and how much is detected when it is trained on fewer writers. Each run is noted in
 * corpus/README.md.
 */
import { DANGERS } from '../src/danger.ts';
import { detectDanger } from '../src/detector/detect-danger.ts';
import { featuresOf } from '../src/detector/features.ts';
import { readMeanings } from '../src/detector/meanings.ts';
import { MEANINGS } from '../src/detector/model.generated.ts';
import { oddsOf } from '../src/detector/odds.ts';
import { isHard, type Line, linesOf } from './corpus.ts';
import { fit } from './fit.ts';
import { printTable, type Told } from './table.ts';
import { HARD, leastForOne } from './threshold.ts';

const SHARES = [1 / 16, 1 / 8, 1 / 4, 1 / 2, 1];

const kept = linesOf('kept');
const meanings = readMeanings(MEANINGS);
const exampleOf = (line: Line) => ({ line, features: featuresOf(line.text, meanings) });

const printKinds = (told: readonly Told[]): void => {
  const kinds = Map.groupBy(told, ({ line }) => `${line.danger ?? 'none'} ${line.kind}`);
  for (const [kind, of] of [...kinds].sort(([a], [b]) => a.localeCompare(b))) {
    const detected = of.filter(({ isDetected }) => isDetected).length;
    console.log(`${kind.padEnd(20)} ${detected} of ${of.length} get a card`);
  }
};

const printWrong = (told: readonly Told[]): void => {
  for (const { line, kind, isDetected } of told)
    if (isDetected !== (line.danger !== undefined))
      console.log(
        [
          line.danger ?? 'none',
          isDetected ? `detected as ${kind}` : 'missed',
          line.writer,
          line.text,
        ].join('\t'),
      );
};

/**
 * Prints the share of each danger that is detected at the threshold at which the share HARD of the hard
 * lines is detected falsely, for models trained on ever more writers.
 */
const printCurve = (): void => {
  const examples = linesOf('train').map(exampleOf);
  const writers = [...new Set(examples.map(({ line }) => line.writer))].sort();
  const keptExamples = kept.map(exampleOf);
  for (const share of SHARES) {
    const isSeen = ({ writer }: Line): boolean =>
      Math.floor(writers.indexOf(writer) * share) !==
      Math.floor((writers.indexOf(writer) - 1) * share);
    const seen = examples.filter(({ line }) => isSeen(line));
    const { danger: table } = fit(seen);
    const told = keptExamples.map(({ line, features }) => ({
      line,
      odds: oddsOf(line.text, features, table),
    }));
    const threshold = leastForOne(
      told.filter(({ line }) => isHard(line)),
      HARD,
    );
    const shares = DANGERS.map((danger) => {
      const own = told.filter(({ line }) => line.danger === danger);
      const detected = own.filter(({ odds }) => odds >= threshold).length;
      return `${danger} ${((100 * detected) / own.length).toFixed(1)} %`;
    });
    console.log(`${String(seen.length).padStart(6)} lines: ${shares.join(', ')}`);
  }
};

const begin = performance.now();
const told = kept.map((line): Told => {
  const kind = detectDanger(line.text);
  return { line, kind: kind ?? 'self', isDetected: kind !== undefined };
});
const microseconds = ((performance.now() - begin) * 1000) / kept.length;
printTable(told);
console.log(`${microseconds.toFixed(0)} µs a line`);
printKinds(told);
printWrong(told);
printCurve();
