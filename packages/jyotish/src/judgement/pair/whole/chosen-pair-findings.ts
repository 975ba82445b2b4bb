import { KUTAS } from '../../../tables/kutas.ts';
import type { Finding } from '../../judgement.types.ts';
import { scorePoints } from '../../sum/score.ts';
import { mergeFindings, stepSides } from '../../sum/weigh.ts';
import { BIRTH_STEPS } from '../../steps/all-steps.ts';
import type { ScoredReading } from '../../whole/judge-reading.ts';
import { toldManglik } from '../items/manglik-items.ts';
import { pointsFinding, poruthamFindings, remarkFindings } from '../items/kuta-items.ts';
import type { PairReading } from '../pair-reading.ts';
import { scorePerPoint, type ScoredPair } from '../sum/pair-score.ts';
import { byPairWeight, findingOfPerson, pairKeyOf, scaledPairFinding } from '../pair-finding.ts';
import type { AskedPairQuestion } from '../pair-asked.ts';
import type { PairStep } from '../../pair-steps.ts';
import type { PairFinding } from '../pair.types.ts';

/** Most findings of one step that are reported; the rest only count in the sum (ours). */
const MOST_OF_A_STEP = 3;
/** Least number of findings reported on each side, where they exist: conflicts are never hidden. */
const FROM_EACH_SIDE = 4;
/** Findings below this many score points are not reported. */
const LEAST = 0.5;

const rounded = (each: PairFinding): PairFinding => ({
  ...each,
  weight: Math.round(each.weight * 10) / 10,
});

/** Findings of one chart alone, as points of the pair's score. */
const ownFindings = (
  whose: 'self' | 'other',
  { weighed, reading }: ScoredReading,
  asked: AskedPairQuestion,
  share: number,
): readonly PairFinding[] => {
  const sides = stepSides(weighed, asked.focus);
  const ofStep = (step: (typeof BIRTH_STEPS)[number]): readonly Finding[] =>
    mergeFindings(weighed.birth[step]).map(scorePoints(step, sides, asked.focus, reading.from));
  return BIRTH_STEPS.flatMap(ofStep).map((each) =>
    scaledPairFinding(findingOfPerson(whose, each), share),
  );
};

/** Every finding in score points, by step. */
export const weighedFindings = (
  scored: ScoredPair,
  asked: AskedPairQuestion,
): ReadonlyMap<PairStep, readonly PairFinding[]> => {
  const { people, found } = scored;
  const byStep = new Map<PairStep, readonly PairFinding[]>();
  for (const [name, findings] of Object.entries(found)) {
    const step = name as PairStep;
    const points = scorePerPoint(step, scored, asked);
    byStep.set(
      step,
      findings.map((each) => scaledPairFinding(each, points)),
    );
  }
  if (asked.plan.steps.own !== undefined) {
    const share = scorePerPoint('own', scored, asked) / 2;
    byStep.set('own', [
      ...ownFindings('self', people.self, asked, share),
      ...ownFindings('other', people.other, asked, share),
    ]);
  }
  return byStep;
};

/** The match of a couple as a whole: the 36 points, the poruthams, and remarks on cancellations. */
const matchFindings = (pairs: readonly PairReading[]): readonly PairFinding[] => [
  pointsFinding(pairs),
  ...poruthamFindings(pairs),
  ...remarkFindings(pairs),
];

/**
 * The findings reported, heaviest first: those of Mars, the strongest of each step and of each side,
 * each once. The match of a couple has no weight and comes last. `pairs`: the pair at each moment
 * its birth times allow.
 */
export const chosenPairFindings = (
  byStep: ReadonlyMap<PairStep, readonly PairFinding[]>,
  pairs: readonly PairReading[],
  { kutas }: AskedPairQuestion['plan'],
): readonly PairFinding[] => {
  const steps = [...byStep.values()].map((findings) =>
    findings
      .map(rounded)
      .filter(({ weight }) => weight >= LEAST)
      .sort(byPairWeight),
  );
  const all = steps.flat().sort(byPairWeight);
  const told = new Map<string, PairFinding>();
  const tell = (each: PairFinding): unknown =>
    told.has(pairKeyOf(each)) || told.set(pairKeyOf(each), each);
  const mars = byStep.get('temper');
  for (const each of mars === undefined ? [] : toldManglik(mars.map(rounded), pairs)) tell(each);
  for (const step of steps) for (const each of step.slice(0, MOST_OF_A_STEP)) tell(each);
  for (const side of ['for', 'against'] as const) {
    for (const each of all.filter((one) => one.side === side).slice(0, FROM_EACH_SIDE)) tell(each);
  }
  return [
    ...[...told.values()].sort(byPairWeight),
    ...(kutas.length < KUTAS.length ? [] : matchFindings(pairs)),
  ];
};
