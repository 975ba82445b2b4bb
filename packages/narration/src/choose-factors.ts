import type { Finding, Judgement } from '@dhruva/jyotish';
import { isMahapurusha, TRENDS, type Trend } from '@dhruva/jyotish/vocabulary';
import { isHalfTold } from './half-told.ts';

const MOST = 6;
/** Windows from which on one reason fewer is shown, as the windows carry reasons of their own. */
const MANY_WINDOWS = 2;
const MOST_SPECIFICS = 2;

/** Specifics shown as reasons too; the others are fully covered by the direct answer. */
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
  'specific.period-asks',
]);

const STATES = [
  { is: 'weak', told: /^(?:promise|dasha)\..*-(?:combust|weak|weak-sign|unable)$/u },
  { is: 'strong', told: /^(?:promise|dasha)\..*-(?:strong|strong-sign|able)$/u },
];

const stepOf = ({ id }: Finding): string => id.slice(0, id.indexOf('.'));

const grahaOf = ({ evidence }: Finding): string => {
  const { graha, lord } = evidence as Readonly<Record<string, unknown>>;
  return String(graha ?? lord);
};

/** Key of a finding's subject, so that one subject is mentioned once. */
const subjectOf = (each: Finding): string =>
  `${grahaOf(each)} ${String((each.evidence as Readonly<Record<string, unknown>>)['house'])}`;

/**
 * Key of the natal state of a graha that a finding mentions, whichever step found it; undefined if
 * it mentions none.
 */
const stateOf = (each: Finding): string | undefined => {
  const state = STATES.find(({ told }) => told.test(each.id));
  return state && `${grahaOf(each)} ${state.is}`;
};

/** The trend whose proportion an answer without one takes: as much for as against. */
const WITHOUT_TREND: Trend = 'mixed';

/** Number of six reasons that are for the matter, by trend. */
export const HELPFUL_OF_SIX: Readonly<Record<Trend, number>> = {
  'very-supportive': 5,
  supportive: 4,
  mixed: 3,
  demanding: 2,
  'very-demanding': 1,
};

/**
 * Orders findings heaviest first, but each step's heaviest before any second one; one subject and
 * one state only once.
 */
const inOrderOfImportance = (findings: readonly Finding[]): readonly Finding[] => {
  const sorted = [...findings].sort((a, b) => b.weight - a.weight);
  const chosen: Finding[] = [];
  const saysMore = (each: Finding): boolean => {
    const state = stateOf(each);
    return state === undefined || chosen.every((other) => stateOf(other) !== state);
  };
  for (const each of sorted) {
    const leads = chosen.every((other) => stepOf(other) !== stepOf(each));
    if (leads && saysMore(each)) chosen.push(each);
  }
  for (const each of sorted) {
    const isNew = chosen.every(
      (other) => other.id !== each.id && subjectOf(other) !== subjectOf(each),
    );
    if (isNew && saysMore(each)) chosen.push(each);
  }
  return chosen;
};

const namesMahapurusha = (each: Finding): boolean =>
  each.id === 'promise.yoga' && isMahapurusha(each.evidence.yoga);

/**
 * The first helping findings, with the heaviest yoga and each mahapurusha among them, in place of the last
 * others: they are what everybody has heard of.
 */
const withYogas = (
  ordered: readonly Finding[],
  findings: readonly Finding[],
  count: number,
): readonly Finding[] => {
  const yogas = findings.filter(({ id, side }) => id === 'promise.yoga' && side === 'for');
  const named = yogas.filter((each, index) => index === 0 || namesMahapurusha(each));
  const left = ordered.filter((each) => !named.includes(each));
  const first = ordered.slice(0, count);
  const isTold = (each: Finding): boolean => first.includes(each);
  const missing = named.filter((each) => !isTold(each));
  const kept = left.filter(isTold).slice(0, Math.max(0, count - named.length));
  return [...first.filter((each) => named.includes(each) || kept.includes(each)), ...missing];
};

/**
 * Chooses the reasons an answer shows: at most six, with up to two specifics. For and against in
 * the proportion of the trend, the side of the trend first; no place of a graha that its sign contradicts.
 */
export const chooseFactors = ({
  findings: all,
  specifics,
  trend: judged,
  windows,
}: Judgement): readonly Finding[] => {
  const findings = all.filter((each) => !isHalfTold(each, all));
  const trend = judged ?? WITHOUT_TREND;
  const explained = specifics.filter(({ id }) => WITH_A_REASON.has(id)).slice(0, MOST_SPECIFICS);
  const most = windows.length < MANY_WINDOWS ? MOST : MOST - 1;
  const room = most - explained.length;
  const helping = inOrderOfImportance(findings.filter(({ side }) => side === 'for'));
  const hindering = inOrderOfImportance(findings.filter(({ side }) => side === 'against'));
  const wanted = Math.max(1, Math.round((HELPFUL_OF_SIX[trend] * room) / MOST));
  const helps = Math.min(helping.length, Math.max(wanted, room - hindering.length));
  const chosenFor = withYogas(helping, findings, helps);
  const chosenAgainst = hindering.slice(0, room - helps);
  return TRENDS.indexOf(trend) <= 2
    ? [...explained, ...chosenFor, ...chosenAgainst]
    : [...explained, ...chosenAgainst, ...chosenFor];
};
