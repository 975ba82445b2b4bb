import type { SupportIssue } from '../contract/issues.ts';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Db, Tx } from '@dhruva/server/platform/database/db.ts';

declare module '@dhruva/server/platform/database/db.ts' {
  interface Tables {
    support_tickets: {
      id: string;
      number: string;
      issue: string;
      message: Buffer;
      answer_to: Buffer;
      phone_hash: string | null;
      created_at: Date;
    };
  }
}

export interface Ticket {
  readonly number: string;
  readonly issue: SupportIssue;
  readonly message: string;
  /** As typed; empty for no answer. */
  readonly answerTo: string;
}

/** Stores a message, encrypted with the ticket's own key; false when the ticket number is taken. */
export const addTicket = async (
  tx: Tx,
  key: UserKey,
  ticket: Ticket & { readonly phoneHash: string | null },
  now: Date,
): Promise<boolean> => {
  const added = await tx
    .insertInto('support_tickets')
    .values({
      id: key.userId,
      number: ticket.number,
      issue: ticket.issue,
      message: key.seal('support_tickets.message', ticket.message),
      answer_to: key.seal('support_tickets.answer_to', ticket.answerTo),
      phone_hash: ticket.phoneHash,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
};

/** The ticket encrypted with a key; undefined once it was deleted. */
export const findTicket = async (db: Db, key: UserKey): Promise<Ticket | undefined> => {
  const row = await db
    .selectFrom('support_tickets')
    .selectAll()
    .where('id', '=', key.userId)
    .executeTakeFirst();
  return (
    row && {
      number: row.number,
      issue: row.issue as SupportIssue,
      message: key.open('support_tickets.message', row.message),
      answerTo: key.open('support_tickets.answer_to', row.answer_to),
    }
  );
};

/** Deletes tickets older than that; returns their ids. */
export const sweepTickets = async (tx: Tx, before: Date): Promise<string[]> => {
  const rows = await tx
    .deleteFrom('support_tickets')
    .where('created_at', '<', before)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};
