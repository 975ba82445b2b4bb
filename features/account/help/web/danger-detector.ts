import type { Danger, HelpLanguage } from '@dhruva/safety';

/** A detected danger: whose it is, and the language of the text. */
export interface DetectedDanger {
  readonly danger: Danger;
  readonly language: HelpLanguage;
}

export type DangerDetector = (text: string) => DetectedDanger | undefined;
