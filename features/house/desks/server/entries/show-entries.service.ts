import type { TherapistId } from '@dhruva/care/therapists/contract/catalogue';
import type { Tx } from '@dhruva/server/platform/database/db.ts';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { readShared, type StoredEntry } from '@dhruva/care/tracker/server';
import { logStaffRead, type StaffReader } from '@dhruva/account/audit/server';
import {
  findMatches,
  type ReadRequest,
  type ReferenceMatch,
  therapistOf,
} from '../find-matches.service.ts';
import { StaffCommandRefusal } from '../staff-command-refusal.ts';
import { readReference } from '../reference.rules.ts';
import { formatEntries } from './entries-words.rules.ts';

type TherapistReader = StaffReader & { readonly therapistId?: TherapistId | undefined };

interface SharedEntries {
  readonly therapistId: TherapistId;
  readonly entries: readonly StoredEntry[];
}

/** The single live session of this therapist among the matches of a reference. */
const findOwnMatch = (
  matches: readonly ReferenceMatch[],
  therapistId: TherapistId,
): ReferenceMatch | undefined => {
  const own = matches.filter((one) => one.isLive && one.therapistId === therapistId);
  return own.length === 1 ? own[0] : undefined;
};

/** Decrypts the entries if the client shares them with the reader; logs the read or the refusal. */
const open = async (
  tx: Tx,
  userKeys: Deps['userKeys'],
  {
    matches,
    reader,
  }: { readonly matches: readonly ReferenceMatch[]; readonly reader: TherapistReader },
  now: Date,
): Promise<SharedEntries | undefined> => {
  const { therapistId } = reader;
  const found = therapistId && findOwnMatch(matches, therapistId);
  if (found) {
    const entries = await readShared(tx, userKeys, { ...reader, userId: found.userId }, now);
    return entries && { therapistId: found.therapistId, entries };
  }
  const userId = matches.length === 1 ? matches[0]?.userId : undefined;
  await logStaffRead(tx, { ...reader, kind: 'entries', userId, outcome: 'refused' }, now);
  return undefined;
};

/**
 * Shows a client's mood entries to a therapist they have a session with and currently share them with.
 * `therapistId` and `reference` are as typed. Every read and refusal is logged in the same transaction;
 * entries that are not shared are answered as if they did not exist. Throws StaffCommandRefusal.
 */
export const showEntries = async (
  { db, userKeys }: Pick<Deps, 'db' | 'userKeys'>,
  request: ReadRequest,
): Promise<string> => {
  const reference = readReference(request.reference);
  if (reference?.of !== 'session')
    throw new StaffCommandRefusal(`${request.reference} is no session, such as S-1B2C3D4E.`);
  const { staff, purpose } = request;
  const therapistId = therapistOf(request.therapistId);
  const reader = { staff, purpose, therapistId, reference: reference.shown };
  const opened = await inTransaction(db, async (tx, now) =>
    open(tx, userKeys, { matches: await findMatches(tx, reference), reader }, now),
  );
  if (!opened) throw new StaffCommandRefusal(`There are no entries of ${reference.shown} for you.`);
  return formatEntries({ reference: reference.shown, ...opened });
};
