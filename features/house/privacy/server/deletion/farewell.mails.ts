import type { Deps } from '@dhruva/server/platform/deps.ts';
import { findFarewell } from './deleted-account.store.ts';
import { farewellWords } from './farewell-words.rules.ts';

/**
 * Outbox kind of the mail that confirms a deletion. Its `userId` is the vault's id, since the user's key is
 * gone.
 */
export const FAREWELL = 'privacy.farewell';

/** Registers the composer of the mail that confirms a deletion. */
export const composeFarewell = ({
  env,
  outbox,
  userKeys,
}: Pick<Deps, 'env' | 'outbox' | 'userKeys'>): void => {
  outbox.compose(FAREWELL, async ({ userId }, db) => {
    const vault = await userKeys.load(db, userId);
    const farewell = vault && (await findFarewell(db, vault));
    if (!farewell) return undefined;
    const words = farewellWords({ ...farewell, supportEmail: env.supportEmail });
    return { mail: { to: farewell.to, ...words } };
  });
};
