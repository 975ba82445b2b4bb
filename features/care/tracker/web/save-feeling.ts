import { type Feeling, symptomLabel } from '../contract/symptoms.ts';
import { CallError, NO_REPLY } from '@dhruva/web/lib/call-error.ts';
import { m } from '@dhruva/web/paraglide/messages.js';

/** The outcome of saving: a message of the server or of ours; `signed-out` when the session is invalid. */
export type Outcome =
  | { readonly kind: 'success' | 'error'; readonly text: string }
  | { readonly kind: 'signed-out' };

const failed = (error: unknown): Outcome => {
  if (!(error instanceof CallError) || error.code === NO_REPLY)
    return { kind: 'error', text: m.counselling_save_failed() };
  return error.status === 401 ? { kind: 'signed-out' } : { kind: 'error', text: error.message };
};

/** Saves an entry. Loads contract and validation only here; never throws. */
export const saveFeeling = async ({ rating, symptoms }: Feeling): Promise<Outcome> => {
  try {
    const [{ call }, { saveEntry }] = await Promise.all([
      import('@dhruva/web/lib/call.ts'),
      import('../contract/routes.ts'),
    ]);
    const body = { rating, symptoms: symptoms.map(symptomLabel) };
    return { kind: 'success', text: (await call(saveEntry, { body })).message };
  } catch (error) {
    return failed(error);
  }
};
