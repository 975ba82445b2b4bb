import type { Tx } from '@dhruva/server/platform/database/db.ts';
import { newRowId } from '@dhruva/server/platform/database/uuid.ts';

interface DeskReadRow {
  id: string;
  set_id: string;
  operator: string;
  action: 'show' | 'answer';
  at: Date;
}

declare module '@dhruva/server/platform/database/db.ts' {
  interface Tables {
    desk_reads: DeskReadRow;
  }
}

/** Logs that an operator saw or answered a set. */
export const logDeskRead = async (
  tx: Tx,
  read: { readonly setId: string; readonly operator: string; readonly action: 'show' | 'answer' },
  at: Date,
): Promise<void> => {
  await tx
    .insertInto('desk_reads')
    .values({
      id: newRowId(),
      set_id: read.setId,
      operator: read.operator,
      action: read.action,
      at,
    })
    .execute();
};
