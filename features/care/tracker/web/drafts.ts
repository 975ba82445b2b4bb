import type { Feeling } from '../contract/symptoms.ts';
import { shownToken } from '@dhruva/web/lib/token.ts';

const NOTHING: Feeling = { rating: 0, symptoms: [] };

/**
 * In memory only. What was ticked while signed out is kept by whoever logs in next; in a session that the server
 * ended, the page keeps it, for the same person.
 */
let draft: { readonly token: string | null; readonly feeling: Feeling } = {
  token: null,
  feeling: NOTHING,
};

/** The unsaved entry of this page. */
export const draftOf = (): Feeling =>
  draft.token === null || draft.token === shownToken() ? draft.feeling : NOTHING;

export const keepDraft = (feeling: Feeling): void => {
  draft = { token: shownToken(), feeling };
};

export const forgetDraft = (): void => {
  draft = { token: null, feeling: NOTHING };
};
