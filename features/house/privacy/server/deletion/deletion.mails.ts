import type { Deps } from '@dhruva/server/platform/deps.ts';
import { findDeletionMail } from './deleted-account.store.ts';
import { deletionMailWords } from './deletion-mail-words.rules.ts';

/**
 * Outbox kind of the mail that confirms a deletion. Its `userId` is the vault's id, since the user's key is
 * gone.
 */
export const DELETION_MAIL = 'privacy.farewell';

/** Registers the composer of the mail that confirms a deletion. */
export const composeDeletionMail = ({
  env,
  outbox,
  userKeys,
}: Pick<Deps, 'env' | 'outbox' | 'userKeys'>): void => {
  outbox.compose(DELETION_MAIL, async ({ userId }, db) => {
    const vault = await userKeys.load(db, userId);
    const deletionMail = vault && (await findDeletionMail(db, vault));
    if (!deletionMail) return undefined;
    const words = deletionMailWords({ ...deletionMail, supportEmail: env.supportEmail });
    return { mail: { to: deletionMail.to, ...words } };
  });
};
