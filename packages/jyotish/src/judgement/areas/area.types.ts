import type { CharaKaraka } from '../../tables/jaimini.ts';
import type { Point } from '../../tables/points.ts';
import type { Area, Bhava, Graha, RashiIndex, SevenGraha, Varga } from '../../vocabulary.ts';
import type { Side } from './side.types.ts';

/**
 * Conditions on a chart that a life area's rules may use, as data; steps/rules/ tests each of them.
 */
export type Condition =
  /** The lords of two houses are one graha, or joined, exchanged, aspecting or disposing. */
  | { readonly if: 'lords-linked' | 'lords-entangled'; readonly a: Bhava; readonly b: Bhava }
  | { readonly if: 'lord-in'; readonly lord: Bhava; readonly houses: readonly Bhava[] }
  | { readonly if: 'lord-retrograde'; readonly lord: Bhava }
  | {
      readonly if: 'graha-in' | 'graha-aspects';
      readonly graha: Graha;
      readonly houses: readonly Bhava[];
    }
  | { readonly if: 'graha-with-lord'; readonly graha: Graha; readonly lord: Bhava }
  | { readonly if: 'grahas-linked'; readonly graha: Graha; readonly other: Graha }
  | { readonly if: 'directional-strength'; readonly graha: SevenGraha }
  | {
      readonly if: 'house-in-sign-kind';
      readonly houses: readonly Bhava[];
      readonly kind: 'movable' | 'fixed' | 'dual' | 'fire' | 'earth' | 'air' | 'water';
    }
  | { readonly if: 'moon-bright' | 'moon-dim' }
  /** The sign of one house has at least three bindus of the sarvashtakavarga more than that of another. */
  | { readonly if: 'more-bindus'; readonly house: Bhava; readonly than: Bhava }
  /** A graha's own bindus in the sign of a house: five or more, or three or fewer. */
  | {
      readonly if: 'own-bindus-many' | 'own-bindus-few';
      readonly graha: Graha;
      readonly house: Bhava;
    }
  /** The house of an arudha pada, counted from the arudha lagna. */
  | { readonly if: 'image-in'; readonly image: Image; readonly houses: readonly Bhava[] }
  /** A benefic, or a malefic and no benefic, in the second from the upapada. */
  | { readonly if: 'second-from-upapada'; readonly holds: 'benefic' | 'malefic' }
  | {
      readonly if: 'chara-karaka-in';
      readonly karaka: CharaKaraka;
      readonly varga: Varga;
      readonly houses: readonly Bhava[];
    }
  /** Two chara karakas in one sign of a division, or in signs that aspect each other. */
  | {
      readonly if: 'chara-karakas-linked';
      readonly karaka: CharaKaraka;
      readonly with: CharaKaraka;
      readonly varga: Varga;
    }
  | {
      readonly if: 'lord-in-navamsa';
      readonly lord: Bhava;
      readonly rashis: readonly RashiIndex[];
    }
  /** The house, in a division, of the lord of a house of the birth chart. */
  | {
      readonly if: 'lord-in-varga';
      readonly lord: Bhava;
      readonly varga: Varga;
      readonly at: readonly Bhava[];
    }
  /** Whether a lord is in the half of its sign (D2) in which it gives wealth. */
  | { readonly if: 'lord-in-hora'; readonly lord: Bhava; readonly gives: boolean }
  /**
   * A lord's place counted from its own house, taken as the lagna of the relative it stands for.
   */
  | { readonly if: 'lord-from-own-house'; readonly lord: Bhava; readonly at: readonly Bhava[] }
  /**
   * A benefic, or a malefic and no benefic, at a point (`point-holds`), or the house of the point's
   * lord.
   */
  | { readonly if: 'point-holds'; readonly point: Point; readonly holds: 'benefic' | 'malefic' }
  | { readonly if: 'graha-at-point'; readonly point: Point; readonly graha: Graha }
  | { readonly if: 'point-lord-in'; readonly point: Point; readonly at: readonly Bhava[] }
  /** The graha with the highest ratio of shadbala to what is required, by its functional nature. */
  | { readonly if: 'strongest-graha'; readonly nature: 'benefic' | 'malefic' }
  /** Mars in a house of the Kuja dosha, and whether its sign or company relieves it. */
  | { readonly if: 'mars-seat'; readonly eased: boolean };

/** Houses whose arudha padas the rules use. */
export type Image = 2 | 5 | 7 | 10 | 11 | 12;

/** A condition with the side it counts for and its weight (ours: 1 weak, 2 usual, 3 strong). */
export type Rule = Condition & {
  readonly side: Exclude<Side, 'neutral'>;
  readonly weight: 1 | 2 | 3;
  readonly source: string;
};

/**
 * One life area as data: the houses and significators that promise it, the dasha lords that bring
 * it, and the transits that trigger it.
 */
export interface AreaRecord {
  readonly area: Area;
  readonly houses: {
    readonly main: readonly Bhava[];
    readonly help: readonly Bhava[];
    readonly hurt: readonly Bhava[];
  };
  /** Natural significators and their weight (3 the chief one). */
  readonly karakas: Readonly<Partial<Record<Graha, 1 | 2 | 3>>>;
  readonly varga: Varga;
  readonly rules: readonly Rule[];
  readonly dasha: {
    /** Houses whose lords (`lords`) or occupants bring the matter in their dashas. */
    readonly lords: readonly Bhava[];
    readonly occupants: readonly Bhava[];
    /** Grahas whose dashas bring it by their natural signification. */
    readonly grahas: readonly Graha[];
    /** Houses of the varga whose lords bring it. */
    readonly vargaLords: readonly Bhava[];
    /** Chara karakas whose dashas bring it. */
    readonly charaKarakas?: readonly CharaKaraka[];
  };
  readonly transit: {
    /** Houses for the double transit of Jupiter and Saturn. */
    readonly double: readonly Bhava[];
    readonly jupiter: readonly Bhava[];
    readonly jupiterOn: readonly Graha[];
    /** Houses and grahas over which Saturn demands more work. */
    readonly saturn: readonly Bhava[];
    readonly saturnOn: readonly Graha[];
    /** Houses through which a transit of Rahu or Ketu counts, for or against. */
    readonly nodes: { readonly houses: readonly Bhava[]; readonly side: 'for' | 'against' };
    /** Whether Jupiter's transit over the marriage point, longitude(L1) + longitude(L7), counts. */
    readonly marriagePoint?: true;
  };
  readonly source: { readonly promise: string; readonly dasha: string; readonly transit: string };
}
