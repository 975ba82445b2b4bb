import { relation } from '../../chart/drishti.ts';
import type { Bhava } from '../../vocabulary.ts';
import type { EvidenceOf } from '../finding-ids.ts';
import { ageAt, bandAt } from '../facts/ages.ts';
import { finding } from '../finding.ts';
import { grahasIn } from '../../chart/houses.ts';
import type { Reading } from '../reading/reading.ts';
import { houseOf, lordOf } from '../reading/ties.ts';
import { isKindly } from '../steps/kindly.ts';
import { placeGrade } from '../steps/places.ts';
import type { Specific } from './specific-input.ts';

type Meeting = EvidenceOf<'specific.meeting'>['meeting'];

/** House of the seventh lord → how people meet. */
const MEETINGS: Readonly<Record<Bhava, Meeting>> = {
  1: 'your-own-initiative',
  2: 'family-or-home',
  3: 'neighbourhood-or-siblings',
  4: 'family-or-home',
  5: 'friends-or-creative-circle',
  6: 'work-or-service',
  7: 'common-acquaintances',
  8: 'common-acquaintances',
  9: 'study-or-travel',
  10: 'work-or-public-life',
  11: 'wider-network',
  12: 'away-from-home',
};

/** Finding of how one is likely to meet a partner. */
export const meeting: Specific = ({ reading }) => {
  const house = houseOf(reading, lordOf(reading, 7));
  return [finding('specific.meeting', 0, { meeting: MEETINGS[house], house }, 'BPHS 24; HTJ II')];
};

/**
 * Finding of a partner from near or far: far when the seventh or its lord is tied to 9, 12 or Rahu.
 */
export const partnerBackground: Specific = ({ reading }) => {
  const lord = lordOf(reading, 7);
  const far =
    [9, 12].includes(houseOf(reading, lord)) ||
    houseOf(reading, 'rahu') === 7 ||
    relation(reading.chart, lord, 'rahu') === 'conjunction';
  return [
    finding('specific.partner-background', 0, { background: far ? 'far' : 'near' }, 'HTJ II'),
  ];
};

const FAST_LORDS = ['venus', 'moon', 'mercury'];

/** Points for an early marriage minus points for a later one; points ours. */
const earlyMarriagePoints = (reading: Reading): number => {
  const { chart } = reading;
  const lord = lordOf(reading, 7);
  const house = houseOf(reading, lord);
  const tied = (other: 'saturn' | 'venus'): boolean =>
    lord !== other && relation(chart, lord, other) !== null;
  const inSeventh = grahasIn(chart, 7);
  const fast = [
    FAST_LORDS.includes(lord),
    tied('venus'),
    inSeventh.some((graha) => isKindly(chart, graha)),
  ];
  const slow = [
    lord === 'saturn' || tied('saturn') || inSeventh.includes('saturn'),
    [6, 8, 12].includes(house),
    chart.grahas.venus.combust || chart.grahas.venus.dignity === 'debilitated',
    chart.grahas[lord].retrograde,
  ];
  return fast.filter(Boolean).length - slow.filter(Boolean).length;
};

/**
 * Finding of marriage early, usual or later for one's surroundings, judged against one's own age: the next
 * of these times where one is over, ahead after them; never an age.
 */
export const marriageBand: Specific = ({ reading, focus, at }) => {
  const points = earlyMarriagePoints(reading) + 0.5 * placeGrade(focus, houseOf(reading, 'venus'));
  const born = points >= 1.5 ? 'early' : points <= -1 ? 'later' : 'usual';
  const band = bandAt(born, ageAt(reading.chart.jdUt, at));
  return [finding('specific.marriage-band', 0, { band }, 'JP XIV; HTJ II')];
};
