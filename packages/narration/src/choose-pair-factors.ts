import type { ClaimedPairFinding, PairFinding, PairJudgement } from '@dhruva/jyotish';
import { HELPFUL_OF_SIX } from './choose-factors.ts';
import { TRENDS } from '@dhruva/jyotish/vocabulary';

const MOST = 6;
/** Windows from which on one reason fewer is shown, as the windows carry reasons of their own. */
const MANY_WINDOWS = 2;
/** Most reasons of one finding id. */
const MOST_OF_A_KIND = 2;
/** Fewest reasons beside those shown whatever the trend. */
const LEAST = 3;
/**
 * The finding of the points; it names the kutas that are full or missing, so other reasons do not
 * repeat them.
 */
const POINTS: PairFinding['id'] = 'pair.points';
/**
 * Whether a finding is shown whatever the trend: Mars in both charts, the points and why some are
 * given back; where the match itself is asked about, the poruthams.
 */
const isAlwaysTold = ({ id }: PairFinding, { findings, question }: PairJudgement): boolean =>
  id.startsWith('pair.manglik') ||
  id.startsWith('pair.points') ||
  (id === 'pair.kuta-mended' && findings.some((each) => each.id === POINTS)) ||
  (question === 'spouse-compatibility' && id === 'pair.poruthams');
const REMARK: PairFinding['id'] = 'pair.kuta-remark';
const KUTA: PairFinding['id'] = 'pair.kuta';

/** What families ask first: Mars of the asker, of the other, of both; then the points. */
const TURNS = [
  'pair.manglik',
  'pair.manglik-',
  'pair.points',
  'pair.kuta-mended',
  'pair.poruthams',
];
const turnOf = ({ id, whose }: PairFinding): number => {
  const turn = TURNS.findLastIndex((start) => id.startsWith(start));
  return id === 'pair.manglik' && whose === 'self' ? -1 : turn;
};
const inTurn = (findings: readonly ClaimedPairFinding[]): readonly ClaimedPairFinding[] =>
  findings.toSorted((a, b) => turnOf(a) - turnOf(b));

/** Key of a finding's subject, so that one subject is mentioned once. */
const subjectOf = ({ evidence, whose }: PairFinding): string => {
  const { graha, lord, house, kuta } = evidence as Readonly<Record<string, unknown>>;
  return [whose, graha ?? lord, house, kuta].map(String).join(' ');
};

/**
 * Orders findings heaviest first, but one of each id before a second, and one subject only once.
 */
const inOrderOfImportance = (
  findings: readonly ClaimedPairFinding[],
): readonly ClaimedPairFinding[] => {
  const sorted = [...findings].sort((a, b) => b.weight - a.weight);
  const leaders = sorted.filter(
    ({ id }, index) => sorted.findIndex((other) => other.id === id) === index,
  );
  const chosen = [...leaders];
  for (const each of sorted) {
    const alike = chosen.filter(({ id }) => id === each.id).length;
    const told = chosen.some((other) => subjectOf(other) === subjectOf(each));
    if (!told && alike < MOST_OF_A_KIND) chosen.push(each);
  }
  return chosen;
};

/**
 * Chooses the reasons an answer about two people shows: three to six in the proportion of the trend,
 * its side first, then Mars in both charts, the points of the match and one remark about them.
 */
export const choosePairFactors = (judgement: PairJudgement): readonly ClaimedPairFinding[] => {
  const { findings, trend, windows } = judgement;
  const always = findings.filter((each) => isAlwaysTold(each, judgement));
  const isTold = (each: ClaimedPairFinding): boolean =>
    always.includes(each) || (each.id === KUTA && always.some(({ id }) => id === POINTS));
  const of = (side: PairFinding['side']) =>
    inOrderOfImportance(findings.filter((each) => each.side === side && !isTold(each)));
  const [helping, hindering] = [of('for'), of('against')];
  const most = windows.length < MANY_WINDOWS ? MOST : MOST - 1;
  const room = Math.max(LEAST, most - Math.max(0, always.length - 1));
  const wanted = Math.round((HELPFUL_OF_SIX[trend] * room) / MOST);
  const helps = Math.min(helping.length, Math.max(wanted, room - hindering.length));
  const [pro, contra] = [helping.slice(0, helps), hindering.slice(0, room - helps)];
  return [
    ...(TRENDS.indexOf(trend) <= 2 ? [...pro, ...contra] : [...contra, ...pro]),
    ...inTurn(always),
    ...findings.filter(({ id }) => id === REMARK).slice(0, 1),
  ];
};
