import type { HelplineId } from '@dhruva/safety';

/** The text of one free-therapy topic: plain English, no diagnosis, no doses, no promise. */
export interface TopicText {
  /** An encouraging introduction. */
  readonly encouragement: string;
  readonly symptoms: { readonly lead: string; readonly items: readonly string[] };
  /** Practical steps, easiest first. */
  readonly strategies: readonly { readonly title: string; readonly text: string }[];
  readonly whenToSeekHelp: {
    readonly signs: readonly string[];
    readonly whom: string;
    /** Helplines, shown with their numbers, which are in no text. */
    readonly helplines: readonly HelplineId[];
  };
  readonly hope: string;
  /** The public guidance the text was checked against. */
  readonly sources: readonly { readonly name: string; readonly publisher: string }[];
}
