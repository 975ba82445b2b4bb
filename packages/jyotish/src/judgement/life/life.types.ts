import type { Days } from '../../units.ts';
import type { Bhava, Graha } from '../../vocabulary.ts';
import type { Finding, PastStretch } from '../judgement.types.ts';
import type { Reading } from '../reading/reading.ts';
import type { StrandId } from '../strands/all-strands.ts';
import type { MonthBalance } from '../sum/timing.ts';
import type { Stretch } from '../sum/windows.ts';
import type { YogaId } from '../../yoga/all-yogas.ts';

/** A stretch of time with a name: a period, a stay of a slow graha, a phase of Sade Sati or a dhaiya. */
export type Interval = { readonly during: Days } & (
  | { readonly is: 'period'; readonly level: 1 | 2 | 3; readonly graha: Graha }
  | {
      readonly is: 'stay';
      readonly graha: Graha;
      /** Counted from the lagna where the time is known, and from the Moon. */
      readonly fromLagna: Bhava | null;
      readonly fromMoon: Bhava;
    }
  | { readonly is: 'sade-sati'; readonly phase: 'rising' | 'peak' | 'setting' }
  | { readonly is: 'dhaiya'; readonly place: 4 | 8 }
);

/** A month of a strand, `YYYY-MM`, with how far dasha and transit help it, −1 … 1. */
export type LifeMonth = MonthBalance & { readonly month: string };

/** One matter of a life over time. */
export interface LifeStrand {
  /** What the birth chart allows, heaviest first, raw points. */
  readonly promise: readonly Finding[];
  /** The named yogas that carry it. */
  readonly yogas: readonly YogaId[];
  /** From fifteen years back, not before birth, to ten years on. */
  readonly months: readonly LifeMonth[];
  /** Stretches of good months ahead, in order of time. */
  readonly windows: readonly Stretch[];
  /** The most marked stretches of the past: of each side first; fewer in a short life. */
  readonly past: readonly PastStretch[];
}

/** What holds of a chart as a whole, wherever it matters. */
export interface Themes {
  readonly lagnaLord: Graha | null;
  readonly moonHouse: Bhava;
  readonly strongest: Graha | null;
  readonly yogas: readonly YogaId[];
  readonly mahadasha: { readonly graha: Graha; readonly during: Days } | null;
}

/** A life read at one moment of asking: every question looks up its strand here. */
export interface Life {
  readonly reading: Reading;
  readonly intervals: readonly Interval[];
  readonly themes: Themes;
  readonly strand: (id: StrandId) => LifeStrand;
}
