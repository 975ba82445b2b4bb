import { FORBIDDEN, SUBJECTS, type Subject } from './forbidden.ts';
import { anyOf, fold, sentencesOf } from './phrases.ts';

export interface Match {
  readonly subject: Subject;
  /** The words that were found, folded. */
  readonly words: string;
  readonly sentence: string;
}

const expressions = SUBJECTS.map((subject) => ({
  subject,
  phrases: anyOf(FORBIDDEN[subject].phrases),
  harmless: FORBIDDEN[subject].harmless.length > 0 ? anyOf(FORBIDDEN[subject].harmless) : null,
}));

const scanSentence = (sentence: string): Match[] => {
  const folded = fold(sentence);
  return expressions.flatMap(({ subject, phrases, harmless }) => {
    const kept = harmless === null ? folded : folded.replaceAll(harmless, '·');
    return [...kept.matchAll(phrases)].map(([words]) => ({ subject, words, sentence }));
  });
};

/**
 * Finds every forbidden subject in a text, sentence by sentence; empty when the text may be shown.
 */
export const scan = (text: string): readonly Match[] => sentencesOf(text).flatMap(scanSentence);
