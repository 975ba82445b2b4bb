import type { Claim } from '@dhruva/jyotish';
import type { NarrativeSentence, Part } from '../narrative.types.ts';

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
