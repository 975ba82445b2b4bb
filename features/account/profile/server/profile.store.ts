import type { Db, Tx } from '@dhruva/server/platform/database/db.ts';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import { factsIn, factTexts } from '../contract/life-facts.ts';
import type { ProfileState } from './update.rules.ts';

/** The personal texts of a profile, each encrypted separately. */
const SEALED = [
  'phone',
  'name',
  'email',
  'dob',
  'dob_typed',
  'time_of_birth',
  'time_typed',
  'place_of_birth',
  'place_id',
  'gender',
  'relationship',
  'work',
  'country',
] as const;
type Sealed = (typeof SEALED)[number];

declare module '@dhruva/server/platform/database/db.ts' {
  interface Tables {
    profiles: Record<Sealed, Buffer | null> & {
      user_id: string;
      time_unknown: boolean;
      updated_at: Date;
    };
  }
}

const textsOf = (profile: ProfileState): Record<Sealed, string> => ({
  phone: profile.phone,
  name: profile.name,
  email: profile.email,
  dob: profile.dob,
  dob_typed: profile.dobTyped,
  time_of_birth: profile.timeOfBirth,
  time_typed: profile.timeTyped,
  place_of_birth: profile.placeOfBirth,
  place_id: profile.placeId,
  gender: profile.gender,
  ...factTexts(profile.lifeFacts),
});

const profileOf = (texts: Record<Sealed, string>, timeUnknown: boolean): ProfileState => ({
  phone: texts.phone,
  name: texts.name,
  email: texts.email,
  dob: texts.dob,
  dobTyped: texts.dob_typed,
  timeOfBirth: texts.time_of_birth,
  timeTyped: texts.time_typed,
  timeUnknown,
  placeOfBirth: texts.place_of_birth,
  placeId: texts.place_id,
  gender: texts.gender === 'male' || texts.gender === 'female' ? texts.gender : '',
  lifeFacts: factsIn(texts),
});

const forEachSealed = <T>(value: (column: Sealed) => T): Record<Sealed, T> =>
  Object.fromEntries(SEALED.map((column) => [column, value(column)])) as Record<Sealed, T>;

/** Reads a profile; with `lock`, the row stays locked until the transaction ends. */
export const loadProfile = async (
  db: Db,
  key: UserKey,
  { lock }: { readonly lock: boolean } = { lock: false },
): Promise<ProfileState | undefined> => {
  const query = db.selectFrom('profiles').selectAll().where('user_id', '=', key.userId);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (row === undefined) return undefined;
  const texts = forEachSealed((column) => {
    const sealed = row[column];
    return sealed === null ? '' : key.open(`profiles.${column}`, sealed);
  });
  return profileOf(texts, row.time_unknown);
};

/** Inserts or replaces a whole profile. */
export const saveProfile = async (
  tx: Tx,
  key: UserKey,
  profile: ProfileState,
  at: Date,
): Promise<void> => {
  const texts = textsOf(profile);
  const values = {
    ...forEachSealed((column) =>
      texts[column] === '' ? null : key.seal(`profiles.${column}`, texts[column]),
    ),
    time_unknown: profile.timeUnknown,
    updated_at: at,
  };
  await tx
    .insertInto('profiles')
    .values({ user_id: key.userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
};
