import type { IntakeForm } from '../contract/schemas.ts';
import { lockUser } from '@dhruva/account/auth/server';
import { signedInKey } from '@dhruva/server/platform/crypto/signed-in-key.ts';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import { currentDraft, dropDraft, type IntakeDraft, putDraft } from './draft.store.ts';
import { isSameForm } from './intake.rules.ts';
import type { IntakeDeps } from './intake.service.ts';
import { currentIntake } from './intake.store.ts';

/**
 * Saves a draft, replacing the former one. Ignores one equal to the form last sent, so that a late save does
 * not restore a sent draft.
 */
export const saveDraft = async (
  deps: IntakeDeps,
  userId: string,
  form: IntakeForm,
): Promise<{ readonly savedAt: Date }> =>
  inTransaction(deps.db, async (tx, now) => {
    // Of a draft and a form sent at one moment the second waits for the first.
    await lockUser(tx, userId);
    const key = await signedInKey(deps, tx, userId);
    const sent = await currentIntake(tx, key);
    if (sent && isSameForm(form, sent.form)) await dropDraft(tx, userId);
    else await putDraft(tx, key, { form, savedAt: now });
    return { savedAt: now };
  });

/** A user's own unsent draft. */
export const myDraft = async (deps: IntakeDeps, userId: string): Promise<IntakeDraft | undefined> =>
  currentDraft(deps.db, await signedInKey(deps, deps.db, userId));
