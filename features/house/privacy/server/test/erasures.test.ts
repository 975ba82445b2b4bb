import { myBookings } from '@dhruva/money/purchases/contract/routes';
import { getProfile } from '@dhruva/account/profile/contract/routes';
import { expect, it } from 'vitest';
import { buyers } from '@dhruva/server/test/buyers.ts';
import { call } from '@dhruva/server/test/calling.ts';
import { dump } from '@dhruva/server/test/dump.ts';
import { ownData } from './own-data.ts';
import { buy } from '@dhruva/server/test/paying.ts';
import { runProgram } from '@dhruva/server/test/run-program.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';
import { customPackage } from '@dhruva/server/test/purchase-fixtures.ts';
import { createFullAccount, PERSONAL_TEXTS } from './full-account.ts';

const server = await buildTestApp();
const { app, deps } = server;
const { later, userOf } = ownData(server);
const { newBuyer } = buyers(server, 9_720_000_100);
await later();

const NOBODY = '6ba7b810-9dad-41d1-80b4-00c04fd430c8';
const DATES = '2026-11-21T05:00:00.000Z\t2035-04-01';

const run = runProgram(server, 'erasures.ts');

/** Runs `npm run -s erasures -- …` on the test database. */
const erasures = async (command: string, typed = '') => {
  const { code, out, errors } = await run([command], typed);
  return { code, told: `${out}${errors}`.trim() };
};

it('70: a restored backup forgets again whom it brought back, once, and nobody else', async () => {
  const again = await createFullAccount(server, '9720000001');
  const neighbour = await newBuyer({ name: 'Neighbour', email: 'neighbour@example.test' });
  await buy(server, neighbour, customPackage('custom-1100', Array(5).fill('Shall I move?')));
  const userId = await userOf(again);
  const list = `${userId}\t${DATES}\n${NOBODY}\t${DATES}\n`;
  expect(await erasures('list')).toEqual({ code: 0, told: '' });
  expect(await erasures('apply', list)).toEqual({
    code: 0,
    told: '1 of 2 accounts erased again.',
  });
  expect((await erasures('apply', list)).told).toBe('0 of 2 accounts erased again.');
  expect(await erasures('list')).toEqual({ code: 0, told: `${userId}\t${DATES}` });

  expect(await deps.userKeys.load(deps.db, userId)).toBeUndefined();
  expect((await call(app, getProfile, { token: again })).status).toBe(401);
  expect((await call(app, myBookings, { token: neighbour })).reply).toHaveLength(1);
  const rows = await dump(deps.db);
  for (const written of Object.values(PERSONAL_TEXTS)) expect(rows).not.toContain(written);
});

it('does nothing with a list it cannot read, or when asked wrongly', async () => {
  const buyer = await newBuyer();
  const list = `${await userOf(buyer)}\t${DATES}\nnonsense`;
  expect(await erasures('apply', list)).toEqual({ code: 2, told: 'line 2 is no deletion' });
  expect((await call(app, getProfile, { token: buyer })).status).toBe(200);
  expect((await erasures('drop')).told).toContain('erasures -w @dhruva/server -- apply < FILE');
});
