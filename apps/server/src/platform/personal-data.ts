import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Db, Tables, Tx } from '@dhruva/server/platform/database/db.ts';

type Table = keyof Tables;

/**
 * What one feature stores about a person. Every table is declared by a feature or listed in `TABLES_WITHOUT_PERSONAL_DATA`
 * (src/personal-data.ts); a test compares both with the database.
 */
export interface PersonalData {
  /** The section's heading in the download. */
  readonly title: string;
  /** Tables that hold no row of the person after `erase`. */
  readonly erases: readonly Table[];
  /** Tables whose rows stay, and why nothing in them identifies the person. */
  readonly keeps?: Readonly<Partial<Record<Table, string>>>;
  /** All data, decrypted, for the download as JSON. Undefined: nothing of interest to the person. */
  collect(db: Db, key: UserKey): Promise<unknown>;
  /** The data the law requires to be kept; the caller re-encrypts it before `erase`. */
  retain?(db: Db, key: UserKey): Promise<Record<string, unknown>>;
  /** Idempotent, also for a person erased long ago. */
  erase(tx: Tx, userId: string): Promise<void>;
}
