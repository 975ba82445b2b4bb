import { SEVEN_GRAHAS, type SevenGraha } from '@dhruva/jyotish/vocabulary';
import { bindusOf, sarvaOf } from '../chart/bindus.ts';
import { arudhaOf, charaKaraka, pointSign } from '../chart/jaimini.ts';
import { signIn } from '../chart/natal.ts';
import { fold, signOf } from '../chart/signs.ts';
import { noonOf } from '../time/days.ts';
import { transitSign } from '../time/spans.ts';
import { NO_LAGNA, unless, type Check } from './check.types.ts';

const isOfSeven = (graha: string): graha is SevenGraha =>
  (SEVEN_GRAHAS as readonly string[]).includes(graha);

const shadbala: Check<'shadbala'> = (sheet, { graha, percent }) => {
  const strengths = sheet.strengths();
  if (!isOfSeven(graha) || strengths === null) return `${graha} has no shadbala`;
  return unless(strengths[graha] === percent, () => `${graha} has ${strengths[graha]} percent`);
};

/** The sign a claim on bindus is about: of a house, of the sign passed, or of the birth place. */
const signCounted = (
  sheet: Parameters<Check<'bindus'>>[0],
  claim: Parameters<Check<'bindus'>>[1],
  lagna: number,
): number | null => {
  const { house, graha, start, end } = claim;
  if (house !== undefined) return fold(signOf(lagna) + house - 1);
  if (graha === undefined) return null;
  return start === undefined || end === undefined
    ? sheet.natal.signs[graha]
    : transitSign(graha, (noonOf(start) + noonOf(end)) / 2);
};

const bindus: Check<'bindus'> = (sheet, claim) => {
  const { natal } = sheet;
  const { count, graha } = claim;
  if (natal.lagna === null) return NO_LAGNA;
  const sign = signCounted(sheet, claim, natal.lagna);
  if (sign === null) return 'no sign is named';
  if (graha !== undefined && !isOfSeven(graha)) return `${graha} has no bindus`;
  const found =
    graha === undefined
      ? sarvaOf(natal, natal.lagna, sign)
      : bindusOf(natal, natal.lagna, graha, sign);
  return unless(found === count, () => `${found} bindus in sign ${sign}`);
};

const arudha: Check<'arudha'> = ({ natal }, { house, rashi }) => {
  if (natal.lagna === null) return NO_LAGNA;
  const sign = arudhaOf(natal, natal.lagna, house);
  return unless(sign === rashi, () => `the arudha of house ${house} is in sign ${sign}`);
};

const point: Check<'point'> = ({ natal }, claim) => {
  if (natal.lagna === null) return NO_LAGNA;
  const sign = pointSign(natal, natal.lagna, claim.point);
  return unless(sign === claim.rashi, () => `${claim.point} is in sign ${sign}`);
};

const charaKarakaCheck: Check<'chara-karaka'> = ({ natal }, { karaka, graha }) => {
  const found = charaKaraka(natal, karaka);
  return unless(found === graha, () => `${karaka} karaka is ${found}`);
};

const hora: Check<'hora'> = ({ natal }, { graha, of }) =>
  unless(signIn(natal, graha, 2) === (of === 'sun' ? 4 : 3), () => `${graha} is in the other hora`);

/** Degrees that a rounded elongation may be off. */
const ROUNDING = 0.51;

const moonlight: Check<'moonlight'> = ({ natal: { lons } }, { elongation }) => {
  const found = (lons.moon - lons.sun + 360) % 360;
  const off = Math.abs(found - elongation);
  return unless(Math.min(off, 360 - off) <= ROUNDING, () => `the Moon is ${found}° from the Sun`);
};

/** Checks of what the tradition counts: strengths, bindus, arudhas, karakas and points. */
export const NUMBER_CHECKS = {
  shadbala,
  bindus,
  arudha,
  point,
  'chara-karaka': charaKarakaCheck,
  hora,
  moonlight,
};
