import type { HelplineId } from '@dhruva/safety';

/** The text of one free-therapy topic: plain English, no diagnosis, no doses, no promise. */
export interface TopicText {
  /** The encouraging note it begins with. */
  readonly encouragement: string;
  readonly symptoms: { readonly lead: string; readonly items: readonly string[] };
  /** Practical steps, the easiest first. */
  readonly strategies: readonly { readonly title: string; readonly text: string }[];
  readonly whenToSeekHelp: {
    readonly signs: readonly string[];
    readonly whom: string;
    /** Shown with their numbers, which no text holds. */
    readonly helplines: readonly HelplineId[];
  };
  readonly hope: string;
  /** The public guidance it was checked against. */
  readonly sources: readonly { readonly name: string; readonly publisher: string }[];
}
