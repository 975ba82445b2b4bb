import { houseFrom, houseRashi } from '../../chart/houses.ts';
import { dashaAt } from '../../dasha/vimshottari.ts';
import { saturnPassages } from '../../gochara/sade-sati.ts';
import { signStays } from '../../gochara/sign-stays.ts';
import { grahaMotionAt } from '../../sky/graha-motion.ts';
import { julianDayUt, type Days } from '../../units.ts';
import type { Bhava, Graha } from '../../vocabulary.ts';
import { byWeight, finding, totalPoints } from '../finding.ts';
import type { EvidenceOf, FindingId } from '../finding-ids.ts';
import type { Finding } from '../judgement.types.ts';
import { daysOf } from '../reading/days.ts';
import { FIRST_DAY, LAST_DAY } from '../reading/known-months.ts';
import { monthNameAt, monthNumber } from '../reading/month-number.ts';
import { periodLordFindings } from '../steps/period-lord.ts';
import { afterWeighing } from '../steps/weighing.ts';
import type { Specific, SpecificInput } from './specific-input.ts';

type Trouble = EvidenceOf<'specific.cause-birth'>['trouble'];
type Pressing = EvidenceOf<'specific.cause-graha'>['pressing'];

interface HouseEvidence {
  readonly house: Bhava;
  readonly lord: Graha;
  readonly graha: Graha;
}

const BIRTH_CAUSES = 2;
/** A Sade Sati lasts seven and a half years at most; it may have begun as long ago. */
const REACH_DAYS = 8 * 365;
/** Weights of the passages of Saturn and the nodes beside those of periods (ours; PD 26). */
const SATURN_WEIGHT = 1.5;
const NODE_WEIGHT = 1;

/** Finding against the lord of a house → kind of trouble. */
const TROUBLES: Readonly<Partial<Record<FindingId, Trouble>>> = {
  'promise.lord-in-dusthana': 'effortful-place',
  'promise.lord-in-house': 'effortful-place',
  'promise.lord-weak-sign': 'weak-sign',
  'promise.lord-combust': 'near-the-sun',
  'promise.lord-retrograde': 'turned-back',
  'promise.lords-entangled': 'hard-company',
  'promise.graha-with-lord': 'hard-company',
  'promise.lord-unable': 'little-strength',
  'promise.navamsa-of-lord': 'hard-navamsa',
};

/** Finding of a graha against a house → kind of pressure. */
const PRESSING: Readonly<Partial<Record<FindingId, Pressing>>> = {
  'promise.malefic-in-house': 'stands-in',
  'promise.graha-in-house': 'stands-in',
  'promise.malefic-aspects-house': 'looks-at',
  'promise.graha-aspects-house': 'looks-at',
};

const birthCause = ({ id, evidence, source }: Finding): Finding | null => {
  const { house, lord, graha } = evidence as Partial<HouseEvidence>;
  const [trouble, pressing] = [TROUBLES[id], PRESSING[id]];
  if (house === undefined) return null;
  if (trouble !== undefined && lord !== undefined) {
    return finding('specific.cause-birth', 0, { house, lord, trouble }, source);
  }
  return pressing === undefined || graha === undefined
    ? null
    : finding('specific.cause-graha', 0, { house, graha, pressing }, source);
};

/** The heaviest findings of the birth chart against the matter, one per house. */
const birthCauses = ({ weighed }: SpecificInput): readonly Finding[] => {
  const causes = weighed.birth.promise
    .filter(({ side }) => side === 'against')
    .sort(byWeight)
    .map(birthCause)
    .filter((each) => each !== null);
  const houseOf = ({ evidence }: Finding) => (evidence as HouseEvidence).house;
  return causes
    .filter((each, at) => causes.findIndex((other) => houseOf(other) === houseOf(each)) === at)
    .slice(0, BIRTH_CAUSES);
};

/** A cause that ends, with its weight against the matter. */
interface PassingCause {
  readonly finding: Finding;
  readonly weight: number;
  readonly until: string;
}

