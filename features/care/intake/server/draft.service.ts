import type { IntakeForm } from '../contract/schemas.ts';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { type RateLimit, takeHit } from '@dhruva/server/platform/rate-limit.ts';
import { currentDraft, dropDraft, type IntakeDraft, lockDrafts, putDraft } from './draft.store.ts';
import { isSameForm } from './intake.rules.ts';
import { type IntakeDeps, keyOf } from './intake.service.ts';
import { currentIntake } from './intake.store.ts';

/** Rate limit: a save after each pause of somebody who writes for an hour. */
const SAVES: RateLimit = { scope: 'intake-draft', limit: 600, windowSeconds: 3_600 };

/**
 * Saves a draft, replacing the former one. Ignores one equal to the form last sent, so that a late save does
 * not restore a sent draft. Refuses with `request.rate-limited`.
 */
export const saveDraft = async (
  deps: IntakeDeps,
  userId: string,
  form: IntakeForm,
): Promise<{ readonly savedAt: Date }> => {
  const { allowed, retryAfterSeconds } = await takeHit(deps.db, SAVES, userId);
  if (!allowed) throw new AppError('request.rate-limited', { retryAfterSeconds });
  return inTransaction(deps.db, async (tx, now) => {
    await lockDrafts(tx, userId);
    const key = await keyOf(tx, deps, userId);
    const sent = await currentIntake(tx, key);
    if (sent && isSameForm(form, sent.form)) await dropDraft(tx, userId);
    else await putDraft(tx, key, { form, savedAt: now });
    return { savedAt: now };
  });
};

/** A user's own unsent draft. */
export const myDraft = async (deps: IntakeDeps, userId: string): Promise<IntakeDraft | undefined> =>
  currentDraft(deps.db, await keyOf(deps.db, deps, userId));
