import { detectDanger } from '@dhruva/safety/detector';
import { languageOf } from '@dhruva/safety/phrases';
import type { DetectedDanger } from './danger-detector.ts';

export const detectByModel = (text: string): DetectedDanger | undefined => {
  const danger = detectDanger(text);
  return danger && { danger, language: languageOf(text) };
};
