import { addDays, addMonths, indianDay } from '@dhruva/civil-time';
import type { Deletion } from '../../contract/schemas.ts';

const APRIL = 4;
const YEARS_OF_ACCOUNTS = 8;

/** The first day on which processing logs may be deleted: after a whole year (DPDP Rules 2025, rule 8(3)). */
const logsEndOn = (deletedAt: Date): string => addDays(addMonths(indianDay(deletedAt), 12), 1);

/**
 * The first day on which books of account may be deleted: after the eight financial years (April to March)
 * that follow the one in which money last moved (Companies Act 2013, section 128(5)).
 */
const accountsEndOn = (lastMovedAt: Date): string => {
  const [year = 0, month = 0] = indianDay(lastMovedAt).split('-').map(Number);
  const endsIn = month < APRIL ? year : year + 1;
  return `${endsIn + YEARS_OF_ACCOUNTS}-04-01`;
};

/** The day in India on which the last data of a deleted account is deleted, and the rule that sets it. */
export const finalDeletion = (
  deletedAt: Date,
  lastMovedAt: Date | undefined,
): Pick<Deletion, 'finalDeletionOn' | 'keptFor'> => {
  const logs = logsEndOn(deletedAt);
  const accounts = lastMovedAt === undefined ? '' : accountsEndOn(lastMovedAt);
  return accounts > logs
    ? { finalDeletionOn: accounts, keptFor: 'accounts' }
    : { finalDeletionOn: logs, keptFor: 'logs' };
};
