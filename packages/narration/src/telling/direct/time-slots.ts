import type { Finding } from '@dhruva/jyotish';
import { evidenceOf } from '../../specifics.ts';
import type { CauseId, Phrases } from './phrases.ts';

type PhraseOf<S> = (evidence: Finding['evidence'], nouns: S) => string;

/** The causes of a delay, heaviest first, in words, as noun phrases. */
export const causesInWords = <S>(
  { causes }: Phrases<S>,
  specifics: readonly Finding[],
  nouns: S,
): readonly string[] => {
  const inWords = ({ id, evidence }: Finding): readonly string[] => {
    if (!(id in causes)) return [];
    // The id and its evidence belong together, which the union cannot show to the compiler.
    const phrase = causes[id as CauseId] as unknown as PhraseOf<S>;
    return [phrase(evidence, nouns)];
  };
  return specifics.flatMap(inWords);
};

/** The heaviest turning points, at most `most`, in words, in the engine's order of time. */
export const turnsInWords = <S>(
  phrases: Phrases<S>,
  specifics: readonly Finding[],
  nouns: S,
  most: number,
): readonly string[] => {
  const found = specifics.filter(({ id }) => id === 'specific.turning-point');
  const weightiest = [...found].sort((a, b) => b.weight - a.weight).slice(0, most);
  const told = found.filter((each) => weightiest.includes(each));
  return evidenceOf(told, 'specific.turning-point').map((each) => phrases.turn(each, nouns));
};
