import type { PastStretch } from '@dhruva/jyotish';
import type { ClaimedText } from '../telling/sentences.ts';
import { GROUP_OF_TOPIC } from '../telling/everyday/life-group.ts';
import { topicOf } from '../telling/everyday/topic.ts';
import { stretchOf, type Writing } from './writing.ts';

/** How many of the stretches just before one were like it. */
const alikeBefore = (all: readonly PastStretch[], index: number): 0 | 1 | 2 => {
  const isLike = (back: number): boolean => all[index - back]?.was === all[index]?.was;
  if (!isLike(1)) return 0;
  return isLike(2) ? 2 : 1;
};

/** Stretches of the past to compare with: the most marked, in order of time. */
export const pastTexts = <S>(writing: Writing<S>, most: number): readonly ClaimedText[] => {
  const { locale, judgement } = writing;
  const { topic, by } = topicOf(judgement);
  return judgement.past
    .slice(0, most)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .map((stretch, index, all) => ({
      text: locale.reading.past({
        group: GROUP_OF_TOPIC[topic],
        was: stretch.was,
        months: stretchOf(writing, stretch),
        alike: alikeBefore(all, index),
      }),
      claims: [
        { kind: 'past', start: stretch.from, end: stretch.to, strand: judgement.strand },
        ...(by === undefined ? [] : [by.rests]),
      ],
    }));
};
