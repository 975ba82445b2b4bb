import { houseFrom, houseRashi } from '../../chart/houses.ts';
import { dashaAt } from '../../dasha/vimshottari.ts';
import { saturnPassages } from '../../gochara/sade-sati.ts';
import { signStays } from '../../gochara/sign-stays.ts';
import { grahaMotionAt } from '../../sky/graha-motion.ts';
import { julianDayUt } from '../../units.ts';
import type { Bhava, Graha } from '../../vocabulary.ts';
import { byWeight, finding, totalPoints } from '../finding.ts';
import type { EvidenceOf, FindingId } from '../finding-ids.ts';
import type { Finding } from '../judgement.types.ts';
import { monthNameAt } from '../reading/month-number.ts';
import { LAST_DAY } from '../reading/months.ts';
import { periodLordFindings } from '../steps/period-lord.ts';
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

/** Running dasha lords that work against the matter or have no tie to it. */
const periodCauses = ({ reading, focus, at }: SpecificInput): readonly Finding[] =>
  (['md', 'ad'] as const).flatMap((level, depth) => {
    const period = dashaAt(reading.dasha, at, 2)[depth];
    if (period === undefined) return [];
    const points = totalPoints(periodLordFindings(reading, focus, period.lord, level));
    const evidence = { level, graha: period.lord, until: monthNameAt(period.end) };
    return points < 0 ? [finding('specific.cause-period', 0, evidence, 'BPHS 47-60')] : [];
  });

/** A running Sade Sati or dhaiya, until Saturn's final exit or the end of SKY_RANGE. */
const saturnCauses = ({ reading, at }: SpecificInput): readonly Finding[] => {
  const moon = reading.chart.grahas.moon.rashi;
  const span = { start: at, end: julianDayUt(Math.min(at + REACH_DAYS, LAST_DAY)) };
  const stays = signStays('saturn', span, grahaMotionAt);
  const place = houseFrom(moon, stays[0]?.rashi ?? moon);
  return saturnPassages(moon, stays)
    .filter(({ start, end }) => start <= at && at < end)
    .map(({ end }) =>
      finding('specific.cause-saturn', 0, { place, until: monthNameAt(end) }, 'later tradition'),
    );
};

/** Rahu or Ketu passing through a house the question is about. */
const nodeCauses = ({ reading, focus, months }: SpecificInput): readonly Finding[] =>
  focus.heavy.flatMap(({ of: house }) => {
    const sign = houseRashi(reading.chart, house);
    return (['rahu', 'ketu'] as const).flatMap((graha) => {
      if (months[0]?.signs[graha] !== sign) return [];
      const last = months.findLast(({ signs }) => signs[graha] === sign);
      const until = last?.name ?? months[0].name;
      return [finding('specific.cause-node', 0, { graha, house, until }, 'PD 26')];
    });
  });

/** Whether a cause lasts beyond the month of asking. */
const isLasting = ({ evidence }: Finding, { months }: SpecificInput): boolean =>
  (evidence as { readonly until?: string }).until !== months[0]?.name;

/**
 * Findings of what delays the matter: transits, periods, birth chart, the temporary before the
 * permanent.
 */
export const causes: Specific = (input) =>
  [
    ...saturnCauses(input),
    ...nodeCauses(input),
    ...periodCauses(input),
    ...birthCauses(input),
  ].filter((each) => isLasting(each, input));

/** Finding of the month in which a delay eases: the first window. */
export const eases: Specific = ({ windows, focus }) => {
  const first = windows[0];
  const source = focus.area.source.dasha;
  return first === undefined
    ? [finding('specific.eases-later', 0, {}, source)]
    : [finding('specific.eases-from', 0, { month: first.from }, source)];
};
