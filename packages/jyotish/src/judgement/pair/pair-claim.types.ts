import type { AgreedCancellation, CancellationRemark } from '../../matching/cancellation-rules.ts';
import type { ManglikReference } from '../../matching/manglik.ts';
import type { Kuta } from '../../tables/kutas.ts';
import type { Bhava, Graha } from '../../vocabulary.ts';
import type { Claim } from '../claim.types.ts';
import type { PairEvidenceOf, Regard } from './pair-findings.ts';

type Person = 'self' | 'other';

/** What stands in a chart and can be counted from: a graha, the rising sign, an arudha pada. */
export type PairPoint = Graha | 'lagna' | PairEvidenceOf<'pair.arudhas'>['pada'];

interface OwnClaims {
  /**
   * A fact between the charts: the point `a` of `person` and the point `b` of the other. `a` stands
   * in the sign that is the `place` counted from `b`, casts a full aspect on the sign of `b`, or is
   * by natural friendship of the two grahas what `regard` says. In the navamsas with `varga`.
   */
  between: {
    readonly person: Person;
    readonly a: PairPoint;
    readonly b: PairPoint;
    readonly varga?: 9;
  } & ({ readonly place: Bhava } | { readonly aspects: true } | { readonly regard: Regard });
  /**
   * The least and the most the total may be over the moments of unknown birth times; `settled` as
   * in `kuta`.
   */
  'guna-range': {
    readonly least: number;
    readonly most: number;
    readonly of: 36;
    readonly settled: boolean;
  };
  /** Points of one kuta with `boy` read as the boy; `settled`: after the agreed cancellations. */
  kuta: {
    readonly kuta: Kuta;
    readonly points: number;
    readonly of: number;
    readonly boy: Person;
    readonly settled: boolean;
  };
  /** A cancellation applies to a kuta, or some schools hold that it does. */
  parihara: { readonly id: AgreedCancellation | CancellationRemark };
  /** How many of the ten poruthams agree with `boy` read as the boy. */
  poruthams: { readonly agree: number; readonly boy: Person };
  /** Mars stands in this house counted from a reference. */
  'mars-from': {
    readonly person: Person;
    readonly from: ManglikReference;
    readonly house: Bhava;
  };
  /**
   * How a person is Manglik in all; without a birth time from the Moon and Venus alone, and open
   * where it differs with the hour.
   */
  'manglik-grade': {
    readonly person: Person;
    readonly grade: PairEvidenceOf<'pair.manglik'>['manglik'];
    readonly isTimeKnown: boolean;
  };
  /** What Mars means for the two: `answered`: a graha of the other chart offsets it;
   * `one`: one person alone has it, and nothing offsets it. */
  'manglik-match': {
    readonly result: 'neither' | 'both' | 'answered' | 'one';
    /** Who has it, where one alone does. */
    readonly person?: Person;
    /** What answers it in the other chart, and in which house from what in both. */
    readonly by?: Graha;
    readonly house?: Bhava;
    readonly from?: ManglikReference;
  };
}

type OwnClaim = {
  readonly [K in keyof OwnClaims]: { readonly kind: K } & OwnClaims[K];
}[keyof OwnClaims];

/** One statement about two people; of a statement about one chart, `person` says whose it is. */
export type PairClaim =
  | (Claim & { readonly person?: Person })
  /** The total with `boy` read as the boy, and whether after the agreed cancellations. */
  | (Extract<Claim, { readonly kind: 'guna' }> & {
      readonly boy: Person;
      readonly settled: boolean;
    })
  /** Mars counts from a reference, in this house from it; without one the house differs with the hour. */
  | (Extract<Claim, { readonly kind: 'manglik' }> & { readonly house?: Bhava })
  | OwnClaim;
