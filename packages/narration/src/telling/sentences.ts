import type { Claim } from '@dhruva/jyotish';

/** The parts of an answer, in the order they are read. */
export const PARTS = [
  'headline',
  'reading',
  'past',
  'windows',
  'plan',
  'reasons',
  'sure',
  'caveat',
] as const;
export type Part = (typeof PARTS)[number];

/** One sentence of an answer with what it claims of the chart, the time and the person. */
export interface NarrativeSentence {
  readonly text: string;
  readonly part: Part;
  readonly claims: readonly Claim[];
}

/** A piece of text, one sentence or more, with what it claims. */
export interface ClaimedText {
  readonly text: string;
  readonly claims: readonly Claim[];
}

/** A full stop of either language, before a space. */
const STOPS = /(?<=[.!?।]) /u;

/** The sentences of texts in one part; each sentence of a text carries what the text claims. */
export const sentencesIn = (
  part: Part,
  texts: readonly ClaimedText[],
): readonly NarrativeSentence[] =>
  texts.flatMap(({ text, claims }) =>
    text
      .split(STOPS)
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence !== '')
      .map((sentence) => ({ text: sentence, part, claims })),
  );

/** What findings claim, together. */
export const claimsOfAll = (
  findings: readonly { readonly claims?: readonly Claim[] }[],
): readonly Claim[] => findings.flatMap(({ claims = [] }) => claims);
