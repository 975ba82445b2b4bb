import type { TherapistId } from '@dhruva/care/therapists/contract/catalogue';
import type { Tx } from '@dhruva/server/platform/database/db.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { logStaffRead, type StaffReader } from '@dhruva/account/audit/server';
import { listEntries, type StoredEntry } from '../entry.store.ts';
import { isShown } from './sharing.service.ts';

/**
 * A user's entries, newest first, for a therapist they are shared with now; undefined when they are not, or
 * the account was deleted. The access is logged in the same transaction in any case.
 */
export const readShared = async (
  tx: Tx,
  userKeys: Deps['userKeys'],
  {
    userId,
    ...reader
  }: StaffReader & { readonly userId: string; readonly therapistId?: TherapistId | undefined },
  now: Date,
): Promise<StoredEntry[] | undefined> => {
  const { therapistId } = reader;
  const shown = therapistId !== undefined && (await isShown(tx, { userId, therapistId }, now));
  const key = shown ? await userKeys.load(tx, userId) : undefined;
  const entries = key && (await listEntries(tx, key));
  const found = entries?.length === 0 ? 'nothing' : 'read';
  const outcome = entries ? found : 'refused';
  await logStaffRead(tx, { ...reader, kind: 'entries', userId, outcome }, now);
  return entries;
};