const passing = (each: Finding, weight: number, during: Days): PassingCause => ({
  finding: { ...each, during },
  weight,
  until: during.end.slice(0, 7),
});

/** Running dasha lords whose hindrance outweighs their help. */
const periodCauses = ({ reading, focus, at }: SpecificInput): readonly PassingCause[] =>
  (['md', 'ad'] as const).flatMap((level, depth) => {
    const period = dashaAt(reading.dasha, at, 2)[depth];
    if (period === undefined) return [];
    const { lord } = period;
    const points = totalPoints(
      afterWeighing(reading, focus, lord, periodLordFindings(reading, focus, lord, level)),
    );
    if (points >= 0) return [];
    const evidence = { level, graha: lord, until: monthNameAt(period.end) };
    const found = finding('specific.cause-period', 0, evidence, 'BPHS 47-60');
    return [passing(found, -points, daysOf(period))];
  });

/** A running Sade Sati or dhaiya, until Saturn's final exit or the end of SKY_RANGE. */
const saturnCauses = ({ reading, at }: SpecificInput): readonly PassingCause[] => {
  const moon = reading.chart.grahas.moon.rashi;
  const span = {
    start: julianDayUt(Math.max(at - REACH_DAYS, FIRST_DAY)),
    end: julianDayUt(Math.min(at + REACH_DAYS, LAST_DAY)),
  };
  const stays = signStays('saturn', span, grahaMotionAt);
  const now = stays.findLast(({ start }) => start <= at);
  return saturnPassages(moon, stays)
    .filter((each) => each.stays.some(({ start, end }) => start <= at && at < end))
    .map((passage) => {
      const place = houseFrom(moon, now?.rashi ?? moon);
      const evidence = { place, until: monthNameAt(passage.end) };
      const found = finding('specific.cause-saturn', 0, evidence, 'later tradition');
      return passing(found, SATURN_WEIGHT, daysOf(passage));
    });
};

/** Rahu or Ketu passing through a house the question is about, and against it there. */
const nodeCauses = ({ reading, focus, months }: SpecificInput): readonly PassingCause[] => {
  const [now] = months;
  if (now === undefined || focus.area.transit.nodes.side === 'for') return [];
  return focus.heavy.flatMap(({ of: house }) =>
    (['rahu', 'ketu'] as const)
      .filter((graha) => now.signs[graha] === houseRashi(reading.chart, house))
      .map((graha) => {
        const { during } = now.stays.rahu;
        const evidence = { graha, house, until: during.end.slice(0, 7) };
        return passing(finding('specific.cause-node', 0, evidence, 'PD 26'), NODE_WEIGHT, during);
      }),
  );
};

/** Months after the ease by which a named cause must have ended. */
const AFTER_EASE = 3;

/**
 * Whether a passing cause explains a delay that eases in a month: it lasts beyond the month of
 * asking and has ended, or nearly, by then. What outlives the ease is no cause of the delay.
 */
const explains = ({ until }: PassingCause, { months, windows }: SpecificInput): boolean => {
  const [first] = windows;
  const isLasting = until !== months[0]?.name;
  return (
    isLasting && (first === undefined || monthNumber(until) <= monthNumber(first.from) + AFTER_EASE)
  );
};

/**
 * Findings of what delays the matter: first what passes, the heaviest first, then what the birth
 * chart holds.
 */
export const causes: Specific = (input) => [
  ...[...saturnCauses(input), ...nodeCauses(input), ...periodCauses(input)]
    .filter((each) => explains(each, input))
    .sort((a, b) => b.weight - a.weight)
    .map((each) => each.finding),
  ...birthCauses(input),
];

/** Finding of the month in which a delay eases: the first window of the strand. */
export const eases: Specific = ({ windows, focus }) => {
  const first = windows[0];
  const source = focus.area.source.dasha;
  return first === undefined
    ? [finding('specific.eases-later', 0, {}, source)]
    : [finding('specific.eases-from', 0, { month: first.from }, source)];
};
