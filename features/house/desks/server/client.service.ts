import type { Tx } from '@dhruva/server/platform/database/db.ts';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { openForm } from '@dhruva/care/appointments/server';
import { readForStaff } from '@dhruva/care/intake/server';
import { logStaffRead, type StaffReader } from '@dhruva/account/audit/server';
import {
  findMatches,
  type ReadRequest,
  type ReferenceMatch,
  therapistOf,
} from './find-matches.service.ts';
import { StaffCommandRefusal } from './staff-command-refusal.ts';
import { type ClientFile, formatClientFile } from './client-words.rules.ts';
import { readReference, ambiguousReference } from './reference.rules.ts';

type ClientDeps = Pick<Deps, 'db' | 'userKeys'>;

/** Decrypts a client's forms and logs the read of each. */
const openFile = async (
  tx: Tx,
  { userKeys }: ClientDeps,
  { found, reader }: { readonly found: ReferenceMatch; readonly reader: StaffReader },
  now: Date,
): Promise<ClientFile> => {
  const { userId, therapistId, appointment } = found;
  const intake = await readForStaff(tx, userKeys, { ...reader, userId }, now);
  const file = { reference: reader.reference, therapistId, intake };
  if (!appointment) return file;
  const key = await userKeys.load(tx, userId);
  const form = key && openForm(key, appointment);
  const outcome = form ? 'read' : 'nothing';
  await logStaffRead(tx, { ...reader, kind: 'booking-form', userId, outcome }, now);
  return { ...file, session: { ...appointment, form } };
};

const logRefusal = async (
  tx: Tx,
  {
    matches,
    reader,
  }: { readonly matches: readonly ReferenceMatch[]; readonly reader: StaffReader },
  now: Date,
): Promise<void> => {
  const isSession = reader.reference.startsWith('S');
  const kinds = isSession ? (['booking-form', 'intake'] as const) : (['intake'] as const);
  const userId = matches.length === 1 ? matches[0]?.userId : undefined;
  for (const kind of kinds)
    await logStaffRead(tx, { ...reader, kind, userId, outcome: 'refused' }, now);
};

/**
 * Shows what a client wrote in the booking form and the intake form to the therapist of that session or
 * assessment only. `therapistId` and `reference` are as typed. Every read and refusal is logged in the same
 * transaction; another therapist's client is answered like an unknown reference. Throws StaffCommandRefusal.
 */
export const showClient = async (deps: ClientDeps, request: ReadRequest): Promise<string> => {
  const reference = readReference(request.reference);
  if (!reference)
    throw new StaffCommandRefusal(`${request.reference} is no reference, such as S-1B2C3D4E.`);
  const therapistId = therapistOf(request.therapistId);
  const { staff, purpose } = request;
  const reader = { staff, purpose, therapistId, reference: reference.shown };
  const told = await inTransaction(deps.db, async (tx, now) => {
    const matches = await findMatches(tx, reference);
    const own = matches.filter((one) => one.isLive && one.therapistId === therapistId);
    const [found] = own;
    if (found && own.length === 1) return openFile(tx, deps, { found, reader }, now);
    await logRefusal(tx, { matches, reader }, now);
    return own.length > 1
      ? ambiguousReference(reference, own)
      : `There is no ${reference.shown} that is yours.`;
  });
  if (typeof told === 'string') throw new StaffCommandRefusal(told);
  return formatClientFile(told);
};
