import { countWords } from '@dhruva/safety';
import type { TopicText } from './topic-text.ts';

/** How long the text of a topic may be, in words. */
export const TOPIC_WORDS = { least: 350, most: 600 } as const;

/** All a reader reads, sources and numbers aside. */
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

/** The words of a topic's text. */
export const wordsOf = (text: TopicText): number =>
  sentencesOf(text).reduce((sum, said) => sum + countWords(said), 0);
