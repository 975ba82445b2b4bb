import type { Finding, FindingId, Judgement, PairJudgement } from '@dhruva/jyotish';
import type { Graha } from '@dhruva/jyotish/vocabulary';
import { grahaOf } from '../leading-grahas.ts';
import type { WordTables } from '../telling/word-tables.ts';
import type { Planned, Whose } from './follow-up.types.ts';
import { claimsOf } from './judged.ts';

/** What a question ranks: the finding, the field that names it, and its table of words. */
const RANKED = [
  ['specific.work-field', 'field', 'fields'],
  ['specific.study-field', 'study', 'studies'],
  ['specific.skill', 'skill', 'skills'],
  ['specific.exam-type', 'exam', 'exams'],
  ['specific.calling', 'calling', 'callings'],
  ['specific.practice', 'practice', 'practices'],
] as const satisfies readonly (readonly [FindingId, string, keyof WordTables])[];

/** "What comes second, and why does the first lead?", of what a question ranks. */
export const secondOf = ({ specifics }: Judgement, words: WordTables): Planned | undefined => {
  for (const [id, field, table] of RANKED) {
    const [first, second] = specifics.filter((each) => each.id === id);
    if (first === undefined || second === undefined) continue;
    const nameOf = ({ evidence }: Finding): string =>
      (words[table] as Readonly<Record<string, string>>)[
        String((evidence as Readonly<Record<string, unknown>>)[field])
      ] ?? '';
    const grahas = [grahaOf(first), grahaOf(second)] as const;
    if (grahas[0] === undefined || grahas[1] === undefined) continue;
    return {
      id: 'second',
      facts: { names: [nameOf(first), nameOf(second)], grahas: [grahas[0], grahas[1]] },
      claims: claimsOf([first, second]),
    };
  }
  return undefined;
};

/** Share of all weight by which one side has to be ahead to carry more. */
const AHEAD = 0.15;

const helperOf = ({ findings }: PairJudgement, whose: Whose) =>
  findings.find(
    (each) => each.side === 'for' && each.whose === whose && grahaOf(each as Finding) !== undefined,
  );

/** "Which of us carries it more?": the help of each chart against its hindrance. */
export const carrierOf = (judgement: PairJudgement): Planned | undefined => {
  const sum = (whose: Whose): number =>
    judgement.findings
      .filter((each) => each.whose === whose)
      .reduce(
        (total, { side, weight }) =>
          total + (side === 'against' ? -weight : side === 'for' ? weight : 0),
        0,
      );
  const [mine, theirs] = [helperOf(judgement, 'self'), helperOf(judgement, 'other')];
  const helpers = { self: graha(mine), other: graha(theirs) };
  if (helpers.self === undefined || helpers.other === undefined) return undefined;
  const [self, other] = [sum('self'), sum('other')];
  const isEven = Math.abs(self - other) <= AHEAD * (Math.abs(self) + Math.abs(other));
  return {
    id: 'carrier',
    facts: {
      more: isEven ? 'both' : self > other ? 'self' : 'other',
      helpers: { self: helpers.self, other: helpers.other },
    },
    claims: claimsOf([mine, theirs]),
  };
};

const graha = (finding: PairJudgement['findings'][number] | undefined): Graha | undefined =>
  finding && grahaOf(finding as Finding);
