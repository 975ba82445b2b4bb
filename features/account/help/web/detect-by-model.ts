import { detectDanger } from '@dhruva/safety/detector';
import { languageOf } from '@dhruva/safety/phrases';
import type { DetectedDanger } from './danger-detector.ts';

/** Detects danger in a typed text by the model, with the language of the text; undefined when there is none. */
export const detectByModel = (text: string): DetectedDanger | undefined => {
  const danger = detectDanger(text);
  return danger && { danger, language: languageOf(text) };
};
