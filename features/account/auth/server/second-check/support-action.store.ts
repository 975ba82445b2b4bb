import type { Tx } from '@dhruva/server/platform/database/db.ts';
import { newRowId } from '@dhruva/server/platform/database/uuid.ts';

declare module '@dhruva/server/platform/database/db.ts' {
  interface Tables {
    /** Log of what support staff did to an account. */
    account_deeds: {
      id: string;
      user_id: string;
      staff: string;
      deed: SupportActionKind;
      at: Date;
    };
  }
}

type SupportActionKind = 'email-set' | 'given-back' | 'parked' | 'moved';

export interface SupportAction {
  readonly userId: string;
  readonly staff: string;
  readonly deed: SupportActionKind;
}

export const logSupportAction = async (
  tx: Tx,
  { userId, staff, deed }: SupportAction,
  at: Date,
): Promise<void> => {
  const row = { id: newRowId(), user_id: userId, staff, deed, at };
  await tx.insertInto('account_deeds').values(row).execute();
};
