import { dateInWords, INDIA, timeInWords, wallClock } from '@dhruva/civil-time';
import type { Db } from '@dhruva/server/platform/database/db.ts';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { findCase, openCases, openNote } from '@dhruva/care/appointments/server';
import { logStaffRead } from '@dhruva/account/audit/server';
import { StaffCommandRefusal } from '../staff-command-refusal.ts';
import { formatCase } from './case-words.rules.ts';
import { findPastSession } from './decide.service.ts';

const momentOf = (at: Date): string => {
  const { date, time } = wallClock(at.getTime(), INDIA);
  return `${dateInWords(date)}, ${timeInWords(time.slice(0, 5))}`;
};

/** Lists the open not-held cases, earliest due date first, without what the clients wrote. */
export const showCases = async ({ db }: { readonly db: Db }): Promise<string> => {
  const open = await openCases(db);
  if (open.length === 0) return 'No case is open.';
  return open.map(({ reference, dueAt }) => `${reference}  due ${momentOf(dueAt)}`).join('\n');
};

/**
 * Shows a client's note about a session that was not held; the read is logged in the same transaction. Throws
 * StaffCommandRefusal when it has no case or everything was returned already.
 */
export const showCase = async (
  { db, userKeys }: Pick<Deps, 'db' | 'userKeys'>,
  asked: { readonly reference: string; readonly staff: string; readonly purpose: string },
): Promise<string> =>
  inTransaction(db, async (tx, now) => {
    const { appointment, shown } = await findPastSession(tx, asked.reference, now);
    const { id, reference, userId } = appointment;
    const said = await findCase(tx, id);
    if (!said) throw new StaffCommandRefusal(`There is no case of ${shown}.`);
    const key = await userKeys.load(tx, userId);
    const note = key && openNote(key, said);
    const { staff, purpose } = asked;
    const outcome = note === undefined ? 'nothing' : 'read';
    const read = { staff, purpose, reference, userId, kind: 'not-held-note', outcome } as const;
    await logStaffRead(tx, read, now);
    const { openedAt, dueAt } = said;
    return formatCase({ shown, said: momentOf(openedAt), due: momentOf(dueAt), note });
  });
