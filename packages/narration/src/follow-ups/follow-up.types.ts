import type { Claim, MovedAnswer, PairClaim, Window } from '@dhruva/jyotish';
import type { Graha } from '@dhruva/jyotish/vocabulary';
import type { NarrativeSentence } from '../narrative.types.ts';

/** Months of a window, `YYYY-MM`, both included. */
export type Stretch = Pick<Window, 'from' | 'to' | 'strength'>;

/** How long the periods of a level last: of the mahadasha years, of the antardasha months, below weeks. */
export type Spell = 'years' | 'months' | 'weeks';

/** Whose chart something is in; of one person `self`. */
export type Whose = 'self' | 'other';

/** What a window rests on: the grahas whose passage opens it, and the lord of its period. */
export interface Carriers {
  readonly passage: readonly Graha[];
  readonly period: { readonly graha: Graha; readonly spell: Spell; readonly whose: Whose } | null;
}

/** What a graha acts by, with its months. */
export type Passing = { readonly since: string; readonly until: string } & (
  | { readonly by: 'passage' }
  | { readonly by: 'period'; readonly spell: Spell }
);

/** What each follow-up says, without a language. */
export interface FollowUpFacts {
  /** The second window beside the first; `gap`: months from the beginning of one to that of the other. */
  wait: {
    readonly first: Stretch;
    readonly later: Stretch;
    readonly compared: 'better' | 'same' | 'worse';
    readonly firstBy: Carriers;
    readonly laterBy: Carriers;
    readonly gap: number;
  };
  /** The better months after the only window; none where none are. */
  after: { readonly first: Stretch; readonly months: readonly string[] };
  /** The best months where there is no window. */
  lightest: { readonly months: readonly string[] };
  /** The months of the first window, best and quietest. */
  month: {
    readonly window: Stretch;
    readonly best: string;
    readonly next: string;
    readonly quietest: string;
  };
  /** The heaviest hindrance that passes, and the first window. */
  slows: { readonly graha: Graha; readonly acting: Passing; readonly first: Stretch | undefined };
  /** The graha that helps most; `acting` null: from birth. */
  helps: { readonly graha: Graha; readonly acting: Passing | null };
  /** The first two of what a question ranks, in words of the language, with their grahas. */
  second: { readonly names: readonly [string, string]; readonly grahas: readonly [Graha, Graha] };
  /** From whose chart of two more of the help comes, and the graha that helps most of each. */
  carrier: {
    readonly more: Whose | 'both';
    readonly helpers: Readonly<Record<Whose, Graha>>;
  };
  /** The answer for a birth ten minutes earlier beside the answer itself. */
  earlier: {
    readonly moved: MovedAnswer;
    readonly first: Stretch | undefined;
    readonly isSameTrend: boolean;
    readonly holdsMinutes: number;
  };
  /** What a missing time of birth would add; the share (0–1) of the day the answer holds for. */
  time: { readonly share: number };
}

export type FollowUpId = keyof FollowUpFacts;

/** A follow-up that fits an answer, with what its sentences claim. */
export type Planned = {
  readonly [I in FollowUpId]: {
    readonly id: I;
    readonly facts: FollowUpFacts[I];
    readonly claims: readonly (Claim | PairClaim)[];
  };
}[FollowUpId];

/** A further question to an answer with its own short answer, sentence by sentence. */
export interface FollowUp {
  readonly id: FollowUpId;
  readonly question: string;
  readonly sentences: readonly NarrativeSentence[];
}
