import { randomUUID } from 'node:crypto';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Db, Tx } from '@dhruva/server/platform/database/db.ts';
import type { Person } from '../contract/schemas.ts';

declare module '@dhruva/server/platform/database/db.ts' {
  interface Tables {
    people: { id: string; user_id: string; told: Buffer; added_at: Date };
  }
}

/** What is sealed of a person. */
export type Told = Omit<Person, 'id'>;

const seal = (key: UserKey, told: Told): Buffer => key.seal('people.told', JSON.stringify(told));

/** The people of a user, in the order they were added. */
export const listPeople = async (db: Db, key: UserKey): Promise<Person[]> => {
  const rows = await db
    .selectFrom('people')
    .select(['id', 'told'])
    .where('user_id', '=', key.userId)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, told }) => ({
    id,
    ...(JSON.parse(key.open('people.told', told)) as Told),
  }));
};

/** How many people a user keeps. */
export const countPeople = async (tx: Tx, { userId }: UserKey): Promise<number> => {
  const { count } = await tx
    .selectFrom('people')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Stores a new person. */
export const insertPerson = async (tx: Tx, key: UserKey, told: Told, at: Date): Promise<Person> => {
  const id = randomUUID();
  await tx
    .insertInto('people')
    .values({ id, user_id: key.userId, told: seal(key, told), added_at: at })
    .execute();
  return { id, ...told };
};

/** Replaces what is kept of a person; undefined when the user has no such person. */
export const replacePerson = async (
  tx: Tx,
  key: UserKey,
  { id, ...told }: Person,
): Promise<Person | undefined> => {
  const { numUpdatedRows } = await tx
    .updateTable('people')
    .set({ told: seal(key, told) })
    .where('id', '=', id)
    .where('user_id', '=', key.userId)
    .executeTakeFirst();
  return numUpdatedRows > 0 ? { id, ...told } : undefined;
};

/** Whether a person of the user was there to be deleted. */
export const deletePerson = async (tx: Tx, { userId }: UserKey, id: string): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('people')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0;
};
