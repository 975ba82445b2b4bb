import type { ProfileUpdate } from '@dhruva/account/profile/contract/schemas';
import { updateProfile } from '@dhruva/account/profile/contract/routes';
import { firmnessOf } from '@dhruva/jyotish';
import { PUNE_1990 } from '@dhruva/server/test/births.ts';
import { call } from '@dhruva/server/test/calling.ts';
import { keyOfToken, TEST_BIRTHS } from '@dhruva/server/test/selling.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';
import { inTransaction, readNow } from '@dhruva/server/platform/database/transaction.ts';
import { describe, expect, it } from 'vitest';
import { QUESTIONS } from '../../contract/catalogue.ts';
import { checkBirth, myFirmness } from '../../contract/routes.ts';
import { firmnessScansData, keepScan, keptScans } from '../firmness/firmness-scans.store.ts';
import { holdsOf } from '../firmness/holds.ts';
import { askers } from './asking.ts';

const server = await buildTestApp();
const { app, deps } = server;
const { newUser } = askers(server, 9_386_000_000);
const now = await readNow(deps.db);

const BORN: ProfileUpdate = {
  dob: PUNE_1990.dob,
  timeOfBirth: PUNE_1990.timeOfBirth,
  placeOfBirth: PUNE_1990.placeOfBirth,
};

const write = async (token: string, body: ProfileUpdate) =>
  call(app, updateProfile, { token, body });
const born = async (): Promise<string> => {
  const token = await newUser();
  await write(token, BORN);
  return token;
};
const list = async (token: string) => call(app, myFirmness, { token });
const kept = async (token: string) => keptScans(deps.db, await keyOfToken(server, token));

/** Asks until all is told. */
const whole = async (token: string) => {
  for (;;) {
    const { reply } = await list(token);
    if (reply.told.length === reply.of) return reply.told;
  }
};

describe('the list of all questions', () => {
  it('is told some at a time, from one scan of the birth, as each would be told alone', async () => {
    const token = await born();
    const first = (await list(token)).reply;
    expect([first.told.length, first.of]).toEqual([8, QUESTIONS.length]);
    expect((await list(token)).reply.told).toHaveLength(16);
    const told = await whole(token);
    expect(told.map(({ questionId }) => questionId)).toEqual(QUESTIONS.map(({ id }) => id));
    const { chart } = TEST_BIRTHS.read(PUNE_1990, now);
    for (const { questionId, level, ...holds } of told.filter((_, index) => index % 7 === 0)) {
      expect(holds).toEqual(holdsOf(questionId, chart, now));
      expect(level).toBe(firmnessOf(holds));
    }
    const [scan, ...more] = await kept(token);
    expect([Object.keys(scan?.scan.found ?? {}).length, more]).toEqual([QUESTIONS.length, []]);
  });

  it('tells the share of the day where the time is not known, and what is not sold', async () => {
    const token = await newUser();
    await write(token, { ...BORN, timeOfBirth: '', timeUnknown: true });
    const [some] = (await list(token)).reply.told;
    expect(some?.holdsMinutes).toBeNull();
    expect(some?.holdsShareOfDay).toBeGreaterThanOrEqual(0);
  });

  it('agrees with what is said before paying', async () => {
    const token = await born();
    const [first] = (await list(token)).reply.told;
    const { questionId, ...told } = first!;
    const { reply } = await call(app, checkBirth, {
      token,
      body: { questionId, userDetails: PUNE_1990 },
    });
    expect(reply.firmness).toEqual({ ...told, holding: [] });
  });

  it('is told to nobody without an account, and of no birth that is not whole', async () => {
    const { status } = await call(app, myFirmness, {});
    expect(status).toBe(401);
    const { refusal } = await list(await newUser());
    expect(refusal.code).toBe('birth.details-missing');
  });
});

describe('a kept scan', () => {
  it('is sealed, in the download, and gone when erased', async () => {
    const token = await born();
    const { told } = (await list(token)).reply;
    const key = await keyOfToken(server, token);
    const [row] = await deps.db
      .selectFrom('firmness_scans')
      .select('scan')
      .where('user_id', '=', key.userId)
      .execute();
    expect(row?.scan.includes('holdsMinutes')).toBe(false);
    const found = Object.fromEntries(
      told.map(({ questionId, holdsMinutes }) => [questionId, { holdsMinutes }]),
    );
    expect(await firmnessScansData.collect(deps.db, key)).toMatchObject([{ found }]);
    await inTransaction(deps.db, async (tx) => firmnessScansData.erase(tx, key.userId));
    expect(await kept(token)).toEqual([]);
  });

  it('of another day says nothing, and is made anew in its place', async () => {
    const token = await born();
    await list(token);
    const [first] = await kept(token);
    const key = await keyOfToken(server, token);
    const old = { ...first!.scan, asOf: '2020-01-01', id: first!.id };
    await inTransaction(deps.db, async (tx, at) => keepScan(tx, key, old, at));
    expect((await list(token)).reply.told).toHaveLength(8);
    expect(await kept(token)).toEqual([first]);
  });

  it('of another birth stands beside it', async () => {
    const token = await born();
    await list(token);
    await write(token, { dob: '1985-03-02' });
    expect((await list(token)).reply.told).toHaveLength(8);
    expect(await kept(token)).toHaveLength(2);
  });

  it('forgets a life fact that was changed, with what was found from it', async () => {
    const token = await born();
    await write(token, { lifeFacts: { work: 'employed' } });
    await list(token);
    await write(token, { lifeFacts: { work: null } });
    await list(token);
    const [only] = await kept(token);
    const used = Object.values(only!.scan.found).map(({ facts }) => facts);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter(({ work }) => work !== undefined)).toEqual([]);
  });
});
