import type { Tx } from '@dhruva/server/platform/database/db.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { REPORT_READY } from '../mails/assessments.mails.ts';
import { momentInWords } from '../stage-words.rules.ts';
import { findUnlock, type Unlock } from '../unlock.store.ts';
import { readReport } from './report.rules.ts';
import { saveReport } from './report.store.ts';

/** Why a report can no longer be delivered; undefined if it can. */
const problemOf = ({ revokedAt, reportAt, dueAt }: Unlock, now: Date): string | undefined => {
  if (reportAt !== null) return 'its report was delivered already';
  if (revokedAt !== null) return 'it was cancelled or refunded';
  if (dueAt < now)
    return `too late: the report was promised by ${momentInWords(dueAt)}; the client is being refunded`;
  return undefined;
};

/**
 * Stores the report of an order and notifies the client, in the caller's transaction. Returns a problem in
 * words instead if it cannot. The unlock is locked, so that of a concurrent delivery, refund and cancellation
 * one wins.
 */
export const deliverReport = async (
  { userKeys, outbox }: Pick<Deps, 'userKeys' | 'outbox'>,
  tx: Tx,
  { orderId, file, by }: { readonly orderId: string; readonly file: string; readonly by: string },
  now: Date,
): Promise<{ readonly problem: string | undefined }> => {
  const unlock = await findUnlock(tx, orderId, { lock: true });
  const key = unlock && (await userKeys.load(tx, unlock.userId));
  if (!unlock || !key) return { problem: 'the client deleted the account' };
  const problem = problemOf(unlock, now);
  if (problem !== undefined) return { problem };
  const read = readReport(file);
  if (read.kind === 'refused') return { problem: read.problem };
  await saveReport(tx, key, { orderId, text: read.text, by }, now);
  const { userId } = unlock;
  for (const kind of REPORT_READY)
    await outbox.enqueue(tx, { kind, userId, subjectId: orderId }, now);
  return { problem: undefined };
};
