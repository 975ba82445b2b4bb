import type { ClaimedText } from '../telling/sentences.ts';
import { KIND_OF } from '../telling/everyday/kind.ts';
import { topicOf } from '../telling/everyday/topic.ts';
import { stretchOf, type Writing } from './writing.ts';

/** Stretches of the past to compare with: the most marked, in order of time. */
export const pastTexts = <S>(writing: Writing<S>, most: number): readonly ClaimedText[] => {
  const { locale, judgement } = writing;
  const { topic, by } = topicOf(judgement);
  return judgement.past
    .slice(0, most)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .map((stretch, index, all) => ({
      text: locale.reading.past({
        kind: KIND_OF[topic],
        was: stretch.was,
        months: stretchOf(writing, stretch),
        isMonth: stretch.from === stretch.to,
        isAlike: all[index - 1]?.was === stretch.was,
      }),
      claims: [
        { kind: 'past', start: stretch.from, end: stretch.to, strand: judgement.strand },
        ...(by === undefined ? [] : [by.rests]),
      ],
    }));
};
