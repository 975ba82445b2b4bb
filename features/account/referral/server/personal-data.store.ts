import type { PersonalData } from '@dhruva/server/platform/personal-data.ts';
import { countFriends, findCode } from './referral.store.ts';

/** The user's own code, and how many friends joined by it. */
export const referralData: PersonalData = {
  title: 'Inviting friends',
  erases: ['referral_codes'],
  keeps: {
    referred_friends:
      'A friend who came by somebody’s code goes on counting for them, as a number nobody can tell the person of.',
  },
  collect: async (db, { userId }) => ({
    code: (await findCode(db, userId)) ?? null,
    friends: await countFriends(db, userId),
  }),
  erase: async (tx, userId) => {
    await tx.deleteFrom('referred_friends').where('referrer_id', '=', userId).execute();
    await tx.deleteFrom('referral_codes').where('user_id', '=', userId).execute();
  },
};
