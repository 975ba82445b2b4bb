import { GRAHAS } from '../../../vocabulary.ts';
import { rank, type RankSpec } from '../../specifics/rank.ts';
import { SPECIFICS } from '../../specifics/all-specifics.ts';
import type { SpecificKind } from '../../plans/plan.types.ts';
import type { Finding } from '../../judgement.types.ts';
import { issueOf } from '../pair-issues.ts';
import { pairFinding, findingOfPerson } from '../pair-finding.ts';
import { PAIR_EVIDENCE_VALUES, type PairEvidenceOf } from '../pair-findings.ts';
import type { AskedPairQuestion } from '../pair-asked.ts';
import type { PairSpecificKind } from '../plans/pair-plans.ts';
import type { ScoredPair } from '../sum/pair-score.ts';
import type { PairStep } from '../../pair-steps.ts';
import type { PairFinding } from '../pair.types.ts';

/** Input of a function that computes a specific of two people. */
interface PairSpecificInput {
  readonly scored: ScoredPair;
  readonly asked: AskedPairQuestion;
  readonly byStep: ReadonlyMap<PairStep, readonly PairFinding[]>;
}
type PairSpecific = (input: PairSpecificInput) => readonly PairFinding[];

const MOST = 2;
/** Steps that are not a sphere of a life together. */
const NO_SIDE: readonly PairStep[] = ['kutas', 'navamsa', 'periods', 'own'];
const SOURCE = 'HTJ II; MUH';

/** Findings of the spheres with the highest and the lowest step scores. */
const sides: PairSpecific = ({ scored: { stepScores } }) => {
  const spheres = (Object.entries(stepScores) as [PairStep, number][])
    .filter(([step]) => !NO_SIDE.includes(step))
    .sort(([, a], [, b]) => b - a)
    .map(([step]) => step);
  const tell = (id: 'pair.strong-side' | 'pair.weak-side') => (step: PairStep, index: number) =>
    pairFinding(id, 0, { rank: index + 1, step }, { source: SOURCE });
  return [
    ...spheres.slice(0, MOST).map(tell('pair.strong-side')),
    ...spheres.slice(-MOST).reverse().map(tell('pair.weak-side')),
  ];
};

/** Findings of the likeliest issues: those with most weight against. */
const issues: PairSpecific = ({ byStep }) => {
  const weights = new Map<PairEvidenceOf<'pair.issue'>['issue'], number>();
  for (const each of [...byStep.values()].flat()) {
    const issue = each.side === 'against' ? issueOf(each) : undefined;
    if (issue !== undefined) weights.set(issue, (weights.get(issue) ?? 0) + each.weight);
  }
  return [...weights]
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, MOST)
    .map(([issue], index) =>
      pairFinding('pair.issue', 0, { rank: index + 1, issue }, { source: SOURCE }),
    );
};

/** How grahas are ranked for bringing up a child: houses 5, 4 and 2 with Jupiter and the Moon. */
const PARENTING: RankSpec = {
  by: 'strength',
  count: 2,
  houses: { 5: 1.4, 4: 1, 2: 0.6, 9: 0.4 },
  natural: { jupiter: 0.5, moon: 0.5 },
  because:
    'The fifth is children; home and family carry them, the ninth teaches; Jupiter guides, the Moon nurses.',
  source: 'BPHS 15-16; HTJ I',
};

type PersonSpecificInput = Parameters<(typeof SPECIFICS)[SpecificKind]>[0];

const personInput = (
  { scored, asked }: PairSpecificInput,
  whose: 'self' | 'other',
): PersonSpecificInput => ({
  ...asked,
  ...scored.people[whose],
  windows: [],
});

const parenting: PairSpecific = (input) =>
  (['self', 'other'] as const).flatMap((whose) =>
    rank(PARENTING, personInput(input, whose))
      .slice(0, 1)
      .map(({ graha }) => {
        const style =
          PAIR_EVIDENCE_VALUES.style[GRAHAS.indexOf(graha)] ?? 'by-warmth-and-listening';
        return pairFinding(
          'pair.parenting',
          0,
          { graha, style },
          { source: PARENTING.source, whose },
        );
      }),
  );

const wordOf = (each: Finding, field: string): unknown =>
  (each.evidence as Readonly<Record<string, unknown>>)[field];

/** The asker's first finding of a kind, and the other person's first that differs from it. */
const ofEach =
  (kind: SpecificKind, field: string): PairSpecific =>
  (input) => {
    const [mine, theirs] = (['self', 'other'] as const).map((whose) =>
      SPECIFICS[kind](personInput(input, whose)),
    );
    const first = mine?.[0];
    if (first === undefined) return [];
    const second =
      theirs?.find((each) => wordOf(each, field) !== wordOf(first, field)) ?? theirs?.[0];
    return [
      findingOfPerson('self', first),
      ...(second === undefined ? [] : [findingOfPerson('other', second)]),
    ];
  };

/** The approach to a relationship that the asker's chart favours. */
const approach: PairSpecific = (input) =>
  SPECIFICS.approaches(personInput(input, 'self'))
    .slice(0, 1)
    .map((each) => findingOfPerson('self', each));

const ALL: Readonly<Record<PairSpecificKind, PairSpecific>> = {
  sides,
  issues,
  parenting,
  approach,
  strengths: ofEach('strengths', 'strength'),
  habits: ofEach('habits', 'habit'),
  skills: ofEach('skills', 'skill'),
};

/** Findings of all specifics the question asks for. */
export const pairSpecifics: PairSpecific = (input) =>
  input.asked.plan.specifics.flatMap((kind) => ALL[kind](input));
