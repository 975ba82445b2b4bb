import { logout } from '@dhruva/account/auth/contract/routes';
import { getPrediction, myPredictions } from '@dhruva/asking/questions/contract/routes';
import { getProfile, updateProfile } from '@dhruva/account/profile/contract/routes';
import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import { createKeyedHash } from '../src/platform/crypto/keyed-hash.ts';
import { createUserKeys } from '../src/platform/crypto/user-keys.ts';
import { openDb, openPool } from '../src/platform/database/db.ts';
import { createJobs } from '../src/platform/jobs.ts';
import { CHEAP, PUNE_1990 } from './births.ts';
import { call, logIn } from './calling.ts';
import { buildTestApp } from './test-app.ts';

const here = await buildTestApp();
const { env } = here.deps;
const pool = openPool(env.databaseUrl ?? '', { size: 4, onIdleError: () => undefined });
const db = openDb(pool);
const log = pino({ level: 'silent' });
/** A second server as another process would build it: it shares only configuration and database. */
const there = await buildApp({
  ...here.deps,
  db,
  log,
  userKeys: createUserKeys(env.masterKeys),
  hash: createKeyedHash(env.hashKey),
  jobs: createJobs(pool, log, { housekeeping: false }),
});
afterAll(async () => {
  await there.close();
  await db.destroy();
});

it('two servers on one database serve the same user', async () => {
  const token = await logIn(here, '9700000001');
  const body = { dob: '15 August 1990', hasUsedFreeQuestion: true };
  await call(there, updateProfile, { token, body });
  expect((await call(here.app, getProfile, { token })).reply).toMatchObject({
    dob: '1990-08-15',
    hasUsedFreeQuestion: true,
  });

  const question = { questionText: CHEAP, userDetails: PUNE_1990 };
  const asked = await Promise.all(
    [here.app, there, here.app, there].map((app) =>
      call(app, getPrediction, { token, body: question }),
    ),
  );
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(asked.map(({ text }) => text)).size).toBe(1);
  const histories = await Promise.all(
    [here.app, there].map((app) => call(app, myPredictions, { token })),
  );
  expect(histories[0]?.text).toBe(histories[1]?.text);

  await call(here.app, logout, { token });
  expect((await call(there, getProfile, { token })).status).toBe(401);
});
