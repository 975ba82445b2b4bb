import { inTransaction, readNow } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { FORM_WANTED, REPORT_DUE } from '../mails/assessments.mails.ts';
import { progressOf } from '../progress.service.ts';
import { findUnlock } from '../unlock.store.ts';
import { isDue, REMINDER_KINDS, type ReminderKind } from '../reminder.rules.ts';
import { noteReminder, notReminded } from './reminder.store.ts';

type RemindingDeps = Pick<Deps, 'db' | 'jobs' | 'log' | 'outbox'>;

const JOB = 'assessments.remind';
const MESSAGES = { form: FORM_WANTED, report: [REPORT_DUE] } as const;

/** Records the reminder and enqueues its messages in one transaction: concurrent runs remind once. */
const remind = async (
  { db, outbox }: RemindingDeps,
  kind: ReminderKind,
  orderId: string,
): Promise<void> =>
  inTransaction(db, async (tx, now) => {
    const unlock = await findUnlock(tx, orderId, { lock: true });
    const [progress] = unlock ? await progressOf(tx, [unlock]) : [];
    if (!progress || !isDue(kind, progress, now)) return;
    if (!(await noteReminder(tx, kind, orderId, now))) return;
    const { userId } = progress;
    for (const message of MESSAGES[kind])
      await outbox.enqueue(tx, { kind: message, userId, subjectId: orderId }, now);
  });

const remindAll = async (deps: RemindingDeps): Promise<void> => {
  const now = await readNow(deps.db);
  for (const kind of REMINDER_KINDS) {
    const progresses = await progressOf(deps.db, await notReminded(deps.db, kind));
    for (const { orderId } of progresses.filter((progress) => isDue(kind, progress, now))) {
      await remind(deps, kind, orderId).catch((error: unknown) =>
        deps.log.error({ err: error, orderId }, 'not reminded'),
      );
    }
  }
};

/** A job every five minutes: reminds clients of the intake form, and therapists of the report. */
export const registerReminders = (deps: RemindingDeps): void => {
  deps.jobs.define(JOB, async () => remindAll(deps));
  deps.jobs.every('*/5 * * * *', JOB);
};
