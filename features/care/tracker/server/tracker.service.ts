import { asksForHelp, symptomLabel } from '../contract/symptoms.ts';
import type { TrackerEntry, WhichEntries } from '../contract/schemas.ts';
import { signedInKey } from '@dhruva/server/platform/crypto/signed-in-key.ts';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import { isUuid } from '@dhruva/server/platform/database/uuid.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import * as store from './entry.store.ts';
import { readFeeling } from './feeling.rules.ts';

type CounsellingDeps = Pick<Deps, 'db' | 'userKeys'>;

interface SentFeeling {
  readonly rating: number;
  readonly symptoms: readonly string[];
}

const entryOf = ({ id, rating, symptoms, savedAt }: store.StoredEntry): TrackerEntry => ({
  id,
  rating,
  symptoms: symptoms.map(symptomLabel),
  savedAt: savedAt.toISOString(),
});

/** Stores an entry, encrypted, and returns whether it calls for help. Refuses with the codes of `readFeeling`. */
export const saveFeeling = async (
  deps: CounsellingDeps,
  userId: string,
  sent: SentFeeling,
): Promise<{ message: string; entry: TrackerEntry; showHelp: boolean }> => {
  const feeling = readFeeling(sent);
  if (typeof feeling === 'string') throw new AppError(feeling);
  const entry = await inTransaction(deps.db, async (tx, now) => {
    const key = await signedInKey(deps, tx, userId);
    return store.addEntry(tx, key, feeling, now);
  });
  const message = 'Saved to your profile. Thank you for taking a moment for yourself.';
  return { message, entry: entryOf(entry), showHelp: asksForHelp(feeling) };
};

/** A user's own entries, newest first. */
export const listHistory = async (
  deps: CounsellingDeps,
  userId: string,
): Promise<TrackerEntry[]> => {
  const key = await deps.userKeys.load(deps.db, userId);
  return key === undefined ? [] : (await store.listEntries(deps.db, key)).map(entryOf);
};

/** Deletes one of a user's own entries, or all. Throws `counselling.entry-unknown` for one that is not theirs. */
export const deleteHistory = async (
  deps: CounsellingDeps,
  userId: string,
  which: WhichEntries,
): Promise<{ message: string }> => {
  if ('all' in which) {
    await store.deleteEntries(deps.db, userId);
    return { message: 'All your entries are deleted.' };
  }
  const known =
    isUuid(which.id.toLowerCase()) && (await store.deleteEntries(deps.db, userId, which.id)) === 1;
  if (!known) throw new AppError('counselling.entry-unknown');
  return { message: 'Your entry is deleted.' };
};
