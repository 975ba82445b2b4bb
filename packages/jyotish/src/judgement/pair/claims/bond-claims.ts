import { houseFrom } from '../../../chart/houses.ts';
import { dashaAt, dashasBetween, type DashaPeriod } from '../../../dasha/vimshottari.ts';
import type { Bhava, Graha } from '../../../vocabulary.ts';
import { standingIn } from '../../claims/claim-context.ts';
import { ownings } from '../../claims/birth-claims.ts';
import { monthNumber, monthStart } from '../../reading/month-number.ts';
import type { PairClaim } from '../pair-claim.types.ts';
import type { Regard } from '../pair-findings.ts';
import { signOf } from '../pair-reading.ts';
import { dayAt } from '../../reading/days.ts';
import { claimsOfPerson, type ClaimsFor, type Owned } from './owned.ts';
import { standingsOf } from './standings.ts';

type Person = 'self' | 'other';
type From = 'lagna' | 'moon';
type Between = Extract<PairClaim, { readonly kind: 'between' }>;
type Ends = Pick<Between, 'person' | 'a' | 'b' | 'varga'>;

/** `a` of a person stands in the place counted from `b` of the other. */
const counted = (ends: Ends, place: Bhava): PairClaim => ({ kind: 'between', ...ends, place });

const regarded = (ends: Ends, regard: Regard): PairClaim => ({ kind: 'between', ...ends, regard });

const rules = (person: Person, graha: Graha, house: Bhava, from: From): PairClaim => ({
  kind: 'rules',
  person,
  graha,
  house,
  from,
});

const rulesNavamsa = (person: Person, graha: Graha, house: Bhava): PairClaim => ({
  kind: 'rules',
  person,
  graha,
  house,
  from: 'lagna',
  varga: 9,
});

const touched = (ends: Ends, how: 'joins' | 'aspects'): PairClaim =>
  how === 'joins' ? counted(ends, 1) : { kind: 'between', ...ends, aspects: true };

const periodClaim = (person: Person, { lord, start, end }: DashaPeriod): PairClaim => ({
  kind: 'period',
  person,
  system: 'vimshottari',
  level: 1,
  graha: lord,
  start: dayAt(start),
  end: dayAt(end),
});

/** The running mahadashas; no dates where the birth time that moves them is unknown. */
const running = ({ pair }: Owned): readonly PairClaim[] =>
  (['self', 'other'] as const)
    .filter((person) => pair[person].from === 'lagna')
    .flatMap((person) =>
      dashaAt(pair[person].dasha, pair.at, 1).map((period) => periodClaim(person, period)),
    );

/** The mahadasha of a person that begins in a month. */
const beginning = ({ pair }: Owned, person: Person, month: string): readonly PairClaim[] => {
  if (pair[person].from === 'moon') return [];
  const [start, end] = [monthStart(monthNumber(month)), monthStart(monthNumber(month) + 1)];
  return dashasBetween(pair[person].dasha, { start, end }, 1)
    .filter((period) => period.start >= start)
    .map((period) => periodClaim(person, period));
};

/** Claims of the findings on the two birth charts, their navamsas and running periods. */
export const bondClaims = {
  'pair.moons': ({ place }) => [counted({ person: 'other', a: 'moon', b: 'moon' }, place)],
  'pair.lagnas': ({ place }) => [counted({ person: 'other', a: 'lagna', b: 'lagna' }, place)],
  'pair.moon-lords': ({ lord, otherLord, regard }) => [
    rules('self', lord, 1, 'moon'),
    rules('other', otherLord, 1, 'moon'),
    regarded({ person: 'self', a: lord, b: otherLord }, regard),
  ],
  'pair.house-lords': ({ house, lord, otherLord, regard, from }) => [
    rules('self', lord, house, from),
    rules('other', otherLord, house, from),
    regarded({ person: 'self', a: lord, b: otherLord }, regard),
  ],
  'pair.in-step': ({ graha, place }) => [counted({ person: 'other', a: graha, b: graha }, place)],
  'pair.meets': ({ graha, other, place }, { them }) => [
    counted({ person: them, a: other, b: graha }, place),
  ],
  'pair.touch': ({ graha, on, how }, { owner }) => [
    touched({ person: owner, a: graha, b: on }, how),
  ],
  'pair.touch-lagna': ({ graha, how }, { owner }) => [
    touched({ person: owner, a: graha, b: 'lagna' }, how),
  ],
  'pair.seventh-lord-place': ({ lord, place, from }, { owner }) => [
    rules(owner, lord, 7, from),
    counted({ person: owner, a: lord, b: from }, place),
  ],
  'pair.seventh-lord-regard': ({ lord, otherLord, regard, from }, { owner, them }) => [
    rules(owner, lord, 7, from),
    rules(them, otherLord, 1, from),
    regarded({ person: owner, a: lord, b: otherLord }, regard),
  ],
  'pair.seventh-lord-moon': ({ lord, place }, { owner }) => [
    rules(owner, lord, 7, 'lagna'),
    counted({ person: owner, a: lord, b: 'moon' }, place),
  ],
  'pair.navamsa-lords': ({ lord, otherLord, regard }) => [
    rulesNavamsa('self', lord, 1),
    rulesNavamsa('other', otherLord, 1),
    regarded({ person: 'self', a: lord, b: otherLord }, regard),
  ],
  'pair.navamsa-moons': ({ place }) => [
    counted({ person: 'other', a: 'moon', b: 'moon', varga: 9 }, place),
  ],
  'pair.navamsa-seventh': ({ lord, place }, { owner }) => [
    rulesNavamsa(owner, lord, 7),
    counted({ person: owner, a: lord, b: 'lagna', varga: 9 }, place),
  ],
  'pair.navamsa-venus': ({ dignity }, { owner, ...told }) => [
    ...claimsOfPerson(told, owner, (context) => [standingIn(context, 'venus', 9)]),
    ...(dignity === 'exalted' || dignity === 'own' || dignity === 'debilitated'
      ? [{ kind: 'dignity', person: owner, graha: 'venus', state: dignity, varga: 9 } as const]
      : []),
  ],
  'pair.karakas': ({ daraka, atma, regard }, { owner, them }) => [
    { kind: 'chara-karaka', person: owner, karaka: 'dara', graha: daraka },
    { kind: 'chara-karaka', person: them, karaka: 'atma', graha: atma },
    regarded({ person: owner, a: daraka, b: atma }, regard),
  ],
  'pair.bindus': ({ bindus }, { owner, them, pair }) => {
    const house = houseFrom(pair[owner].chart.lagna.rashi, signOf(pair, them, 'moon'));
    return [
      { kind: 'bindus', person: owner, count: bindus, house },
      counted({ person: them, a: 'moon', b: 'lagna' }, house),
    ];
  },
  'pair.period-lords': ({ lord, otherLord, regard }, owned) => [
    ...running(owned),
    regarded({ person: 'self', a: lord, b: otherLord }, regard),
  ],
  'pair.period-places': ({ lord, otherLord, place }, owned) => [
    ...running(owned),
    counted({ person: 'other', a: otherLord, b: lord }, place),
  ],
  'pair.seams': ({ month, otherMonth }, owned) => [
    ...beginning(owned, 'self', month),
    ...beginning(owned, 'other', otherMonth),
  ],
  'pair.seam': ({ month }, owned) => beginning(owned, owned.owner, month),
  'pair.parenting': ({ graha }, { owner, ...told }) => [
    ...claimsOfPerson(told, owner, (context) => ownings(context, graha)),
    ...standingsOf(told, owner, [graha]),
  ],
} as const satisfies Partial<ClaimsFor>;
