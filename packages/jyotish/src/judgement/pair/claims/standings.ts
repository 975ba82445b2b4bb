import { GRAHAS, type Graha } from '../../../vocabulary.ts';
import { standing } from '../../claims/claim-context.ts';
import type { PairClaim } from '../pair-claim.types.ts';
import { claimsOfPerson, type ToldPair } from './owned.ts';

type Person = 'self' | 'other';
type Seat = readonly [person: Person, graha: Graha];

const otherThan = (person: Person): Person => (person === 'self' ? 'other' : 'self');

const isGraha = (name: string): name is Graha => (GRAHAS as readonly string[]).includes(name);

/** Where grahas of one person stand. */
export const standingsOf = (
  told: ToldPair,
  person: Person,
  grahas: readonly Graha[],
): readonly PairClaim[] =>
  claimsOfPerson(told, person, (context) =>
    grahas.map((graha) => standing(context, graha, context.reading.from)),
  );

const MOONS: readonly Seat[] = [
  ['self', 'moon'],
  ['other', 'moon'],
];

/** Grahas of the birth charts that a claim names, and whose they are. */
const namedIn = (claim: PairClaim): readonly Seat[] => {
  if ('varga' in claim) return [];
  switch (claim.kind) {
    case 'between': {
      const ends = [
        [claim.person, claim.a],
        [otherThan(claim.person), claim.b],
      ] as const;
      return ends.flatMap(([person, point]) => (isGraha(point) ? [[person, point] as const] : []));
    }
    case 'guna':
    case 'kuta':
      return MOONS;
    case 'rules':
    case 'period':
    case 'chara-karaka':
      return claim.person === undefined ? [] : [[claim.person, claim.graha]];
    default:
      return [];
  }
};

/**
 * Where the grahas that claims between two charts name stand at birth, each once; nothing of a
 * person whose signs are not certain.
 */
export const standings = (claims: readonly PairClaim[], told: ToldPair): readonly PairClaim[] => {
  const seats = claims.flatMap(namedIn);
  return (['self', 'other'] as const)
    .filter((person) => told.rashis[person] !== null)
    .flatMap((person) => {
      const named = GRAHAS.filter((graha) =>
        seats.some(([whose, each]) => whose === person && each === graha),
      );
      return standingsOf(told, person, named);
    });
};
