import type { IntakeForm } from '@dhruva/contract/intake/schemas';
import { readToken } from '../../lib/token.ts';

/** Kept while the page lives and no longer: what is written here is for nobody else's eyes. */
let draft: { readonly token: string | null; readonly form: IntakeForm } | undefined;

/** What was typed in this session and not sent yet. */
export const intakeDraft = (): IntakeForm | undefined =>
  draft?.token === readToken() ? draft?.form : undefined;

export const keepIntakeDraft = (form: IntakeForm): void => {
  draft = { token: readToken(), form };
};

export const forgetIntakeDraft = (): void => {
  draft = undefined;
};
