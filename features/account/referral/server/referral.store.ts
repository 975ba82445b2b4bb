import type { Db, Tx } from '@dhruva/server/platform/database/db.ts';

declare module '@dhruva/server/platform/database/db.ts' {
  interface Tables {
    referral_codes: { user_id: string; code: string; made_at: Date };
    referred_friends: { friend_id: string; referrer_id: string; joined_at: Date };
  }
}

export const findCode = async (db: Db, userId: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('referral_codes')
    .select('code')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.code;
};

/** Stores a user's code, unless the user already has one or the code is taken. */
export const addCode = async (
  tx: Tx,
  { userId, code }: { readonly userId: string; readonly code: string },
  at: Date,
): Promise<void> => {
  await tx
    .insertInto('referral_codes')
    .values({ user_id: userId, code, made_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** The user a code belongs to, locked: their referrals are counted one after another. */
export const lockReferrer = async (tx: Tx, code: string): Promise<string | undefined> => {
  const row = await tx
    .selectFrom('referral_codes')
    .select('user_id')
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  return row?.user_id;
};

/** Records a referred friend; each counts only once. */
export const addFriend = async (
  tx: Tx,
  { friendId, referrerId }: { readonly friendId: string; readonly referrerId: string },
  at: Date,
): Promise<void> => {
  await tx
    .insertInto('referred_friends')
    .values({ friend_id: friendId, referrer_id: referrerId, joined_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const countFriends = async (db: Db, userId: string): Promise<number> => {
  const { friends } = await db
    .selectFrom('referred_friends')
    .select(({ fn }) => fn.countAll<string>().as('friends'))
    .where('referrer_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(friends);
};
