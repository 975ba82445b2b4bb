import { houseFrom } from '../../chart/houses.ts';
import { aspectsRashi } from '../../chart/drishti.ts';
import type { Graha, RashiIndex } from '../../vocabulary.ts';
import type { Claim } from '../claim.types.ts';
import type { EvidenceOf, FindingId } from '../finding-ids.ts';
import { rashiOf } from '../../chart/placement.ts';
import { julianDayFromUnixMs, type Days } from '../../units.ts';
import { grahaMotionAt } from '../../sky/graha-motion.ts';

import { ruling, type ClaimContext } from './claim-context.ts';
import type { TimedClaimsOf } from './dasha-claims.ts';

type TransitId = Extract<FindingId, `transit.${string}`>;

/** The sign a graha passes in a stay. */
const signDuring = (graha: Graha, { end }: Days): RashiIndex =>
  rashiOf(grahaMotionAt(graha, julianDayFromUnixMs(Date.parse(`${end}T00:00:00Z`))).lon);

const moving =
  (graha: 'jupiter' | 'saturn') =>
  (e: EvidenceOf<'transit.double'>, c: ClaimContext, during: Days): readonly Claim[] => [
    { kind: 'transit', graha, house: e.house, from: e.from, ...during },
    ruling(c, e.house, e.from),
  ];

const seeing =
  (graha: 'jupiter' | 'saturn') =>
  (e: EvidenceOf<'transit.double'>, c: ClaimContext, during: Days): readonly Claim[] => [
    { kind: 'transit-aspect', graha, house: e.house, from: e.from, ...during },
    ruling(c, e.house, e.from),
  ];

/** A graha in transit over the sign of a birth graha, or looking at it. */
const touching =
  (by: 'jupiter' | 'saturn') =>
  (
    { graha }: EvidenceOf<'transit.jupiter-on-graha'>,
    { reading }: ClaimContext,
    during: Days,
  ): readonly Claim[] => {
    const { from, chart } = reading;
    const { rashi, house } = chart.grahas[graha];
    const passed = signDuring(by, during);
    if (passed === rashi) return [{ kind: 'transit', graha: by, over: graha, from, ...during }];
    return aspectsRashi(by, passed, rashi)
      ? [{ kind: 'transit-aspect', graha: by, house, from, ...during }]
      : [];
  };

const fromMoon = (
  { graha, place }: EvidenceOf<'transit.from-moon-good'>,
  _: ClaimContext,
  during: Days,
): readonly Claim[] => [{ kind: 'transit', graha, house: place, from: 'moon', ...during }];

const bindus = (
  { graha, bindus: count }: EvidenceOf<'transit.many-bindus'>,
  _: ClaimContext,
  during: Days,
): readonly Claim[] => [{ kind: 'bindus', graha, count, ...during }];

/** Claims of the transit findings. */
export const TRANSIT_CLAIMS: { readonly [I in TransitId]: TimedClaimsOf<I> } = {
  'transit.double': ({ house, from }, c, during) => [
    { kind: 'double-transit', house, from, ...during },
    ruling(c, house, from),
  ],
  'transit.double-on-lord': ({ house, lord, from }, c, during) => [
    { kind: 'double-transit', house, lord, from, ...during },
    ruling(c, house, from),
  ],
  'transit.jupiter-in-house': moving('jupiter'),
  'transit.jupiter-aspects-house': seeing('jupiter'),
  'transit.jupiter-on-graha': touching('jupiter'),
  'transit.jupiter-on-marriage-point': (_, { reading }, during) => [
    {
      kind: 'transit',
      graha: 'jupiter',
      house: houseFrom(reading.chart.lagna.rashi, signDuring('jupiter', during)),
      from: reading.from,
      ...during,
    },
  ],
  'transit.saturn-in-house': moving('saturn'),
  'transit.saturn-aspects-house': seeing('saturn'),
  'transit.saturn-on-graha': touching('saturn'),
  'transit.from-moon-good': fromMoon,
  'transit.from-moon-hard': fromMoon,
  'transit.sade-sati': ({ phase }, _, during) => [{ kind: 'sade-sati', phase, ...during }],
  'transit.dhaiya': ({ place }, _, during) => [
    { kind: 'dhaiya', place: place === 4 ? 4 : 8, ...during },
    { kind: 'transit', graha: 'saturn', house: place, from: 'moon', ...during },
  ],
  'transit.many-bindus': bindus,
  'transit.few-bindus': bindus,
  'transit.node-in-house': ({ graha, house, from }, c, during) => [
    { kind: 'transit', graha, house, from, ...during },
    ruling(c, house, from),
  ],
};
