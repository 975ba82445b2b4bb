import type { Db } from '../database/db.ts';
import { AppError } from '../errors.ts';
import type { UserKey, UserKeys } from './user-keys.ts';

/** The key of somebody signed in. Throws `auth.signed-out` once it was destroyed, as after a deletion. */
export const signedInKey = async (
  { userKeys }: { readonly userKeys: UserKeys },
  db: Db,
  userId: string,
): Promise<UserKey> => {
  const key = await userKeys.load(db, userId);
  if (key === undefined) throw new AppError('auth.signed-out');
  return key;
};
