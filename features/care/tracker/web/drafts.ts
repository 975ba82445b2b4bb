import type { Feeling } from '../contract/symptoms.ts';
import { readToken } from '@dhruva/web/lib/token.ts';

const NOTHING: Feeling = { rating: 0, symptoms: [] };

/** In memory only. What was ticked while signed out is kept by whoever logs in next. */
let draft: { readonly token: string | null; readonly feeling: Feeling } = {
  token: null,
  feeling: NOTHING,
};

/** The unsaved entry of this page. */
export const draftOf = (): Feeling =>
  draft.token === null || draft.token === readToken() ? draft.feeling : NOTHING;

export const keepDraft = (feeling: Feeling): void => {
  draft = { token: readToken(), feeling };
};

export const forgetDraft = (): void => {
  draft = { token: null, feeling: NOTHING };
};
