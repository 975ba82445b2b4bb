import type { Claim, PairClaim } from '@dhruva/jyotish';
import type { BetweenKind } from '../between-checks.ts';
import { falsified, type FalsifyContext } from './falsified.ts';

type Of<K extends PairClaim['kind']> = Extract<PairClaim, { readonly kind: K }>;
type Person = 'self' | 'other';

/** Kinds only an answer about two people has, or has more of. */
type PairKind = BetweenKind | 'guna-range';

type Falsify = { readonly [K in PairKind]: (claim: Of<K>) => object };

/** Cancellations of which never both hold. */
const EXCLUSIVE: Readonly<Record<string, string>> = {
  'nadi-same-sign-other-star': 'nadi-same-star-other-sign',
  'nadi-same-star-other-sign': 'nadi-same-sign-other-star',
  'bhakoot-same-lord': 'bhakoot-lords-friends',
  'bhakoot-lords-friends': 'bhakoot-same-lord',
  'nadi-same-star-other-pada': 'nadi-same-pada-disputed',
  'nadi-same-pada-disputed': 'nadi-same-star-other-pada',
};

const otherEnds = (claim: Of<'between'>): object => {
  if ('place' in claim) return { place: (claim.place % 12) + 1 };
  if ('regard' in claim) return { regard: claim.regard === 'opposed' ? 'friends' : 'opposed' };
  return { a: 'ketu' };
};

/** How a claim about two people is made false: one field is changed so that it cannot be true. */
const CHANGES: Falsify = {
  between: otherEnds,
  guna: ({ total }) => ({ total: total + 0.25 }),
  'guna-range': ({ least }) => ({ least: least - 0.25 }),
  kuta: ({ points }) => ({ points: points + 0.25 }),
  poruthams: ({ agree }) => ({ agree: (agree + 1) % 11 }),
  parihara: ({ id }) => ({ id: EXCLUSIVE[id] ?? 'a-cancellation-nobody-knows' }),
  'mars-from': ({ house }) => ({ house: (house % 12) + 1 }),
  manglik: ({ cancelledBy }) => ({ cancelledBy: [...cancelledBy, 'a-relief-nobody-knows'] }),
  'manglik-grade': ({ grade }) => ({ grade: grade === 'none' ? 'wholly' : 'none' }),
  'manglik-match': ({ result }) => ({ result: result === 'both' ? 'neither' : 'both' }),
};

const isOfPair = (claim: PairClaim): claim is Of<PairKind> => claim.kind in CHANGES;

/** A claim about two people with one thing changed, so that it is false; signs are those of each. */
export const falsifiedPair = (
  claim: PairClaim,
  { chance, signs }: { chance: () => number; signs: Record<Person, FalsifyContext['signs']> },
): PairClaim => {
  if (isOfPair(claim)) {
    const change = CHANGES[claim.kind] as (claim: PairClaim) => object;
    return { ...claim, ...change(claim) } as PairClaim;
  }
  const person: Person = 'person' in claim && claim.person === 'other' ? 'other' : 'self';
  return falsified(claim as Claim, { chance, signs: signs[person] });
};
