import type { Claim } from '@dhruva/jyotish';
import { GRAHAS, SEVEN_GRAHAS, TRENDS, type Graha } from '@dhruva/jyotish/vocabulary';
import type { ClaimOf } from '../claims.types.ts';
import { dayOf, noonOf } from '../time/days.ts';
import type { Days } from '../time/spans.ts';

/** What a false claim is made with: chance, and the signs of the birth. */
export interface FalsifyContext {
  readonly chance: () => number;
  readonly signs: Readonly<Record<Graha, number>>;
}

type Falsify = {
  readonly [K in Claim['kind']]: (claim: ClaimOf<K>, context: FalsifyContext) => object;
};

/** Days the dates of a claim are moved by: three months. */
const MOVED_DAYS = 91;
/** More than a round of Jupiter, which touches two signs from eight of the twelve at most. */
const ROUND_DAYS = 13 * 365;
const A_LIFE = 40;

const turned = (sign: number, by: number): number => (sign + by) % 12;
const otherHouse = (house: number, by: number): number => turned(house - 1, by) + 1;

const oneOf = <Value>(list: readonly Value[], chance: () => number): Value | undefined =>
  list[Math.floor(chance() * list.length)];

const later = (day: string, days: number): string => dayOf(noonOf(day) + days);
const moved = ({ start, end }: Days): Days => ({
  start: later(start, MOVED_DAYS),
  end: later(end, MOVED_DAYS),
});

const yearsOn = (day: string): string => `${Number(day.slice(0, 4)) + A_LIFE}${day.slice(4)}`;

const monthsOn = (month: string, by: number): string => {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + by;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
};

const another = (not: readonly Graha[], { chance }: FalsifyContext): Graha | undefined =>
  oneOf(
    SEVEN_GRAHAS.filter((graha) => !not.includes(graha)),
    chance,
  );

const elsewhere = (graha: Graha, { chance, signs }: FalsifyContext): Graha | undefined =>
  oneOf(
    GRAHAS.filter((other) => signs[other] !== signs[graha]),
    chance,
  );

/** A state that nobody has: the Sun is never combust nor retrograde, and nobody high and low at once. */
const otherState: Falsify['dignity'] = ({ graha, state, varga }, { signs }) => {
  if (state === 'combust' || state === 'retrograde') return { graha: 'sun' };
  if (state === 'debilitated') return { state: 'exalted' };
  const isHigh = { sun: 0, moon: 1, mars: 9, mercury: 5, jupiter: 3, venus: 11, saturn: 6 };
  const high = isHigh[graha as keyof typeof isHigh];
  const isLow = varga === undefined && high !== undefined && signs[graha] === turned(high, 6);
  return { state: isLow ? 'exalted' : 'debilitated' };
};

/** How a claim of each kind is made false: one field is changed so that it cannot be true. */
const CHANGES: Falsify = {
  stands: ({ rashi, house }, { chance }) => {
    const by = 1 + Math.floor(chance() * 11);
    return house !== undefined && (rashi === undefined || chance() < 0.5)
      ? { house: otherHouse(house, by) }
      : { rashi: turned(rashi ?? 0, by) };
  },
  // Signs of one lord are an odd number of signs apart.
  rules: ({ house }, { chance }) => ({
    house: otherHouse(house, 2 + 2 * Math.floor(chance() * 5)),
  }),
  dignity: otherState,
  conjoined: ({ a, varga }, context) => ({ b: varga === undefined ? elsewhere(a, context) : a }),
  aspects: () => ({ a: 'rahu' }),
  exchanges: ({ a, b }, context) => ({ b: another([a, b], context) }),
  hosted: ({ a, b }, context) => ({ b: another([a, b], context) }),
  period: moved,
  transit: (claim, { chance }) =>
    claim.house !== undefined && chance() < 0.5
      ? { house: otherHouse(claim.house, 1 + Math.floor(chance() * 11)) }
      : moved(claim),
  'transit-aspect': moved,
  'sade-sati': (claim, { chance }) =>
    chance() < 0.5 ? { phase: claim.phase === 'peak' ? 'rising' : 'peak' } : moved(claim),
  dhaiya: (claim, { chance }) => (chance() < 0.5 ? { place: 12 - claim.place } : moved(claim)),
  'double-transit': ({ end }) => ({ end: later(end, ROUND_DAYS) }),
  yoga: ({ grahas }, { chance }) => {
    const missing = GRAHAS.filter((graha) => !grahas.includes(graha));
    const more = oneOf(missing, chance);
    return { grahas: more === undefined ? grahas.slice(1) : [...grahas, more] };
  },
  window: ({ start }) => ({ start: monthsOn(start, -3) }),
  month: ({ start, end }) => ({ start: monthsOn(start, 400), end: monthsOn(end, 400) }),
  earlier: ({ minutes }) => ({ minutes: minutes + 1 }),
  cause: moved,
  ease: ({ start }) => ({ start: yearsOn(start) }),
  outlook: ({ dasha }) => ({ dasha: dasha + 1 }),
  past: ({ start, end }) => ({ start: yearsOn(start), end: yearsOn(end) }),
  trend: ({ step }) => ({ step: TRENDS[(TRENDS.indexOf(step) + 1) % TRENDS.length] }),
  holds: (claim) =>
    'share' in claim ? { share: claim.share / 2 + 0.3 } : { minutes: claim.minutes + 1000 },
  manglik: ({ cancelledBy }) => ({ cancelledBy: [...cancelledBy, 'a-relief-nobody-knows'] }),
  guna: ({ total }) => ({ total: total + 0.25 }),
  fact: ({ value }) => ({ value: `not ${value}` }),
  shadbala: ({ percent }) => ({ percent: percent + 7 }),
  bindus: ({ count }) => ({ count: count + 3 }),
  arudha: ({ rashi }) => ({ rashi: turned(rashi, 1) }),
  'chara-karaka': ({ graha }, context) => ({ graha: another([graha], context) }),
  point: ({ rashi }) => ({ rashi: turned(rashi, 1) }),
  hora: ({ of }) => ({ of: of === 'sun' ? 'moon' : 'sun' }),
  moonlight: ({ elongation }) => ({ elongation: (elongation + 20) % 360 }),
};

/** The claim with one thing changed, so that it is false. */
export const falsified = (claim: Claim, context: FalsifyContext): Claim => {
  const change = CHANGES[claim.kind] as (claim: Claim, context: FalsifyContext) => object;
  return { ...claim, ...change(claim, context) } as Claim;
};
