import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Db, Tx } from '@dhruva/server/platform/database/db.ts';
import type { PersonalData } from '@dhruva/server/platform/personal-data.ts';
import { newRowId } from '@dhruva/server/platform/database/uuid.ts';
import type { FirmnessScan } from './scan.rules.ts';

declare module '@dhruva/server/platform/database/db.ts' {
  interface Tables {
    firmness_scans: { id: string; user_id: string; scan: Buffer; scanned_at: Date };
  }
}

const FIELD = 'firmness_scans.scan';
/** Births whose scans are kept for one user, the latest. */
const MOST_KEPT = 6;

interface KeptScan {
  readonly id: string;
  readonly scan: FirmnessScan;
}

/** The scans kept for a user, one a birth, latest first. */
export const keptScans = async (db: Db, key: UserKey): Promise<KeptScan[]> => {
  const rows = await db
    .selectFrom('firmness_scans')
    .select(['id', 'scan'])
    .where('user_id', '=', key.userId)
    .orderBy('scanned_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, scan }) => ({
    id,
    scan: JSON.parse(key.open(FIELD, scan)) as FirmnessScan,
  }));
};

/** Keeps a scan: in place of an earlier one of the same birth (`id`), else beside the latest of the user. */
export const keepScan = async (
  tx: Tx,
  key: UserKey,
  { id = newRowId(), ...scan }: FirmnessScan & { readonly id?: string | undefined },
  at: Date,
): Promise<void> => {
  const { userId } = key;
  const row = { scan: key.seal(FIELD, JSON.stringify(scan)), scanned_at: at };
  await tx
    .insertInto('firmness_scans')
    .values({ id, user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  const latest = tx
    .selectFrom('firmness_scans')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('scanned_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_KEPT);
  await tx
    .deleteFrom('firmness_scans')
    .where('user_id', '=', userId)
    .where('id', 'not in', latest)
    .execute();
};

/** Personal data of the scans: the births as the engine takes them, and what was found, with the facts used. */
export const firmnessScansData: PersonalData = {
  title: 'How far answers hold',
  erases: ['firmness_scans'],
  collect: async (db, key) => (await keptScans(db, key)).map(({ scan }) => scan),
  erase: async (tx, userId) => {
    await tx.deleteFrom('firmness_scans').where('user_id', '=', userId).execute();
  },
};
