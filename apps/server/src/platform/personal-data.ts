import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Db, Tables, Tx } from '@dhruva/server/platform/database/db.ts';

type Table = keyof Tables;

/**
 * What one feature keeps of a person. Every table belongs to a part or is named in `IMPERSONAL`
 * (src/personal-data.ts); a test compares that with the database.
 */
export interface PersonalData {
  /** The heading in the download. */
  readonly title: string;
  /** Tables that have no row of a person any more once `erase` has run. */
  readonly erases: readonly Table[];
  /** Tables whose rows stay, and why nothing in them tells who it was. */
  readonly keeps?: Readonly<Partial<Record<Table, string>>>;
  /** Everything, opened; goes into the download as JSON. Undefined: nothing of interest to the person. */
  collect(db: Db, key: UserKey): Promise<unknown>;
  /** What of it the law wants to be kept; the caller seals it anew before `erase`. */
  retain?(db: Db, key: UserKey): Promise<Record<string, unknown>>;
  /** May run again, also for somebody erased long ago. */
  erase(tx: Tx, userId: string): Promise<void>;
}
