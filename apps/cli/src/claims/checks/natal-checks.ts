import { isInState } from '../chart/dignities.ts';
import { castsAspect } from '../chart/drishti.ts';
import { firstSign, signIn, type Natal } from '../chart/natal.ts';
import { fold, lordOf, placeFrom } from '../chart/signs.ts';
import type { ClaimOf, Verdict } from '../claims.types.ts';
import { NO_LAGNA, unless, type Check } from './check.types.ts';

const standsInHouse = (natal: Natal, claim: ClaimOf<'stands'>): Verdict => {
  const { graha, house, from, varga } = claim;
  const first = firstSign(natal, from, varga);
  if (first === null) return NO_LAGNA;
  const place = placeFrom(first, signIn(natal, graha, varga));
  return unless(place === house, () => `${graha} is in house ${place} from the ${from}`);
};

const stands: Check<'stands'> = ({ natal }, claim) => {
  const { graha, rashi, house, varga } = claim;
  const sign = signIn(natal, graha, varga);
  if (rashi === undefined && house === undefined) return 'neither a sign nor a house is named';
  if (rashi !== undefined && rashi !== sign) return `${graha} is in sign ${sign}`;
  return house === undefined ? null : standsInHouse(natal, claim);
};

const rules: Check<'rules'> = ({ natal }, { graha, house, from, varga }) => {
  const first = firstSign(natal, from, varga);
  if (first === null) return NO_LAGNA;
  const lord = lordOf(first + house - 1);
  return unless(lord === graha, () => `house ${house} from the ${from} is of ${lord}`);
};

const dignity: Check<'dignity'> = ({ natal }, { graha, state, varga }) =>
  unless(isInState(natal, graha, state, varga), () => `${graha} is not ${state}`);

const conjoined: Check<'conjoined'> = ({ natal }, { a, b, varga }) => {
  const [first, second] = [signIn(natal, a, varga), signIn(natal, b, varga)];
  return unless(a !== b && first === second, () => `${a} in sign ${first}, ${b} in ${second}`);
};

const aspects: Check<'aspects'> = ({ natal }, { a, b, house, from = 'lagna' }) => {
  const at = natal.signs[a];
  if (b === undefined && house === undefined) return 'nothing aspected is named';
  if (b !== undefined && !castsAspect(a, at, natal.signs[b])) return `${a} does not aspect ${b}`;
  if (house === undefined) return null;
  const first = firstSign(natal, from);
  if (first === null) return NO_LAGNA;
  return unless(
    castsAspect(a, at, fold(first + house - 1)),
    () => `${a} does not aspect house ${house} from the ${from}`,
  );
};

const exchanges: Check<'exchanges'> = ({ natal: { signs } }, { a, b }) =>
  unless(
    a !== b && lordOf(signs[a]) === b && lordOf(signs[b]) === a,
    () => `${a} and ${b} are not in each other's signs`,
  );

const hosted: Check<'hosted'> = ({ natal: { signs } }, { a, b }) =>
  unless(a !== b && lordOf(signs[a]) === b, () => `${a} is in a sign of ${lordOf(signs[a])}`);

const yoga: Check<'yoga'> = (sheet, { id, grahas }) => {
  const formed = sheet.yoga(id);
  if (formed === null) return `${id} is not formed`;
  const isSame = formed.length === grahas.length && formed.every((graha) => grahas.includes(graha));
  return unless(isSame, () => `${id} is formed by ${formed.join(', ')}`);
};

/** Checks of what stands in the birth chart and its divisions. */
export const NATAL_CHECKS = {
  stands,
  rules,
  dignity,
  conjoined,
  aspects,
  exchanges,
  hosted,
  yoga,
};
