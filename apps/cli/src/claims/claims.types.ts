import type { Claim, GeoPoint, MovedAnswer, TimelineMonth, Trend, Window } from '@dhruva/jyotish';

/** One birth, as the engine is asked about it: `unknownWithin` is the civil day of an unknown time. */
export interface Person {
  /** Julian day UT. */
  readonly birth: number;
  readonly place: GeoPoint;
  readonly unknownWithin?: { readonly start: number; readonly end: number };
}

/** A sentence of an answer with the claims it rests on. */
export interface Sentence {
  readonly text: string;
  readonly part:
    | 'headline'
    | 'reading'
    | 'past'
    | 'windows'
    | 'plan'
    | 'reasons'
    | 'sure'
    | 'caveat'
    | 'follow-up';
  readonly claims: readonly Claim[];
}

/** What an answer says of itself, which its claims may not contradict. */
export interface Answer {
  /** The moment of asking, Julian day UT. */
  readonly at: number;
  /** Null where a question has no trend. */
  readonly trend: Trend | null;
  readonly windows: readonly Pick<Window, 'from' | 'to' | 'strength' | 'holdsMinutes'>[];
  readonly timeline: readonly TimelineMonth[];
  /** What it would say for a birth some minutes earlier; null where that is not asked. */
  readonly earlier: MovedAnswer | null;
  readonly holdsMinutes: number | null;
  readonly holdsShareOfDay: number | null;
  readonly facts: Readonly<Record<string, string | undefined>>;
  /** All claims of the answer. */
  readonly claims: readonly Claim[];
}

export type ClaimOf<K extends Claim['kind']> = Extract<Claim, { readonly kind: K }>;

/** Why a claim is false, or null where it is true. */
export type Verdict = string | null;
