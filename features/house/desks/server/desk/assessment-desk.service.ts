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
import { noteStaffRead, type StaffReader } from '@dhruva/account/audit/server';
import { type Case, casesOf } from '../case.service.ts';
import { ClientRefusal } from '../client-refusal.ts';
import { type Reference, readReference, severalInWords } from '../reference.rules.ts';
import { type AssessmentFile, assessmentInWords } from './assessment-file.rules.ts';

type DeskDeps = Pick<Deps, 'db' | 'userKeys'>;

const referenceOf = (typed: string): Reference => {
  const reference = readReference(typed);
  if (reference?.of !== 'assessment')
    throw new ClientRefusal(`${typed} is no assessment, such as A-1B2C3D4E.`);
  return reference;
};

/** The one bought assessment a reference stands for, or why there is none. */
const oneOf = async (tx: Tx, reference: Reference): Promise<Case | string> => {
  const cases = await casesOf(tx, reference);
  const [found] = cases;
  if (cases.length > 1) return severalInWords(reference, cases);
  return found ?? `There is no ${reference.shown}.`;
};

/** Opens what a client wrote, and notes each part of it. */
const openFile = async (
  tx: Tx,
  { userKeys }: DeskDeps,
  { standing, reader }: { readonly standing: UnlockProgress; readonly reader: StaffReader },
  now: Date,
): Promise<AssessmentFile> => {
  const { userId, assessmentId, therapistId, boughtAt, dueAt } = standing;
  const intake = await readForStaff(tx, userKeys, { ...reader, userId }, now);
  const key = await userKeys.load(tx, userId);
  const profile = key && (await loadProfile(tx, key));
  const outcome = profile ? 'read' : 'nothing';
  await noteStaffRead(tx, { ...reader, kind: 'profile', userId, outcome }, now);
  return {
    reference: reader.reference,
    assessmentId,
    therapistId,
    bought: momentInWords(boughtAt),
    due: momentInWords(dueAt),
    leftMs: dueAt.getTime() - now.getTime(),
    stage: stageOf(standing),
    isDelivered: standing.reportAt !== null,
    client: profile ?? EMPTY_PROFILE,
    intake,
  };
};

/**
 * A bought assessment in words: what, by whom, and what they wrote. That it was asked for is noted in the same
 * transaction, whatever comes of it. Throws ClientRefusal.
 */
export const showAssessment = async (
  deps: DeskDeps,
  asked: { readonly reference: string; readonly staff: string; readonly purpose: string },
): Promise<string> => {
  const reference = referenceOf(asked.reference);
  const { staff, purpose } = asked;
  const reader = { staff, purpose, reference: reference.shown };
  const told = await inTransaction(deps.db, async (tx, now) => {
    const found = await oneOf(tx, reference);
    const standing = typeof found === 'string' ? undefined : await findProgress(tx, found.id);
    if (standing) return openFile(tx, deps, { standing, reader }, now);
    for (const kind of ['intake', 'profile'] as const)
      await noteStaffRead(tx, { ...reader, kind, outcome: 'refused' }, now);
    return typeof found === 'string' ? found : `There is no ${reference.shown}.`;
  });
  if (typeof told === 'string') throw new ClientRefusal(told);
  return assessmentInWords(told);
};

/**
 * Delivers the report of a bought assessment: once, for it is read from then on. Says so in words. Throws
 * ClientRefusal, and then nothing was kept.
 */
export const deliverAssessment = async (
  deps: DeskDeps & Pick<Deps, 'outbox'>,
  asked: { readonly reference: string; readonly staff: string; readonly file: string },
): Promise<string> => {
  const reference = referenceOf(asked.reference);
  return inTransaction(deps.db, async (tx, now) => {
    const found = await oneOf(tx, reference);
    if (typeof found === 'string') throw new ClientRefusal(found);
    const report = { orderId: found.id, file: asked.file, by: asked.staff };
    const { problem } = await deliverReport(deps, tx, report, now);
    if (problem !== undefined) throw new ClientRefusal(`Not delivered: ${problem}.`);
    return `Delivered: the report of ${reference.shown}. The client finds it in My Bookings; the server sends the news.`;
  });
};
