import type { Deps } from '../../platform/deps.ts';
import { referenceOf, therapistWords } from './therapist-words.rules.ts';
import { findUnlock } from './unlock.store.ts';

/** The mail to the therapist; its subject is the order. */
export const THERAPIST_MAIL = 'assessments.to-therapist';

/** Declares what the therapist named or given is told. Nothing, once the purchase was taken back. */
export const composeMails = ({ env, outbox }: Pick<Deps, 'env' | 'outbox'>): void => {
  outbox.compose(THERAPIST_MAIL, async ({ subjectId = '' }, db) => {
    const unlock = await findUnlock(db, subjectId);
    if (!unlock?.isLive) return undefined;
    const words = therapistWords(referenceOf(subjectId), env.supportEmail);
    return { mail: { to: env.therapistEmails[unlock.therapistId], ...words } };
  });
};
