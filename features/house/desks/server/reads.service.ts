import { dayBounds, INDIA } from '@dhruva/civil-time';
import type { Db } from '@dhruva/server/platform/database/db.ts';
import { formatReads, staffReads } from '@dhruva/account/audit/server';
import { findMatches } from './find-matches.service.ts';
import { StaffCommandRefusal } from './staff-command-refusal.ts';
import { readReference, ambiguousReference } from './reference.rules.ts';

const userOf = async (db: Db, typed: string): Promise<string> => {
  const reference = readReference(typed);
  if (!reference) throw new StaffCommandRefusal(`${typed} is no reference, such as S-1B2C3D4E.`);
  const matches = await findMatches(db, reference);
  const users = [...new Set(matches.map(({ userId }) => userId))];
  if (users.length > 1) throw new StaffCommandRefusal(ambiguousReference(reference, matches));
  if (users[0] === undefined) throw new StaffCommandRefusal(`There is no ${reference.shown}.`);
  return users[0];
};

const startOf = (date: string): Date => {
  const day = dayBounds(date, INDIA);
  if (day.kind !== 'day')
    throw new StaffCommandRefusal(`${date} is no day; write it as 2026-11-30.`);
  return new Date(day.startMs);
};

/**
 * Lists who of the staff read what. `user`: any reference of a client, for all reads about them; `since`:
 * YYYY-MM-DD in India. Throws StaffCommandRefusal.
 */
export const showReads = async (
  { db }: { readonly db: Db },
  { user, since }: { readonly user: string | undefined; readonly since: string | undefined },
): Promise<string> =>
  formatReads(
    await staffReads(db, {
      userId: user === undefined ? undefined : await userOf(db, user),
      since: since === undefined ? undefined : startOf(since),
    }),
  );
