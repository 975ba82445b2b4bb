import type { Danger, HelpLanguage } from '@dhruva/safety';

/** What a text is answered with: whose danger it speaks of, and in which language. */
export interface Heard {
  readonly danger: Danger;
  readonly language: HelpLanguage;
}

export type Hearing = (text: string) => Heard | undefined;
