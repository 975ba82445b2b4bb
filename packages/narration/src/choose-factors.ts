import type { Finding, Judgement } from '@dhruva/jyotish';
import { TRENDS } from '@dhruva/jyotish/vocabulary';

const MOST = 6;
const MOST_SPECIFICS = 2;

/** Specifics that give a reason; the others are wholly said in the direct answer. */
const WITH_A_REASON: ReadonlySet<Finding['id']> = new Set([
  'specific.work-field',
  'specific.study-field',
  'specific.skill',
  'specific.exam-type',
  'specific.calling',
  'specific.strength',
  'specific.habit',
  'specific.money-habit',
  'specific.practice',
  'specific.support',
  'specific.approach',
  'specific.friction',
  'specific.partner-trait',
  'specific.relative',
  'specific.period-asks',
]);

const stepOf = ({ id }: Finding): string => id.slice(0, id.indexOf('.'));

/** What a finding is about, so that one point is not told twice. */
const subjectOf = ({ evidence }: Finding): string => {
  const { graha, lord, house } = evidence as Readonly<Record<string, unknown>>;
  return `${String(graha ?? lord)} ${String(house)}`;
};

const heaviestFirst = (findings: readonly Finding[]): readonly Finding[] =>
  [...findings].sort((a, b) => b.weight - a.weight);

/** The heaviest of each step, then the heaviest that say something new. */
const weightiest = (findings: readonly Finding[], count: number): readonly Finding[] => {
  const sorted = heaviestFirst(findings);
  const leaders = sorted.filter(
    (each) => sorted.find((other) => stepOf(other) === stepOf(each)) === each,
  );
  const chosen = leaders.slice(0, count);
  for (const each of sorted) {
    if (chosen.length >= count) break;
    const isNew = chosen.every(
      (other) => other.id !== each.id && subjectOf(other) !== subjectOf(each),
    );
    if (isNew) chosen.push(each);
  }
  return chosen;
};

/** Puts in the heaviest finding of a side that would otherwise go unheard. */
const withBothSides = (chosen: readonly Finding[], all: readonly Finding[]): readonly Finding[] => {
  const missing = (['for', 'against'] as const).find(
    (side) => !chosen.some((each) => each.side === side),
  );
  const other = heaviestFirst(all).find(({ side }) => side === missing);
  return other === undefined ? chosen : [...chosen.slice(0, -1), other];
};

/**
 * The reasons an answer shows: at most six, with up to two specifics that explain themselves. Each step
 * of the reading speaks, both sides are heard, and the side of the trend comes first.
 */
export const chooseFactors = ({ findings, specifics, trend }: Judgement): readonly Finding[] => {
  const explained = specifics.filter(({ id }) => WITH_A_REASON.has(id)).slice(0, MOST_SPECIFICS);
  const telling = findings.filter(({ side }) => side !== 'neutral');
  const chosen = withBothSides(weightiest(telling, MOST - explained.length), telling);
  const first = TRENDS.indexOf(trend) <= 2 ? 'for' : 'against';
  return [
    ...explained,
    ...chosen.filter(({ side }) => side === first),
    ...chosen.filter(({ side }) => side !== first),
  ];
};
