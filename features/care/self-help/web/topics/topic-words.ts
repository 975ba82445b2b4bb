import { countWords } from '@dhruva/safety';
import type { TopicText } from './topic-text.ts';

/** The minimum and maximum length of a text, in words. */
export const TOPIC_WORDS = { least: 350, most: 600 } as const;

/** All prose of a text, without sources and numbers. */
export const sentencesOf = ({
  encouragement,
  symptoms,
  strategies,
  whenToSeekHelp,
  hope,
}: TopicText): string[] => [
  encouragement,
  symptoms.lead,
  ...symptoms.items,
  ...strategies.flatMap(({ title, text }) => [title, text]),
  ...whenToSeekHelp.signs,
  whenToSeekHelp.whom,
  hope,
];

/** The number of words of a text. */
export const wordsOf = (text: TopicText): number =>
  sentencesOf(text).reduce((sum, said) => sum + countWords(said), 0);
