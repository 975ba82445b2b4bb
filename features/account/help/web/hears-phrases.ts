import { hearsByPhrases as dangerIn, languageOf } from '@dhruva/safety/phrases';
import type { Heard } from './heard.ts';

export const hearsByPhrases = (text: string): Heard | undefined => {
  const danger = dangerIn(text);
  return danger && { danger, language: languageOf(text) };
};
