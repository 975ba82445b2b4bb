import type { ClaimedText } from '../telling/sentences.ts';
import { REALM_OF } from '../telling/everyday/realm.ts';
import { stretchOf, type Writing } from './writing.ts';

const MOST_PAST = 2;

/** Stretches of the past to compare with: the two most marked, in order of time. */
export const pastTexts = <S>(writing: Writing<S>): readonly ClaimedText[] => {
  const { locale, judgement } = writing;
  return judgement.past
    .slice(0, MOST_PAST)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .map((stretch) => ({
      text: locale.reading.past(
        REALM_OF[judgement.area],
        stretch.was,
        stretchOf(writing, stretch),
        stretch.from === stretch.to,
      ),
      claims: [{ kind: 'past', start: stretch.from, end: stretch.to, strand: judgement.strand }],
    }));
};
