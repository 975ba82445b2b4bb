import type { Danger, HelpLanguage } from '@dhruva/safety';

/** A detected danger: whose it is, and the language of the text. */
export interface Heard {
  readonly danger: Danger;
  readonly language: HelpLanguage;
}

export type Hearing = (text: string) => Heard | undefined;
