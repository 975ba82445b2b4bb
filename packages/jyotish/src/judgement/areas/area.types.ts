import type { CharaKaraka } from '../../tables/jaimini.ts';
import type { Point } from '../../tables/points.ts';
import type { Area, Bhava, Graha, RashiIndex, SevenGraha, Varga } from '../../vocabulary.ts';
import type { Side } from '../judgement.types.ts';

/** The closed language of a life area's own rules; each is testable on a computed chart. */
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
  /** An arudha pada, counted from the arudha lagna. */
  | { readonly if: 'image-in'; readonly image: Image; readonly houses: readonly Bhava[] }
  /** A benefic, or a malefic and no benefic, in the second from the upapada. */
  | { readonly if: 'second-from-upapada'; readonly holds: 'benefic' | 'malefic' }
  | {
      readonly if: 'chara-karaka-in';
      readonly karaka: CharaKaraka;
      readonly varga: Varga;
      readonly houses: readonly Bhava[];
    }
  /** Two movable significators in one sign of a division, or in signs that see each other. */
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
  /** Where the lord of a house of the birth chart stands in a division. */
  | {
      readonly if: 'lord-in-varga';
      readonly lord: Bhava;
      readonly varga: Varga;
      readonly at: readonly Bhava[];
    }
  /** A lord in the half of its sign (D2) it gives in, or in the other. */
  | { readonly if: 'lord-in-hora'; readonly lord: Bhava; readonly gives: boolean }
  /** A house read as the lagna of whom it stands for: where its lord stands, counted from it. */
  | { readonly if: 'lord-from-own-house'; readonly lord: Bhava; readonly at: readonly Bhava[] }
  /** A benefic, or a malefic and no benefic, at a point; and where the lord of the point stands. */
  | { readonly if: 'point-holds'; readonly point: Point; readonly holds: 'benefic' | 'malefic' }
  | { readonly if: 'graha-at-point'; readonly point: Point; readonly graha: Graha }
  | { readonly if: 'point-lord-in'; readonly point: Point; readonly at: readonly Bhava[] }
  /** The graha with the most shadbala for its need, by what its houses make of it. */
  | { readonly if: 'strongest-graha'; readonly nature: 'benefic' | 'malefic' }
  /** Mars in a house of the Kuja dosha, and whether its sign or company eases it. */
  | { readonly if: 'mars-seat'; readonly eased: boolean };

/** Houses whose images are read. */
export type Image = 2 | 5 | 7 | 10 | 11 | 12;

/** A condition, what it speaks for, and how loudly (ours: 1 a hint, 2 usual, 3 strong). */
export type Rule = Condition & {
  readonly side: Exclude<Side, 'neutral'>;
  readonly weight: 1 | 2 | 3;
  readonly source: string;
};

/** One life area as data: what promises it, which periods bring it, which transits ripen it. */
export interface AreaRecord {
  readonly area: Area;
  readonly houses: {
    readonly main: readonly Bhava[];
    readonly help: readonly Bhava[];
    readonly hurt: readonly Bhava[];
  };
  /** Natural significators and their share (3 the chief one). */
  readonly karakas: Readonly<Partial<Record<Graha, 1 | 2 | 3>>>;
  readonly varga: Varga;
  readonly rules: readonly Rule[];
  readonly dasha: {
    /** Houses whose lords bring the matter, and houses whose occupants do. */
    readonly lords: readonly Bhava[];
    readonly occupants: readonly Bhava[];
    /** Grahas that bring it by nature. */
    readonly grahas: readonly Graha[];
    /** Houses of the varga whose lords bring it. */
    readonly vargaLords: readonly Bhava[];
    /** Movable significators whose periods bring it. */
    readonly charaKarakas?: readonly CharaKaraka[];
    /** Houses whose lords and occupants press on it. */
    readonly stress: readonly Bhava[];
  };
  readonly transit: {
    /** Houses for the double transit of Jupiter and Saturn. */
    readonly double: readonly Bhava[];
    readonly jupiter: readonly Bhava[];
    readonly jupiterOn: readonly Graha[];
    /** Houses and grahas where Saturn asks for more work. */
    readonly saturn: readonly Bhava[];
    readonly saturnOn: readonly Graha[];
    /** Rahu and Ketu through these houses stir the matter, for or against. */
    readonly nodes: { readonly houses: readonly Bhava[]; readonly side: 'for' | 'against' };
    /** Jupiter over longitude(L1) + longitude(L7) counts. */
    readonly marriagePoint?: true;
  };
  readonly source: { readonly promise: string; readonly dasha: string; readonly transit: string };
}
