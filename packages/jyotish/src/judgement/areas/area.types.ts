import type { CharaKaraka } from '../../tables/jaimini.ts';
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
  | {
      readonly if: 'lord-in-navamsa';
      readonly lord: Bhava;
      readonly rashis: readonly RashiIndex[];
    };

/** Houses whose images are read. */
export type Image = 2 | 5 | 7 | 10 | 11 | 12;

/** A condition, what it speaks for, and how loudly (ours: 1 a hint, 2 usual, 3 strong). */
export type Rule = Condition & {
  readonly side: Exclude<Side, 'neutral'>;
  readonly weight: 1 | 2 | 3;
  readonly source: string;
};

/** A term of the rule base that needs strengths, yogas, ashtakavarga or arudhas; out of the sum until then. */
export interface LaterTerm {
  readonly later: true;
  readonly term: string;
  readonly source: string;
}

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
  readonly later: readonly LaterTerm[];
}
