import { PROFILE_ERRORS } from '../contract/errors.ts';
import { indianDay } from '@dhruva/civil-time';
import type { Profile, ProfileUpdate } from '../contract/schemas.ts';
import { signedInKey } from '@dhruva/server/platform/crypto/signed-in-key.ts';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Db, Tx } from '@dhruva/server/platform/database/db.ts';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { claimFreeQuestion, freeQuestionState } from '@dhruva/account/entitlements/server';
import { birthInWords } from './birth-input.rules.ts';
import { loadProfile, saveProfile } from './profile.store.ts';
import { applyPlace, applyUpdate, EMPTY_PROFILE } from './update.rules.ts';
import type { ProfileRefusal, ProfileState } from './update.rules.ts';

export type ProfileDeps = Pick<Deps, 'db' | 'hash' | 'userKeys'> & {
  /** The label of a gazetteer entry; undefined when the id is unknown. */
  readonly placeLabel: (placeId: string) => string | undefined;
};

type FreeQuestion = Awaited<ReturnType<typeof freeQuestionState>>;

const inWords = (state: ProfileState, { isClaimed, isWaiting }: FreeQuestion): Profile => ({
  ...state,
  birthInWords: birthInWords(state.dob, state.timeOfBirth),
  gender: state.gender === '' ? 'male' : state.gender,
  genderChosen: state.gender !== '',
  hasUsedFreeQuestion: isClaimed,
  freeQuestionWaiting: isWaiting,
});

const shown = async (
  { db, hash }: Pick<ProfileDeps, 'db' | 'hash'>,
  userId: string,
  state: ProfileState,
): Promise<Profile> => ({
  ...inWords(state, await freeQuestionState(db, userId)),
  account: hash('account-label', userId),
});

/** The profile returned while the second check is pending: empty. */
export const closedProfile = (): Profile => ({
  ...inWords(EMPTY_PROFILE, { isClaimed: false, isWaiting: false }),
  secondCheckPending: true,
});

/** The profile of a user. */
export const getProfile = async (deps: ProfileDeps, userId: string): Promise<Profile> => {
  const state = await loadProfile(deps.db, await signedInKey(deps, deps.db, userId));
  return shown(deps, userId, state ?? EMPTY_PROFILE);
};

const refusalOf = ({ code, field, choices }: ProfileRefusal): AppError =>
  new AppError(code, {
    fields: { [field]: PROFILE_ERRORS[code].sentence },
    ...(choices && { choices: [...choices] }),
  });

/** Changes the submitted parts of a profile; `hasUsedFreeQuestion: true` claims the free question. */
export const updateProfile = async (
  deps: ProfileDeps,
  userId: string,
  update: ProfileUpdate,
): Promise<Profile> =>
  inTransaction(deps.db, async (tx, now) => {
    const key = await signedInKey(deps, tx, userId);
    const before = (await loadProfile(tx, key, { lock: true })) ?? EMPTY_PROFILE;
    const result = applyUpdate(before, update, indianDay(now));
    if (result.kind === 'refused') throw refusalOf(result);
    const after = { ...result.state, ...applyPlace(before, update, deps.placeLabel) };
    await saveProfile(tx, key, after, now);
    if (update.hasUsedFreeQuestion === true) await claimFreeQuestion(tx, userId, now);
    return shown({ db: tx, hash: deps.hash }, userId, after);
  });

/** The contact details known when a number was just verified. */
export interface Contact {
  readonly phone: string;
  readonly signUp: { readonly name: string; readonly email: string } | undefined;
  readonly loginEmail: string;
}

/**
 * Creates the profile of a new account, or adds to an existing one: sign-up details overwrite, login details
 * only fill empty fields.
 */
export const openProfile = async (
  tx: Tx,
  key: UserKey,
  { phone, signUp, loginEmail }: Contact,
  now: Date,
): Promise<void> => {
  const known = await loadProfile(tx, key, { lock: true });
  const before = known ?? { ...EMPTY_PROFILE, phone };
  const email = before.email === '' ? loginEmail : before.email;
  const after = { ...before, email, ...signUp };
  if (known === undefined || signUp !== undefined || email !== known.email)
    await saveProfile(tx, key, after, now);
};

/** Replaces the contact number of a profile. */
export const setContactNumber = async (
  tx: Tx,
  key: UserKey,
  phone: string,
  now: Date,
): Promise<void> => {
  const known = (await loadProfile(tx, key, { lock: true })) ?? EMPTY_PROFILE;
  await saveProfile(tx, key, { ...known, phone }, now);
};

/** Whom a mail is written to, as far as the profile says; undefined when the account was deleted. */
export const readerOf = async (
  { userKeys }: Pick<Deps, 'userKeys'>,
  db: Db,
  userId: string,
): Promise<ProfileState | undefined> => {
  const key = await userKeys.load(db, userId);
  return key && ((await loadProfile(db, key)) ?? EMPTY_PROFILE);
};
