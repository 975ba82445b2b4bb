import { hears } from '@dhruva/safety/hears';
import { languageOf } from '@dhruva/safety/phrases';
import type { DetectedDanger } from './danger-detector.ts';

export const detectByModel = (text: string): DetectedDanger | undefined => {
  const danger = hears(text);
  return danger && { danger, language: languageOf(text) };
};
