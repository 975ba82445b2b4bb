import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { openTestDb } from '../../../test/test-database.ts';
import { inTransaction } from '../database/transaction.ts';
import { createUserKeys, type MasterKey, type UserKey, type UserKeys } from './user-keys.ts';

const UNOPENED = 'unable to authenticate';
const { db } = await openTestDb();
const masterKey = (id: string): MasterKey => ({ id, key: randomBytes(32) });
const [oldest, newest] = [masterKey('2025'), masterKey('2026')];

const makeKey = (keys: UserKeys, userId: string): Promise<UserKey> =>
  inTransaction(db, (tx) => keys.create(tx, userId));

beforeEach(async () => {
  await db.deleteFrom('user_keys').execute();
});

test('a stored key opens what was sealed before', async () => {
  const keys = createUserKeys([newest]);
  const userId = randomUUID();
  const sealed = (await makeKey(keys, userId)).seal('users.email', 'asha@example.test');
  const loaded = await keys.load(db, userId);
  expect(loaded?.open('users.email', sealed)).toBe('asha@example.test');
});

test('a value opens for no other field and no other user', async () => {
  const keys = createUserKeys([newest]);
  const mine = await makeKey(keys, randomUUID());
  const other = await makeKey(keys, randomUUID());
  const sealed = mine.seal('users.email', 'asha@example.test');
  expect(() => mine.open('users.name', sealed)).toThrow(UNOPENED);
  expect(() => other.open('users.email', sealed)).toThrow(UNOPENED);
});

test('a wrapped key moved to another user does not unwrap', async () => {
  const keys = createUserKeys([newest]);
  const userId = randomUUID();
  await makeKey(keys, userId);
  const thief = randomUUID();
  await db.updateTable('user_keys').set({ user_id: thief }).where('user_id', '=', userId).execute();
  await expect(keys.load(db, thief)).rejects.toThrow(UNOPENED);
});

test('rotation wraps every key with the newest master key and loses nothing', async () => {
  const before = createUserKeys([oldest]);
  const sealed = new Map<string, Buffer>();
  for (const userId of [randomUUID(), randomUUID(), randomUUID()]) {
    sealed.set(userId, (await makeKey(before, userId)).seal('users.phone', `number of ${userId}`));
  }
  const during = createUserKeys([newest, oldest]);
  expect(await during.rewrapAll(db)).toBe(3);
  expect(await during.rewrapAll(db)).toBe(0);

  const after = createUserKeys([newest]);
  for (const [userId, value] of sealed) {
    const key = await after.load(db, userId);
    expect(key?.open('users.phone', value)).toBe(`number of ${userId}`);
  }
});

test('a key wrapped by a master key that is not configured is named', async () => {
  const userId = randomUUID();
  await makeKey(createUserKeys([oldest]), userId);
  await expect(createUserKeys([newest]).load(db, userId)).rejects.toThrow('2025');
  expect(() => createUserKeys([])).toThrow('no master key');
});

test('a destroyed key is gone', async () => {
  const keys = createUserKeys([newest]);
  const userId = randomUUID();
  await makeKey(keys, userId);
  await inTransaction(db, (tx) => keys.destroy(tx, userId));
  expect(await keys.load(db, userId)).toBeUndefined();
});
