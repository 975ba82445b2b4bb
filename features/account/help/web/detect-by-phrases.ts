import { detectDangerByPhrases, languageOf } from '@dhruva/safety/phrases';
import type { DetectedDanger } from './danger-detector.ts';

export const detectByPhrases = (text: string): DetectedDanger | undefined => {
  const danger = detectDangerByPhrases(text);
  return danger && { danger, language: languageOf(text) };
};
