import type { Window } from '@dhruva/jyotish';
import type { Area, Bhava, Graha, RashiIndex } from '@dhruva/jyotish/vocabulary';
import type { LifeGroup } from './life-group.ts';
import type { Plain } from './plain.types.ts';
import type { Level } from '../setting.ts';
import type { Realm } from './realm.ts';
import type { Topic } from './topic.ts';

/** What words of a reading depend on beside what they say. */
export interface ReadingContext {
  readonly area: Area;
  /** The matter asked about, in the form it has within "good for …". */
  readonly matter: string;
  /** The name of a graha, at its first mention with its sign of the birth chart where that is certain. */
  readonly named: (graha: Graha) => string;
}

/** A side that leads a sentence. */
export type Leads = 'for' | 'against';

/** How far the side that leads outweighs the other. */
export type Margin = 'clear' | 'plain' | 'narrow' | 'even';

/** What ties the graha of a period to a matter. */
export type Tie =
  | { readonly by: 'carries' | 'stands-in' | 'looks-at'; readonly house: Bhava }
  | { readonly by: 'stands-for' };

/** A period that runs; `acts` undefined: it has nothing to do with the matter. */
export interface RunningPeriod {
  readonly graha: Graha;
  /** The month in which it ends, in words; "" where that is years away. */
  readonly until: string;
  readonly tie: Tie | undefined;
  readonly acts: Leads | undefined;
}

/** A long period that begins in a month to come, with its length in years, and how it acts on a matter. */
export interface ComingPeriod extends Pick<Leader, 'graha' | 'tie'> {
  readonly from: string;
  readonly years: number;
  readonly acts: Leads;
}

/** A free practice: remembering, or serving somebody. */
export type Practice = 'remembering' | 'serving';

/** The graha that helps or slows a matter most: until when, "" where that has no near end, or what ties it, where that is not said yet. */
export interface Leader {
  readonly graha: Graha;
  readonly until: string;
  readonly tie: Tie | undefined;
  /** The house it stands in; undefined where an unknown time moves it. */
  readonly house: Bhava | undefined;
  /** Its period that runs and is told to act so; undefined where none is. */
  readonly runs: 'long' | 'short' | undefined;
}

/** A graha that acts on a topic in daily life, from the house it stands in. */
export interface Scene extends Pick<Leader, 'graha' | 'house'> {
  readonly topic: Topic;
  readonly realm: Realm;
  readonly acts: Leads;
}

/** A window with what opens it; `peak`: what comes later in one that is open, in months of its own. */
export interface OpenedWindow {
  readonly openings: readonly ToldOpening[];
  readonly months: string;
  readonly turn: Turn;
  readonly peak: ToldOpening | undefined;
}

/** How the first window is told: open now, with nothing new to name or in spite of what runs, as relief or as more of the same to come, named just before, or the first after the months asked about. */
export type Turn = 'open' | 'even-so' | 'eases' | 'gathers' | 'told' | 'later';

/** A passage of a slow graha that opens a window. */
export type Opening =
  /** Jupiter and Saturn: each in a house or looking at it, or the same of the sign its lord was born in. */
  | { readonly by: 'both'; readonly house: Bhava }
  | { readonly by: 'both-on-lord'; readonly house: Bhava; readonly lord: Graha }
  | { readonly by: 'passage'; readonly graha: Graha; readonly house: Bhava }
  | { readonly by: 'glance'; readonly graha: Graha; readonly house: Bhava }
  /** Over the place of a graha at birth, or looking at it. */
  | { readonly by: 'meeting' | 'sight'; readonly graha: Graha; readonly other: Graha }
  | { readonly by: 'moon'; readonly graha: Graha }
  | {
      readonly by: 'period';
      readonly graha: Graha;
      readonly level: Level;
      readonly house?: Bhava;
    };

/**
 * An opening as it is told; `only`: the months of the window in which it runs, "" where it runs in all;
 * `isFromMoon`: its house is counted from the Moon in a chart told from its lagna; `isNow`: it runs on the day of
 * asking, in a window that has begun.
 */
export type ToldOpening = Opening & {
  readonly only: string;
  readonly isFromMoon: boolean;
  readonly isNow: boolean;
};

/** Why the first window of a "when" is the answer: what opens it, or the statement that leads. */
export interface Because {
  readonly reason: string;
  readonly leads: Leads;
  readonly openings: readonly ToldOpening[];
  readonly context: ReadingContext;
}

