import type { Claim } from '@dhruva/jyotish';
import type { Graha } from '@dhruva/jyotish/vocabulary';

/** How a thing can be tied to another, in words. */
export type Verb = 'conjoined' | 'aspects' | 'exchanges' | 'hosted';

/** Things said of a person or a graha that a claim of one kind carries. */
export type Term =
  | Extract<Claim['kind'], 'sade-sati' | 'dhaiya' | 'manglik' | 'guna'>
  | 'exalted'
  | 'debilitated'
  | 'combust'
  | 'retrograde'
  | 'vargottama'
  | 'moolatrikona'
  | 'level-1'
  | 'level-2'
  | 'level-3';

/** A fact of a life; without a value, any value of it. */
export interface NamedFact {
  readonly key: 'relationship' | 'work' | 'country' | 'age';
  readonly value?: string;
}

/** What a language calls things, as sources of regular expressions. */
export interface Words {
  readonly grahas: Readonly<Record<Graha, string>>;
  /** Mesha first. */
  readonly signs: readonly string[];
  /** What has to follow a sign for it to be one. */
  readonly afterSign: string;
  /** January first. */
  readonly months: readonly string[];
  /** Months that are also other words, unless a year, another month or a preposition is near. */
  readonly doubtfulMonth: string;
  /** First to twelfth. */
  readonly ordinals: readonly string[];
  /** Patterns that make ordinals (`ORDINALS`: one, or several in a list) houses. */
  readonly houses: readonly string[];
  readonly verbs: Readonly<Record<Verb, string>>;
  readonly terms: Readonly<Record<Term, string>>;
  /** Phrases that tell a person a fact of their life, as an answer may not without it. */
  readonly facts: readonly (readonly [phrase: string, fact: NamedFact])[];
  /** Place of the language among the names of a yoga. */
  readonly yogaName: 0 | 1;
}
