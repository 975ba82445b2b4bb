import type { PersonalData } from '@dhruva/server/platform/personal-data.ts';
import './account.store.ts';
import './codes/otp.store.ts';
import './second-check/support-action.store.ts';
import './known-devices/device.store.ts';
import './one-time-tokens/spent-token.store.ts';
import './passkeys/passkey.store.ts';
import './sessions/session.store.ts';

const FOR_LIMITS = 'Keyed hashes that limits on codes are counted by; forgotten within a day.';

/**
 * Sign-in data; the law requires consents to be kept. Comes last: without its number nobody can reach the
 * account.
 */
export const authData: PersonalData = {
  title: 'Account',
  erases: ['consents', 'known_devices', 'passkeys', 'sessions'],
  keeps: {
    account_deeds: 'Who at support changed what, for a number that names nobody any more.',
    users: 'A random number that money, ledger and old backups refer to.',
    otp_subjects: FOR_LIMITS,
    otp_challenges: FOR_LIMITS,
    otp_failures: FOR_LIMITS,
  },
  collect: async (db, { userId }) => ({
    account: await db
      .selectFrom('users')
      .select('created_at')
      .where('id', '=', userId)
      .executeTakeFirst(),
    consents: await db
      .selectFrom('consents')
      .select(['purpose', 'version', 'via', 'given_at'])
      .where('user_id', '=', userId)
      .execute(),
    devices: await db
      .selectFrom('known_devices')
      .select(['first_used_at', 'last_used_at'])
      .where('user_id', '=', userId)
      .execute(),
    sessions: await db
      .selectFrom('sessions')
      .select(['created_at', 'last_used_at', 'device', 'via'])
      .where('user_id', '=', userId)
      .execute(),
    passkeys: await db
      .selectFrom('passkeys')
      .select(['created_at', 'last_used_at', 'device'])
      .where('user_id', '=', userId)
      .execute(),
  }),
  retain: async (db, { userId }) => ({
    consents: await db
      .selectFrom('consents')
      .select(['purpose', 'version', 'via', 'given_at'])
      .where('user_id', '=', userId)
      .execute(),
  }),
  erase: async (tx, userId) => {
    await tx.deleteFrom('sessions').where('user_id', '=', userId).execute();
    await tx.deleteFrom('consents').where('user_id', '=', userId).execute();
    await tx.deleteFrom('passkeys').where('user_id', '=', userId).execute();
    await tx.deleteFrom('known_devices').where('user_id', '=', userId).execute();
    await tx
      .updateTable('users')
      .set({ phone_hash: null, former_phone_hash: null })
      .where('id', '=', userId)
      .execute();
  },
};
