import { DAY_SECONDS } from '@dhruva/kernel/durations';
import type { Tx } from '@dhruva/server/platform/database/db.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import type { OutboxMessage } from '@dhruva/server/platform/messages/outbox.ts';
import { countInDatabase } from '@dhruva/server/platform/rate-limit.ts';

/** Outbox kinds: what the owner is told about signing in. The subject of a new device is its session. */
export const NEW_DEVICE = 'auth.new-device';
export const PASSKEY_ADDED = 'auth.passkey-added';
export const NUMBER_CHANGED = 'auth.number-changed';

/** News of each kind to one account a day: whoever signs in on made-up devices has no thousands of SMS sent. */
const NEWS_A_DAY = 10;

/** Tells the owner of an account, up to ten times a day for each kind of news. */
export const tellOwner = async (
  tx: Tx,
  { outbox }: Pick<Deps, 'outbox'>,
  news: OutboxMessage,
  now: Date,
): Promise<void> => {
  const budget = { scope: news.kind, limit: NEWS_A_DAY, windowSeconds: DAY_SECONDS };
  if ((await countInDatabase(tx, budget, news.userId)).allowed) await outbox.enqueue(tx, news, now);
};
