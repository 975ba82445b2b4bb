import { hears } from '@dhruva/safety/hears';
import { languageOf } from '@dhruva/safety/phrases';
import type { Heard } from './heard.ts';

export const hearsByModel = (text: string): Heard | undefined => {
  const danger = hears(text);
  return danger && { danger, language: languageOf(text) };
};
