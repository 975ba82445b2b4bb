import { MANGLIK_REFERENCES, type ManglikReference } from '../../../matching/manglik.ts';
import { SEAT_RELIEF_SIGNS, SEAT_RELIEFS, type SeatRelief } from '../../../tables/manglik.ts';
import { KUTA_MAXIMUM, type Kuta } from '../../../tables/kutas.ts';
import type { Bhava } from '../../../vocabulary.ts';
import type { PairClaim } from '../pair-claim.types.ts';
import type { PairEvidenceOf } from '../pair-findings.ts';
import { signOf, type PairReading } from '../pair-reading.ts';
import type { MatchWay } from '../pair.types.ts';
import type { ClaimsFor, Owned } from './owned.ts';
import { standingsOf } from './standings.ts';

type ManglikEvidence = PairEvidenceOf<'pair.manglik'>;
type Pada = PairEvidenceOf<'pair.arudhas'>['pada'];

const BOY_OF: Readonly<Record<MatchWay, 'self' | 'other'>> = {
  selfAsBoy: 'self',
  otherAsBoy: 'other',
};

const totals = ({ pair }: Owned): readonly PairClaim[] =>
  pair.ways.flatMap((way) => {
    const { total, totalAfterCancellations } = pair.kuta[way];
    const boy = BOY_OF[way];
    return [
      { kind: 'guna', total, of: 36, boy, settled: false },
      { kind: 'guna', total: totalAfterCancellations, of: 36, boy, settled: true },
    ];
  });

const kutaClaims = (pair: PairReading, kuta: Kuta, settled: boolean): readonly PairClaim[] =>
  pair.ways.map((way) => {
    const { raw, afterCancellations } = pair.kuta[way];
    const points = (settled ? afterCancellations : raw)[kuta];
    return { kind: 'kuta', kuta, points, of: KUTA_MAXIMUM[kuta], boy: BOY_OF[way], settled };
  });

const HOUSE_FIELD = {
  lagna: 'lagnaHouse',
  moon: 'moonHouse',
  venus: 'venusHouse',
} as const satisfies Record<ManglikReference, keyof ManglikEvidence>;

const isSeatRelief = (relief: ManglikEvidence['reliefs'][number]): relief is SeatRelief =>
  (SEAT_RELIEFS as readonly string[]).includes(relief);

/** Reliefs of Mars in one house: those of the whole chart, and of that house alone where it is known. */
const reliefsIn = (
  reliefs: ManglikEvidence['reliefs'],
  house: Bhava | undefined,
): readonly string[] =>
  reliefs.filter(
    (relief) =>
      !isSeatRelief(relief) ||
      (house !== undefined && (SEAT_RELIEF_SIGNS[relief].house ?? house) === house),
  );

/** Where Mars stands from each reference, from which it counts, and the whole. */
const manglik = (evidence: ManglikEvidence, owned: Owned): readonly PairClaim[] => {
  const { owner: person, pair } = owned;
  const { counts, reliefs, manglik: grade } = evidence;
  const houseFrom = (from: ManglikReference): Bhava | undefined => {
    const house = evidence[HOUSE_FIELD[from]];
    return house === 'open' ? undefined : house;
  };
  return [
    ...MANGLIK_REFERENCES.flatMap((from): readonly PairClaim[] => {
      const house = houseFrom(from);
      return house === undefined ? [] : [{ kind: 'mars-from', person, from, house }];
    }),
    ...standingsOf(owned, person, ['mars']),
    ...counts.map((from): PairClaim => {
      const house = houseFrom(from);
      const cancelledBy = reliefsIn(reliefs, house);
      return { kind: 'manglik', person, from, cancelledBy, ...(house && { house }) };
    }),
    { kind: 'manglik-grade', person, grade, isTimeKnown: pair[person].from === 'lagna' },
  ];
};

const HOUSE_OF_PADA: Readonly<Record<Pada, 7 | 12>> = { a7: 7, upapada: 12 };

const arudha = (pair: PairReading, person: 'self' | 'other', pada: Pada): readonly PairClaim[] => {
  const house = HOUSE_OF_PADA[pada];
  const rashi = pair[person].extras?.images[house];
  return rashi === undefined ? [] : [{ kind: 'arudha', person, house, rashi }];
};

/** Claims of the findings on kutas, poruthams, Mars and arudhas. */
export const matchClaims = {
  'pair.points': (_, owned) => totals(owned),
  'pair.points-range': ({ least, most, leastAfter, mostAfter }) => [
    { kind: 'guna-range', least, most, of: 36, settled: false },
    { kind: 'guna-range', least: leastAfter, most: mostAfter, of: 36, settled: true },
  ],
  'pair.kuta': ({ kuta }, { pair }) => kutaClaims(pair, kuta, false),
  'pair.kuta-mended': ({ kuta, by }, { pair }) => [
    ...kutaClaims(pair, kuta, true),
    { kind: 'parihara', id: by },
  ],
  'pair.kuta-remark': ({ remark }) => [{ kind: 'parihara', id: remark }],
  'pair.poruthams': (_, { pair }) =>
    pair.ways.map((way) => ({
      kind: 'poruthams',
      agree: pair.poruthams[way].agree,
      boy: BOY_OF[way],
    })),
  'pair.manglik': manglik,
  'pair.manglik-neither': () => [{ kind: 'manglik-match', result: 'neither' }],
  'pair.manglik-both': () => [{ kind: 'manglik-match', result: 'both' }],
  'pair.manglik-answered': ({ by, house, reference }, { owner }) => [
    { kind: 'manglik-match', result: 'answered', person: owner, by, house, from: reference },
  ],
  'pair.manglik-one': (_, { owner }) => [{ kind: 'manglik-match', result: 'one', person: owner }],
  'pair.arudhas': ({ pada, otherPada, place }, { pair, owner, them }) => [
    ...arudha(pair, owner, pada),
    ...arudha(pair, them, otherPada),
    { kind: 'between', person: them, a: otherPada, b: pada, place },
  ],
  'pair.upapada': ({ graha }, { pair, owner }) => [
    ...arudha(pair, owner, 'upapada'),
    {
      kind: 'stands',
      person: owner,
      graha,
      rashi: signOf(pair, owner, graha),
      from: 'lagna',
    },
  ],
} as const satisfies Partial<ClaimsFor>;
