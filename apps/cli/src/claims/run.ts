/**
 * Checks every claim of the answers to all questions of random births, each recomputed without the
 * judgement and the narrator, and every name in their sentences. `--births N --seed S`, `--pairs N`
 * (the six questions about two people, in place of births), `--locale en|hi` (both by default),
 * `--no-time` (births without a time, of a pair the second), `--facts` (persons who tell facts of
 * their life; not of pairs), `--falsify` (one claim in a hundred is changed on purpose, and has to be
 * found). Fails when a claim is false, a name is not carried, or a changed claim passes.
 */
import { parseArgs } from 'node:util';
import { julianDayFromUnixMs } from '@dhruva/jyotish';
import { LANGUAGES } from '@dhruva/narration';
import { chanceOf } from './run/chance.ts';
import type { Run } from './run/examine-answer.ts';
import { examinePair } from './run/examine-pair.ts';
import { examineBirth, NoSentences } from './run/examine.ts';
import { randomBirth, withRandomFacts } from './run/random-births.ts';
import { emptyTally, isClean, linesOf } from './run/tally.ts';
import { spanMemory } from './time/spans.ts';

const AT = julianDayFromUnixMs(Date.UTC(2026, 10, 22, 6, 30));
const FALSIFIED = 1 / 100;

const { values } = parseArgs({
  options: {
    births: { type: 'string', default: '10' },
    pairs: { type: 'string' },
    seed: { type: 'string', default: '1' },
    locale: { type: 'string' },
    facts: { type: 'boolean', default: false },
    'no-time': { type: 'boolean', default: false },
    falsify: { type: 'boolean', default: false },
  },
});

const isTimeKnown = !values['no-time'];
const seed = Number(values.seed);
const births = chanceOf(seed);
const facts = chanceOf(seed + 2);
const run: Run = {
  at: AT,
  languages: LANGUAGES.filter((each) => values.locale === undefined || each === values.locale),
  tally: emptyTally(),
  memory: spanMemory(),
  chance: chanceOf(seed + 1),
  falsify: values.falsify ? FALSIFIED : 0,
};

try {
  if (values.pairs === undefined) {
    for (let count = 0; count < Number(values.births); count += 1) {
      const born = randomBirth(births, isTimeKnown);
      examineBirth(values.facts ? withRandomFacts(born, facts) : born, run);
    }
  }
  for (let count = 0; count < Number(values.pairs ?? 0); count += 1) {
    examinePair(randomBirth(births, true), randomBirth(births, isTimeKnown), run);
  }
  for (const line of linesOf(run.tally)) console.log(line);
  process.exitCode = isClean(run.tally) ? 0 : 1;
} catch (error) {
  if (!(error instanceof NoSentences)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
