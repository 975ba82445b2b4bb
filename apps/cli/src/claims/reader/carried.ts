import type { PairClaim } from '@dhruva/jyotish';
import type { Graha } from '@dhruva/jyotish/vocabulary';
import { fold, placeFrom } from '../chart/signs.ts';
import { dayOf, monthOf, noonOf } from '../time/days.ts';
import type { NamedDate } from './dates.ts';
import type { Named } from './named.ts';
import type { Term, Verb } from './words.types.ts';

/**
 * Signs of house 1 counted from the lagna (null: unknown) and from the Moon, by which a claim on a
 * house carries the name of its sign; of a pair also those of the other person.
 */
export interface FirstSigns {
  readonly lagna: number | null;
  readonly moon: number;
  readonly other?: FirstSigns;
}

/** A claim of an answer about one person or two. */
type Claim = PairClaim;

/** Whose chart a claim is about; undefined in an answer about one person. */
const whoseOf = (claim: Claim): 'self' | 'other' | undefined =>
  'person' in claim ? claim.person : undefined;

/** Kinds that are about the Moon; kutas, poruthams and their cancellations compare two of them. */
const OF_MOONS: readonly Claim['kind'][] = [
  'sade-sati',
  'dhaiya',
  'moonlight',
  'guna',
  'guna-range',
  'kuta',
  'poruthams',
  'parihara',
];

const namesMoon = (claim: Claim): boolean =>
  ('from' in claim && claim.from === 'moon') ||
  OF_MOONS.includes(claim.kind) ||
  (claim.kind === 'hora' && claim.of === 'moon');

const RELIEVERS: readonly Graha[] = ['jupiter', 'venus', 'moon', 'mercury'];

/** Grahas a sentence may name because of a claim though none of its fields has them. */
const implied = (claim: Claim): readonly Graha[] => {
  switch (claim.kind) {
    case 'sade-sati':
    case 'dhaiya':
      return ['saturn'];
    case 'double-transit':
      return ['jupiter', 'saturn'];
    case 'moonlight':
      return ['sun'];
    case 'hora':
      return [claim.of];
    case 'dignity':
      return claim.state === 'combust' ? ['sun'] : [];
    case 'manglik':
      return [
        'mars',
        ...RELIEVERS.filter((graha) => claim.cancelledBy.some((id) => id.includes(graha))),
        ...(claim.from === 'venus' ? (['venus'] as const) : []),
      ];
    case 'manglik-grade':
      return claim.isTimeKnown ? ['mars'] : ['mars', 'moon', 'venus'];
    case 'mars-from':
    case 'manglik-match':
      return ['mars', ...(claim.from === 'venus' ? (['venus'] as const) : [])];
    case 'parihara':
      return claim.id === 'nadi-moon-guarded' ? ['jupiter', 'venus'] : [];
    default:
      return [];
  }
};

const FIELDS = ['graha', 'a', 'b', 'by', 'lord', 'over', 'cause'] as const;

const carriesGraha = (claim: Claim, graha: Graha): boolean => {
  const fields = claim as Partial<Record<(typeof FIELDS)[number], unknown>>;
  return (
    FIELDS.some((field) => fields[field] === graha) ||
    (claim.kind === 'yoga' && claim.grahas.includes(graha)) ||
    (graha === 'moon' && namesMoon(claim)) ||
    implied(claim).includes(graha)
  );
};

const PHASE_HOUSE = { rising: 12, peak: 1, setting: 2 } as const;

const housesOf = (claim: Claim): readonly number[] => {
  if (claim.kind === 'dhaiya') return [claim.place];
  if (claim.kind === 'sade-sati') return [PHASE_HOUSE[claim.phase]];
  if (claim.kind === 'between') return 'place' in claim ? [claim.place] : [];
  const own = 'house' in claim && claim.house !== undefined ? [claim.house] : [];
  const isGuarded =
    claim.kind === 'manglik' && claim.cancelledBy.some((id) => id.endsWith('-in-first-or-seventh'));
  return isGuarded ? [...own, 1, 7] : own;
};

/** Distances in houses between grahas that claims place from the same reference in the same division. */
const betweenGrahas = (claims: readonly Claim[]): readonly number[] => {
  const placed = claims.filter((claim) => claim.kind === 'stands');
  return placed.flatMap((one) =>
    placed
      .filter(
        (other) =>
          other.from === one.from && other.varga === one.varga && whoseOf(other) === whoseOf(one),
      )
      .flatMap((other) =>
        one.house === undefined || other.house === undefined
          ? []
          : [placeFrom(one.house, other.house)],
      ),
  );
};

/** Places of house lords counted from the houses they own. */
const fromOwnHouse = (claims: readonly Claim[]): readonly number[] =>
  claims.flatMap((claim) =>
    claim.kind !== 'rules'
      ? []
      : claims.flatMap((placement) =>
          placement.kind === 'stands' &&
          placement.graha === claim.graha &&
          placement.from === claim.from &&
          whoseOf(placement) === whoseOf(claim) &&
          placement.house !== undefined
            ? [placeFrom(claim.house, placement.house)]
            : [],
        ),
  );

/** Distances between arudhas. */
const betweenArudhas = (claims: readonly Claim[]): readonly number[] => {
  const signs = claims.flatMap((claim) => (claim.kind === 'arudha' ? [claim.rashi] : []));
  return signs.flatMap((one) => signs.map((other) => placeFrom(one, other)));
};

