import { flesch } from 'flesch';
import { syllable } from 'syllable';
import type { Language } from '@dhruva/narration';
import { termsIn } from './terms.ts';
import type { ToldAnswer } from './told.ts';

const wordsIn = (text: string): readonly string[] => text.split(/\s+/u).filter(Boolean);

/** The value below which a share (0–1) of the numbers lies. */
export const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(share * (numbers.length - 1))] ?? 0;

const textOf = ({ sentences }: ToldAnswer): string => sentences.join(' ');

/** Words of each reading. */
export const lengths = (answers: readonly ToldAnswer[]): readonly number[] =>
  answers.map((answer) => wordsIn(textOf(answer)).length);

/** Technical terms per hundred words. */
export const termShare = (answers: readonly ToldAnswer[], language: Language): number => {
  const text = answers.map(textOf).join(' ');
  return (100 * termsIn(text, language)) / wordsIn(text).length;
};

/** Flesch's reading ease of each reading (Flesch 1948; 70 and more: fairly easy), of English. */
export const readingEase = (answers: readonly ToldAnswer[]): readonly number[] =>
  answers.map((answer) => {
    const words = wordsIn(textOf(answer));
    const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
    return flesch({ sentence: answer.sentences.length, word: words.length, syllable: syllables });
  });

const repeatedShare = (texts: readonly (readonly string[])[]): number => {
  const counts = new Map<string, number>();
  for (const sentences of texts)
    for (const each of new Set(sentences)) counts.set(each, (counts.get(each) ?? 0) + 1);
  const all = texts.flat();
  return all.filter((each) => (counts.get(each) ?? 0) > 1).length / all.length;
};

/** The share (0–1) of sentences that stand word for word in somebody else's answer to the same question. */
export const sharedShare = (people: readonly (readonly ToldAnswer[])[]): number => {
  const shares = (people[0] ?? []).map((_, question) =>
    repeatedShare(people.map((answers) => answers[question]?.sentences ?? [])),
  );
  return shares.reduce((sum, each) => sum + each, 0) / shares.length;
};

const TEN = 10;

/** The share of sentences one person meets again in ten questions, spread over all of them. */
export const metAgainShare = (people: readonly (readonly ToldAnswer[])[]): number => {
  const shares = people.map((answers) => {
    const step = Math.floor(answers.length / TEN);
    const ten = answers.filter((_, index) => index % step === 0).slice(0, TEN);
    return repeatedShare(ten.map(({ sentences }) => sentences));
  });
  return shares.reduce((sum, each) => sum + each, 0) / shares.length;
};
