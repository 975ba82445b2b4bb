import type { QuestionId } from '@dhruva/jyotish';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Db, Tx } from '@dhruva/server/platform/database/db.ts';
import type { PersonalData } from '@dhruva/server/platform/personal-data.ts';
import type { ChartInput } from '@dhruva/asking/births/server';
import { newRowId } from '@dhruva/server/platform/database/uuid.ts';
import type { Holds } from './holding.rules.ts';

/** How far each answer holds for one birth, as found in a month by a version of the engine. */
export interface FirmnessScan {
  readonly chart: ChartInput;
  /** `YYYY-MM`, India's. */
  readonly month: string;
  readonly engineVersion: string;
  readonly holds: Readonly<Record<QuestionId, Holds>>;
}

declare module '@dhruva/server/platform/database/db.ts' {
  interface Tables {
    firmness_scans: { id: string; user_id: string; scan: Buffer; scanned_at: Date };
  }
}

const FIELD = 'firmness_scans.scan';
/** Births whose scans are kept for one user, the latest. */
const MOST_KEPT = 6;

/** The scans kept for a user, latest first. */
export const keptScans = async (db: Db, key: UserKey): Promise<FirmnessScan[]> => {
  const rows = await db
    .selectFrom('firmness_scans')
    .select('scan')
    .where('user_id', '=', key.userId)
    .orderBy('scanned_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ scan }) => JSON.parse(key.open(FIELD, scan)) as FirmnessScan);
};

/** Keeps a scan, in place of the oldest ones of the user. */
export const keepScan = async (
  tx: Tx,
  key: UserKey,
  scan: FirmnessScan,
  at: Date,
): Promise<void> => {
  const { userId } = key;
  const sealed = key.seal(FIELD, JSON.stringify(scan));
  await tx
    .insertInto('firmness_scans')
    .values({ id: newRowId(), user_id: userId, scan: sealed, scanned_at: at })
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

/** Personal data of the scans: the births as the engine takes them, and what was found. */
export const firmnessScansData: PersonalData = {
  title: 'How far answers hold',
  erases: ['firmness_scans'],
  collect: keptScans,
  erase: async (tx, userId) => {
    await tx.deleteFrom('firmness_scans').where('user_id', '=', userId).execute();
  },
};
