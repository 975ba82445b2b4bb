import type { Tx } from '@dhruva/server/platform/database/db.ts';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import {
  deliverReport,
  findProgress,
  momentInWords,
  type UnlockProgress,
  stageOf,
} from '@dhruva/care/assessments/server';
import { readForStaff } from '@dhruva/care/intake/server';
import { EMPTY_PROFILE, loadProfile } from '@dhruva/account/profile/server';
import { logStaffRead, type StaffReader } from '@dhruva/account/audit/server';
import { type ReferenceMatch, findMatches } from '../find-matches.service.ts';
import { StaffCommandRefusal } from '../staff-command-refusal.ts';
import { type Reference, readReference, ambiguousReference } from '../reference.rules.ts';
import { type AssessmentFile, formatAssessment } from './assessment-file.rules.ts';

type DeskDeps = Pick<Deps, 'db' | 'userKeys'>;

const referenceOf = (typed: string): Reference => {
  const reference = readReference(typed);
  if (reference?.of !== 'assessment')
    throw new StaffCommandRefusal(`${typed} is no assessment, such as A-1B2C3D4E.`);
  return reference;
};

/** The one bought assessment a reference matches, or the reason why there is none. */
const findBoughtAssessment = async (
  tx: Tx,
  reference: Reference,
): Promise<ReferenceMatch | string> => {
  const matches = await findMatches(tx, reference);
  const [found] = matches;
  if (matches.length > 1) return ambiguousReference(reference, matches);
  return found ?? `There is no ${reference.shown}.`;
};

/** Decrypts a client's forms and logs the read of each. */
const openFile = async (
  tx: Tx,
  { userKeys }: DeskDeps,
  { progress, reader }: { readonly progress: UnlockProgress; readonly reader: StaffReader },
  now: Date,
): Promise<AssessmentFile> => {
  const { userId, assessmentId, therapistId, boughtAt, dueAt } = progress;
  const intake = await readForStaff(tx, userKeys, { ...reader, userId }, now);
  const key = await userKeys.load(tx, userId);
  const profile = key && (await loadProfile(tx, key));
  const outcome = profile ? 'read' : 'nothing';
  await logStaffRead(tx, { ...reader, kind: 'profile', userId, outcome }, now);
  return {
    reference: reader.reference,
    assessmentId,
    therapistId,
    bought: momentInWords(boughtAt),
    due: momentInWords(dueAt),
    leftMs: dueAt.getTime() - now.getTime(),
    stage: stageOf(progress),
    isDelivered: progress.reportAt !== null,
    client: profile ?? EMPTY_PROFILE,
    intake,
  };
};

/**
 * Shows a bought assessment: what, for whom, and the client's forms. Every read and refusal is logged in the
 * same transaction. Throws StaffCommandRefusal.
 */
export const showAssessment = async (
  deps: DeskDeps,
  asked: { readonly reference: string; readonly staff: string; readonly purpose: string },
): Promise<string> => {
  const reference = referenceOf(asked.reference);
  const { staff, purpose } = asked;
  const reader = { staff, purpose, reference: reference.shown };
  const told = await inTransaction(deps.db, async (tx, now) => {
    const found = await findBoughtAssessment(tx, reference);
    const progress = typeof found === 'string' ? undefined : await findProgress(tx, found.id);
    if (progress) return openFile(tx, deps, { progress, reader }, now);
    for (const kind of ['intake', 'profile'] as const)
      await logStaffRead(tx, { ...reader, kind, outcome: 'refused' }, now);
    return typeof found === 'string' ? found : `There is no ${reference.shown}.`;
  });
  if (typeof told === 'string') throw new StaffCommandRefusal(told);
  return formatAssessment(told);
};

/**
 * Delivers the report of a bought assessment, once: the client can read it from then on. Returns a message
 * for the operator. Throws StaffCommandRefusal, and then nothing was saved.
 */
export const deliverAssessment = async (
  deps: DeskDeps & Pick<Deps, 'outbox'>,
  asked: { readonly reference: string; readonly staff: string; readonly file: string },
): Promise<string> => {
  const reference = referenceOf(asked.reference);
  return inTransaction(deps.db, async (tx, now) => {
    const found = await findBoughtAssessment(tx, reference);
    if (typeof found === 'string') throw new StaffCommandRefusal(found);
    const report = { orderId: found.id, file: asked.file, by: asked.staff };
    const { problem } = await deliverReport(deps, tx, report, now);
    if (problem !== undefined) throw new StaffCommandRefusal(`Not delivered: ${problem}.`);
    return `Delivered: the report of ${reference.shown}. The client finds it in My Bookings; the server sends the news.`;
  });
};