/** How good months are, against the person's other months. */
export type Grade = 'best' | 'helps' | 'even' | 'slows' | 'slowest';

/** Months of the coming year that are alike, and what they are good or slow for. */
export interface MonthsAhead {
  readonly grade: Grade;
  readonly group: LifeGroup;
}

/** A stretch of the past as it is told: what it was like, and how many just before it were alike. */
export interface Past {
  readonly group: LifeGroup;
  readonly was: 'helped' | 'hindered';
  readonly months: string;
  readonly alike: 0 | 1 | 2;
}

/**
 * The words of a reading in one language. A clause is a main clause without a capital letter and
 * without a stop; everything else is a whole sentence.
 */
export interface ReadingWords<S> {
  /** A graha of the birth chart, at its first mention with its sign: "Venus<venus| in Mina>". */
  readonly named: (graha: Graha, rashi: RashiIndex) => string;
  /** Noun phrases in everyday words, for the sentences of the direct answer. */
  everyday(nouns: S, context: ReadingContext): S;
  /** What the birth chart says, as a clause. */
  clause(plain: Plain, context: ReadingContext): string;
  readonly headline: {
    /** "March to June 2028 is the season for marriage: Venus … stands well." */
    when(months: string, strength: Window['strength'], what: string, because: Because): string;
    /** No months within the horizon; `first`: the first ones after it, "" for none. */
    none(what: string, horizon: string, first: string, because: Because): string;
    /** A sentence that answers, with its reason; of an answer that is neither yes nor no, on which side; `beside`: what the chart shows along with it. */
    because(sentence: string, reason: string, side: Leads | 'beside' | undefined): string;
    /** A sentence with its reason, and the sentence that says from when it eases. */
    easing(sentence: string, ease: string): string;
    /** A sentence that names a choice, with the graha that leads in it. */
    ledBy(sentence: string, name: string): string;
  };
  /** How help or delay in the matter comes: by the house of the leading graha, and by its nature. */
  way(leads: Leads, matter: string, by: { readonly graha: Graha; readonly house?: Bhava }): string;
  /** A yoga of the chart beside the statement that leads. */
  readonly besides: (clause: string) => string;
  /** A statement on the other side, and which one weighs more. */
  yet(clause: string, leads: Leads, margin: Margin): string;
  /** A graha in an ordinary week; `isTold`: the sentence before is about the same graha. */
  week(scene: Scene, isTold: boolean): string;
  readonly running: {
    /** One period, and how it acts on the matter. */
    alone(period: RunningPeriod, length: 'long' | 'short', context: ReadingContext): string;
    /** The short one within the long one, neither of which has to do with the matter. */
    within(short: RunningPeriod, long: RunningPeriod): string;
    /** The short one, and the long one that acts the other way. */
    despite(
      short: RunningPeriod & { readonly acts: Leads },
      long: RunningPeriod & { readonly acts: Leads },
      context: ReadingContext,
    ): string;
  };
  /** The long period that comes next, and how it acts. */
  follows(period: ComingPeriod, context: ReadingContext): string;
  /** That the coming months are slower than a chart which helps, or kinder than one that hinders. */
  pace(leads: Leads, context: ReadingContext): string;
  /** Why a window is good, in plain words, its months being told beside it. */
  window(openings: readonly ToldOpening[], context: ReadingContext): string;
  /** What opens a window. */
  opens(window: OpenedWindow, context: ReadingContext): string;
  /** A stretch of the past to compare with. */
  past(stretch: Past): string;
  /** Months of the coming year, in words; `best`: the best of the twelve where it is among them, else "". */
  months(
    stretch: string,
    ahead: MonthsAhead,
    of: { readonly isOne: boolean; readonly best: string },
  ): string;
  /** What to do with a graha that helps, or with one that slows, as a clause. */
  act(scene: Scene): string;
  readonly plan: {
    /** What to do in a window. */
    inWindow(months: string, advice: string): string;
    /** What to do now, to be ready for a window that begins in a month some way off. */
    towards(month: string, advice: string): string;
    /** What to do soon, where no window lies within the months asked about. */
    soon(advice: string): string;
    /** What to do with the graha that slows the matter. */
    slowed(leader: Leader, act: string, context: ReadingContext): string;
    /** What to do with the graha that helps it. */
    helped(leader: Leader, act: string, context: ReadingContext): string;
  };
  /** A free practice of the tradition for the graha that slows the matter. */
  custom(leader: Leader, kind: Practice, matter: string): string;
}
