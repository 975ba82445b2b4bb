import { rashisAspectedFrom } from '../../chart/drishti.ts';
import { grahasIn, houseFrom, housesOwnedBy } from '../../chart/houses.ts';
import { NAVAMSA_POINTS } from '../../tables/points.ts';
import type { Bhava, Graha } from '../../vocabulary.ts';
import type { Claim } from '../claim.types.ts';
import type { EvidenceOf, FindingId } from '../finding-ids.ts';
import { moonAhead } from '../steps/kindly.ts';
import {
  dignities,
  ruling,
  standing,
  standingIn,
  tied,
  type ClaimContext,
} from './claim-context.ts';

/** Claims of a finding of one id, from its evidence. */
export type ClaimsOf<I extends FindingId> = (
  evidence: EvidenceOf<I>,
  context: ClaimContext,
) => readonly Claim[];

type BirthId = Extract<FindingId, `promise.${string}`>;

type Placed = { readonly house: Bhava; readonly from: 'lagna' | 'moon' };

const lordOfHouse = ({ house, from }: Placed, context: ClaimContext): readonly Claim[] => [
  ruling(context, house, from),
];

const seen = (
  { house, graha, from }: EvidenceOf<'promise.graha-aspects-house'>,
  context: ClaimContext,
): readonly Claim[] => [{ kind: 'aspects', a: graha, house, from }, ruling(context, house, from)];

const isIn = ({ graha, from }: EvidenceOf<'promise.graha-in-house'>, context: ClaimContext) => [
  standing(context, graha, from),
];

const linked = (e: EvidenceOf<'promise.lords-linked'>, context: ClaimContext): readonly Claim[] => [
  ruling(context, e.house, e.from),
  ruling(context, e.otherHouse, e.from),
  ...tied(e.relation, e.lord, e.otherLord),
];

const beside = (house: Bhava, step: number): Bhava => (((house - 1 + step + 12) % 12) + 1) as Bhava;

const hemmed = ({ house, from }: Placed, context: ClaimContext): readonly Claim[] => [
  ruling(context, house, from),
  ...[beside(house, -1), beside(house, 1)].flatMap((neighbour) =>
    grahasIn(context.reading.chart, neighbour).map((graha) => standing(context, graha, from)),
  ),
];

const company = (e: EvidenceOf<'promise.karaka-supported'>): readonly Claim[] =>
  tied(e.company, e.other, e.graha);

const moonlight = (_: unknown, { reading }: ClaimContext): readonly Claim[] => [
  { kind: 'moonlight', elongation: Math.round(moonAhead(reading.chart)) },
];

const ability = (
  { house, lord, percent }: EvidenceOf<'promise.lord-able'>,
  context: ClaimContext,
): readonly Claim[] => [
  ruling(context, house, 'lagna'),
  { kind: 'shadbala', graha: lord, percent },
];

const arudha = (house: Bhava, { reading: { extras } }: ClaimContext): readonly Claim[] =>
  extras === null ? [] : [{ kind: 'arudha', house, rashi: extras.images[house] }];

const point = (
  { point: name }: Pick<EvidenceOf<'promise.point-holds'>, 'point'>,
  { reading: { extras } }: ClaimContext,
): readonly Claim[] =>
  extras === null ? [] : [{ kind: 'point', point: name, rashi: extras.points[name] }];

