import { phoneHashOf } from '@dhruva/account/auth/server';
import type { UserKeys } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Db } from '@dhruva/server/platform/database/db.ts';
import type { PersonalData } from '@dhruva/server/platform/personal-data.ts';
import { findTicket } from './ticket.store.ts';

/** Tickets that asked for an answer at the account's number; nothing else links a ticket to a user. */
const ticketIds = async (db: Db, userId: string): Promise<string[]> => {
  const phoneHash = await phoneHashOf(db, userId);
  if (phoneHash === undefined) return [];
  const rows = await db
    .selectFrom('support_tickets')
    .select('id')
    .where('phone_hash', '=', phoneHash)
    .orderBy('created_at')
    .execute();
  return rows.map(({ id }) => id);
};

/** Support messages; erased before the account's number, by which they are found. */
export const supportData = (userKeys: UserKeys): PersonalData => ({
  title: 'Messages to support that asked for an answer at your number',
  erases: ['support_tickets'],
  collect: async (db, { userId }) => {
    const tickets: unknown[] = [];
    for (const id of await ticketIds(db, userId)) {
      const key = await userKeys.load(db, id);
      if (key) tickets.push(await findTicket(db, key));
    }
    return tickets;
  },
  erase: async (tx, userId) => {
    for (const id of await ticketIds(tx, userId)) {
      await tx.deleteFrom('support_tickets').where('id', '=', id).execute();
      await userKeys.destroy(tx, id);
    }
  },
});
