import { getProfile } from '@dhruva/account/profile/contract/routes';
import { expect, it } from 'vitest';
import { call, logIn } from '@dhruva/server/test/calling.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';
import { AccountRefusal, moveToNumber } from '../second-check/account-help.service.ts';

/** The number is lost and there is no passkey: support moves the account. */
const server = await buildTestApp();
const { app, clock, deps } = server;
const profileOf = async (token: string) => (await call(app, getProfile, { token })).reply;

it('the account is led to by the other number, its sessions end, and who did it is noted', async () => {
  const before = await logIn(server, '9850000001');
  const { account } = await profileOf(before);
  await moveToNumber(deps, { lost: '9850000001', number: '+91 98500 00101', staff: 'desk' });
  expect((await call(app, getProfile, { token: before })).status).toBe(401);
  const after = await logIn(server, '9850000101');
  expect(await profileOf(after)).toMatchObject({ account, phone: '9850000101' });
  await clock.set(60_000);
  expect((await profileOf(await logIn(server, '9850000001'))).account).not.toBe(account);
  const deeds = await deps.db.selectFrom('account_deeds').select(['staff', 'deed']).execute();
  expect(deeds).toEqual([{ staff: 'desk', deed: 'moved' }]);
});

it.each([
  ['a number that leads nowhere', '9850000009', '9850000109'],
  ['to a number that leads to an account', '9850000101', '9850000001'],
  ['what is no number', '12', '9850000109'],
])('refuses %s', async (_, lost, number) => {
  await expect(moveToNumber(deps, { lost, number, staff: 'desk' })).rejects.toThrow(AccountRefusal);
});