/** Claims of the findings of the birth chart, beside where each graha they name stands. */
export const BIRTH_CLAIMS: { readonly [I in BirthId]: ClaimsOf<I> } = {
  'promise.lord-well-placed': lordOfHouse,
  'promise.lord-in-dusthana': lordOfHouse,
  'promise.lord-in-house': lordOfHouse,
  'promise.lord-strong-sign': (e, c) => [...lordOfHouse(e, c), ...dignities(c, e.lord)],
  'promise.lord-weak-sign': (e, c) => [...lordOfHouse(e, c), ...dignities(c, e.lord)],
  'promise.lord-combust': (e, c) => [
    ...lordOfHouse(e, c),
    { kind: 'dignity', graha: e.lord, state: 'combust' },
  ],
  'promise.lord-retrograde': (e, c) => [
    ...lordOfHouse(e, c),
    { kind: 'dignity', graha: e.lord, state: 'retrograde' },
  ],
  'promise.lord-guards-house': (e, c) => seen({ ...e, graha: e.lord }, c),
  'promise.debility-eased': ({ graha }) => [{ kind: 'dignity', graha, state: 'debilitated' }],
  'promise.benefic-in-house': isIn,
  'promise.benefic-aspects-house': seen,
  'promise.malefic-in-house': isIn,
  'promise.malefic-aspects-house': seen,
  'promise.malefic-lifts-house': isIn,
  'promise.house-hemmed-kindly': hemmed,
  'promise.house-hemmed-harshly': hemmed,
  'promise.house-in-sign-kind': lordOfHouse,
  'promise.karaka-strong': ({ graha }, c) => dignities(c, graha),
  'promise.karaka-weak': ({ graha }, c) => dignities(c, graha),
  'promise.karaka-combust': ({ graha }) => [{ kind: 'dignity', graha, state: 'combust' }],
  'promise.karaka-well-placed': isIn,
  'promise.karaka-in-dusthana': isIn,
  'promise.karaka-supported': company,
  'promise.karaka-pressed': company,
  'promise.directional-strength': ({ graha }, c) => [standing(c, graha, 'lagna')],
  'promise.moon-bright': moonlight,
  'promise.moon-dim': moonlight,
  'promise.lords-linked': linked,
  'promise.lords-entangled': linked,
  'promise.graha-in-house': isIn,
  'promise.graha-aspects-house': seen,
  'promise.graha-with-lord': (e, c) => [
    ruling(c, e.house, e.from),
    ...tied(e.relation, e.graha, e.lord),
  ],
  'promise.grahas-linked': ({ graha, other, relation }) => tied(relation, graha, other),
  'promise.bindus-in-house': ({ house, bindus }) => [{ kind: 'bindus', house, count: bindus }],
  'promise.bindus-more': ({ house, bindus, than, fewer }) => [
    { kind: 'bindus', house, count: bindus },
    { kind: 'bindus', house: than, count: fewer },
  ],
  'promise.bindus-own': ({ graha, house, bindus }) => [
    { kind: 'bindus', graha, house, count: bindus },
  ],
  'promise.yoga': ({ yoga }, { reading }) =>
    reading.yogas
      .filter((each) => each.yoga.id === yoga)
      .map(({ grahas }) => ({ kind: 'yoga', id: yoga, grahas })),
  'promise.lord-able': ability,
  'promise.lord-unable': ability,
  'promise.image-in': ({ image }, c) => [...arudha(image as Bhava, c), ...arudha(1, c)],
  'promise.second-from-upapada': (_, c) => arudha(12, c),
  'promise.navamsa-of-lord': ({ house, lord }, c) => [
    ruling(c, house, 'lagna'),
    standingIn(c, lord, 9),
  ],
  'promise.lord-from-house': lordOfHouse,
  'promise.point-holds': (e, c) => [
    ...point(e, c),
    ...(NAVAMSA_POINTS.includes(e.point) ? [standingIn(c, e.graha, 9)] : []),
  ],
  'promise.point-lord-in': point,
  'promise.strongest': ({ graha, percent }) => [{ kind: 'shadbala', graha, percent }],
  'promise.mars-eased': (e, c) => [standing(c, 'mars', e.from)],
};

/** Which houses a graha owns in the birth chart. */
export const ownings = (context: ClaimContext, graha: Graha): readonly Claim[] =>
  housesOwnedBy(context.reading.chart, graha).map((house) =>
    ruling(context, house, context.reading.from),
  );

/** Which houses a graha aspects in the birth chart. */
export const lookings = ({ reading }: ClaimContext, graha: Graha): readonly Claim[] =>
  rashisAspectedFrom(graha, reading.chart.grahas[graha].rashi).map((rashi) => ({
    kind: 'aspects',
    a: graha,
    house: houseFrom(reading.chart.lagna.rashi, rashi),
    from: reading.from,
  }));
