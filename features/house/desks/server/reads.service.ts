import { dayBounds, INDIA } from '@dhruva/civil-time';
import type { Db } from '@dhruva/server/platform/database/db.ts';
import { readsInWords, staffReads } from '@dhruva/account/audit/server';
import { casesOf } from './case.service.ts';
import { ClientRefusal } from './client-refusal.ts';
import { readReference, severalInWords } from './reference.rules.ts';

const userOf = async (db: Db, typed: string): Promise<string> => {
  const reference = readReference(typed);
  if (!reference) throw new ClientRefusal(`${typed} is no reference, such as S-1B2C3D4E.`);
  const cases = await casesOf(db, reference);
  const users = [...new Set(cases.map(({ userId }) => userId))];
  if (users.length > 1) throw new ClientRefusal(severalInWords(reference, cases));
  if (users[0] === undefined) throw new ClientRefusal(`There is no ${reference.shown}.`);
  return users[0];
};

const startOf = (date: string): Date => {
  const day = dayBounds(date, INDIA);
  if (day.kind !== 'day') throw new ClientRefusal(`${date} is no day; write it as 2026-11-30.`);
  return new Date(day.startMs);
};

/**
 * Lists who of the staff read what. `user`: any reference of a client, for all reads about them; `since`:
 * YYYY-MM-DD in India. Throws ClientRefusal.
 */
export const showReads = async (
  { db }: { readonly db: Db },
  { user, since }: { readonly user: string | undefined; readonly since: string | undefined },
): Promise<string> =>
  readsInWords(
    await staffReads(db, {
      userId: user === undefined ? undefined : await userOf(db, user),
      since: since === undefined ? undefined : startOf(since),
    }),
  );
