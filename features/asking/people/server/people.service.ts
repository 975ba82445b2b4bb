import { loadProfile } from '@dhruva/account/profile/server';
import type { Births } from '@dhruva/asking/births/server';
import { signedInKey } from '@dhruva/server/platform/crypto/signed-in-key.ts';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { PEOPLE_ERRORS } from '../contract/errors.ts';
import { MAX_PEOPLE, type Person, type PersonDetails } from '../contract/schemas.ts';
import { birthDetailsOf, kept } from './people.rules.ts';
import {
  countPeople,
  deletePerson,
  insertPerson,
  listPeople,
  replacePerson,
  type Told,
} from './people.store.ts';

export type PeopleDeps = Pick<Deps, 'db' | 'userKeys'> & { readonly births: Births };

/** What is kept of typed details; throws the first refusal, a missing name before the birth. */
const told = ({ births }: PeopleDeps, typed: PersonDetails, now: Date): Told => {
  const details = kept(typed);
  if (details.name === '') {
    const fields = { name: PEOPLE_ERRORS['people.name-missing'].sentence };
    throw new AppError('people.name-missing', { fields });
  }
  return { details, birth: births.read(birthDetailsOf(details), now).birth };
};

/** The people of a user, in the order they were added. */
export const peopleOf = async (deps: PeopleDeps, userId: string): Promise<Person[]> =>
  listPeople(deps.db, await signedInKey(deps, deps.db, userId));

/** Keeps a new person. Throws `people.full`, or what is wrong with the details. */
export const addPerson = async (
  deps: PeopleDeps,
  userId: string,
  typed: PersonDetails,
): Promise<Person> =>
  inTransaction(deps.db, async (tx, now) => {
    const key = await signedInKey(deps, tx, userId);
    const person = told(deps, typed, now);
    // The locked profile, which every account has, lets one addition count at a time.
    await loadProfile(tx, key, { lock: true });
    if ((await countPeople(tx, key)) >= MAX_PEOPLE) throw new AppError('people.full');
    return insertPerson(tx, key, person, now);
  });

/** Replaces what is kept of a person. Throws `people.unknown`, or what is wrong with the details. */
export const changePerson = async (
  deps: PeopleDeps,
  userId: string,
  { id, details }: { readonly id: string; readonly details: PersonDetails },
): Promise<Person> =>
  inTransaction(deps.db, async (tx, now) => {
    const key = await signedInKey(deps, tx, userId);
    const changed = await replacePerson(tx, key, { id, ...told(deps, details, now) });
    if (changed === undefined) throw new AppError('people.unknown');
    return changed;
  });

/** Removes a person and returns who is left. Throws `people.unknown`. */
export const removePerson = async (
  deps: PeopleDeps,
  userId: string,
  id: string,
): Promise<Person[]> =>
  inTransaction(deps.db, async (tx) => {
    const key = await signedInKey(deps, tx, userId);
    if (!(await deletePerson(tx, key, id))) throw new AppError('people.unknown');
    return listPeople(tx, key);
  });
