import type { UserKeys } from '@dhruva/server/platform/crypto/user-keys.ts';
import '@dhruva/server/platform/messages/outbox.ts';
import './deletion/deleted-account.store.ts';
import type { PersonalData } from '@dhruva/server/platform/personal-data.ts';

/**
 * The outbox, and the key everything is encrypted with: destroyed last, so that any overlooked data becomes
 * unreadable.
 */
export const encryptionKeyData = (userKeys: UserKeys): PersonalData => ({
  title: 'Messages we sent you',
  erases: ['user_keys'],
  keeps: {
    outbox_messages: 'Kinds and numbers of messages, no text; deleted after 30 days.',
    deleted_accounts:
      'That an account was deleted, and what the law requires, sealed until its day.',
  },
  collect: async (db, { userId }) =>
    db
      .selectFrom('outbox_messages')
      .select(['kind', 'created_at', 'sent_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  erase: async (tx, userId) => userKeys.destroy(tx, userId),
});