const signsOf = (claim: Claim, firsts: FirstSigns): readonly number[] => {
  const first = whoseOf(claim) === 'other' ? (firsts.other ?? firsts) : firsts;
  if ('rashi' in claim && claim.rashi !== undefined) return [claim.rashi];
  if (claim.kind === 'sade-sati' || claim.kind === 'dhaiya') {
    return housesOf(claim).map((house) => fold(first.moon + house - 1));
  }
  if (!('from' in claim) || ('varga' in claim && claim.varga !== undefined)) return [];
  const start = claim.from === 'lagna' ? first.lagna : claim.from === 'moon' ? first.moon : null;
  return start === null ? [] : housesOf(claim).map((house) => fold(start + house - 1));
};

const VERB_CLAIMS: Readonly<Record<Verb, readonly Claim['kind'][]>> = {
  conjoined: ['conjoined', 'yoga', 'manglik'],
  aspects: ['aspects', 'transit-aspect', 'double-transit', 'yoga', 'manglik'],
  exchanges: ['exchanges', 'yoga'],
  hosted: ['hosted', 'exchanges', 'manglik'],
};

/** Between two charts: a drishti, a place counted from the sign of a graha, or in that sign. */
const tiesTwo = (claim: Extract<Claim, { readonly kind: 'between' }>, verb: Verb): boolean => {
  if (verb === 'aspects') return 'aspects' in claim;
  return 'place' in claim && (verb === 'hosted' || claim.place === 1);
};

const carriesVerb = (claim: Claim, verb: Verb): boolean =>
  VERB_CLAIMS[verb].includes(claim.kind) || (claim.kind === 'between' && tiesTwo(claim, verb));

const OF_MARS: readonly Claim['kind'][] = ['manglik', 'manglik-grade', 'manglik-match'];

const OF_POINTS: readonly Claim['kind'][] = ['guna', 'guna-range', 'kuta'];

const carriesTerm = (claim: Claim, term: Term): boolean => {
  if (term === 'manglik') return OF_MARS.includes(claim.kind);
  if (term === 'guna') return OF_POINTS.includes(claim.kind);
  if (claim.kind === 'period') return term === `level-${claim.level}`;
  if (claim.kind === 'dignity') return claim.state === term;
  return claim.kind === term;
};

/** First and last day a sentence may name for a claim: one day more than its end, for "until" names that day. */
const daysOf = (claim: Claim): readonly [string, string] | null => {
  if (!('start' in claim) || claim.start === undefined) return null;
  const end = 'end' in claim && claim.end !== undefined ? claim.end : claim.start;
  return [claim.start, end.length > 7 ? dayOf(noonOf(end) + 1) : end];
};

const two = (number: number): string => String(number).padStart(2, '0');

const monthWithin = (month: number, first: string, last: string): boolean => {
  const years = Number(last.slice(0, 4)) - Number(first.slice(0, 4)) + 1;
  return Array.from({ length: years }, (_, index) => Number(first.slice(0, 4)) + index)
    .map((year) => `${year}-${two(month)}`)
    .some((name) => name >= monthOf(first) && name <= monthOf(last));
};

const carriesDate = (claim: Claim, date: NamedDate): boolean => {
  const days = daysOf(claim);
  if (days === null) return false;
  const [first, last] = days;
  if (date.what === 'day') {
    const [from, to] = [first.padEnd(10, '-01'), last.padEnd(10, '-31')];
    return date.day >= dayOf(noonOf(from) - 1) && date.day <= to;
  }
  if (date.what === 'month') {
    if (date.year === null) return monthWithin(date.month, first, last);
    const name = `${date.year}-${two(date.month)}`;
    return name >= monthOf(first) && name <= monthOf(last);
  }
  const [from, to] = date.third === null ? [1, 12] : [date.third * 4 + 1, date.third * 4 + 4];
  return (
    `${date.year}-${two(to)}` >= monthOf(first) && `${date.year}-${two(from)}` <= monthOf(last)
  );
};

/** Whether the claims make one graha lord of a kendra (not house 1) and a trikona, which is a yogakaraka. */
const hasYogakaraka = (claims: readonly Claim[]): boolean => {
  const owns = (houses: readonly number[]): readonly Graha[] =>
    claims.flatMap((claim) =>
      claim.kind === 'rules' && houses.includes(claim.house) ? [claim.graha] : [],
    );
  return owns([4, 7, 10]).some((graha) => owns([5, 9]).includes(graha));
};

/** Whether one of the claims of a sentence covers a thing the sentence names. */
export const isCarried = (named: Named, claims: readonly Claim[], first: FirstSigns): boolean => {
  switch (named.what) {
    case 'graha':
      return claims.some((claim) => carriesGraha(claim, named.graha));
    case 'house':
      return (
        claims.some((claim) => housesOf(claim).includes(named.house)) ||
        [...betweenGrahas(claims), ...fromOwnHouse(claims), ...betweenArudhas(claims)].includes(
          named.house,
        )
      );
    case 'sign':
      return claims.some((claim) => signsOf(claim, first).includes(named.sign));
    case 'verb':
      return claims.some((claim) => carriesVerb(claim, named.verb));
    case 'term':
      return claims.some((claim) => carriesTerm(claim, named.term));
    case 'fact':
      return claims.some(
        (claim) =>
          claim.kind === 'fact' &&
          claim.key === named.key &&
          (named.value ?? claim.value) === claim.value,
      );
    case 'yoga':
      return (
        claims.some((claim) => claim.kind === 'yoga' && named.ids.includes(claim.id)) ||
        (named.ids.includes('yogakaraka') && hasYogakaraka(claims))
      );
    default:
      return claims.some((claim) => carriesDate(claim, named));
  }
};
