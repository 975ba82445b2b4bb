import { randomUUID } from 'node:crypto';
import type { Tx } from '@dhruva/server/platform/database/db.ts';

declare module '@dhruva/server/platform/database/db.ts' {
  interface Tables {
    /** Log of what support staff did to an account. */
    account_deeds: { id: string; user_id: string; staff: string; deed: AccountDeed; at: Date };
  }
}

type AccountDeed = 'email-set' | 'given-back' | 'parked';

export interface Deed {
  readonly userId: string;
  readonly staff: string;
  readonly deed: AccountDeed;
}

export const noteDeed = async (tx: Tx, { userId, staff, deed }: Deed, at: Date): Promise<void> => {
  const row = { id: randomUUID(), user_id: userId, staff, deed, at };
  await tx.insertInto('account_deeds').values(row).execute();
};
