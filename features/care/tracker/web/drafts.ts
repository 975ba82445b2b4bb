import type { Feeling } from '../contract/symptoms.ts';
import { readToken } from '@dhruva/web/lib/token.ts';

const NOTHING: Feeling = { rating: 0, symptoms: [] };

/** Kept while the page lives and no longer. What was ticked signed out belongs to whoever logs in next. */
let draft: { readonly token: string | null; readonly feeling: Feeling } = {
  token: null,
  feeling: NOTHING,
};

/** What was ticked here and not saved yet. */
export const draftOf = (): Feeling =>
  draft.token === null || draft.token === readToken() ? draft.feeling : NOTHING;

export const keepDraft = (feeling: Feeling): void => {
  draft = { token: readToken(), feeling };
};

export const forgetDraft = (): void => {
  draft = { token: null, feeling: NOTHING };
};
