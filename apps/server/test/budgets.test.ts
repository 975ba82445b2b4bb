import { ALL_ROUTES } from '@dhruva/contract/all-routes';
import type { Budgets } from '@dhruva/kernel/budgets';
import { ALL_ERRORS } from '@dhruva/contract/all-errors';
import { DEVICE_HEADER } from '@dhruva/kernel/limits';
import { healthz, readyz } from '@dhruva/kernel/system/routes';
import { getProfile } from '@dhruva/account/profile/contract/routes';
import { searchPlaces } from '@dhruva/asking/places/contract/routes';
import { sendSupport } from '@dhruva/house/support/contract/routes';
import { type Route } from '@dhruva/kernel/route';
import { describe, expect, it } from 'vitest';
import { blockOf, deviceOf, useUp, useUpSignedOut } from './budgets.ts';
import { call, type CallOptions, logIn, userOf } from './calling.ts';
import { buildTestApp } from './test-app.ts';

const server = await buildTestApp();
const { app, deps, clock } = server;
const token = await logIn(server, '9410000001');
const userId = await userOf(server, token);

const nameOf = ({ method, path }: Route): string => `${method} ${path}`;
const limited = ALL_ROUTES.filter(({ budgets }) => Object.keys(budgets).length > 0);

/** Each test comes from its own block of addresses. */
let block = 0;
const newAddress = (): string => `198.18.${(block += 1)}.7`;

describe('every route has its budget', () => {
  it('but for the two of whoever watches over the server', () => {
    const free = ALL_ROUTES.filter((route) => !limited.includes(route));
    expect(free.map(nameOf)).toEqual([nameOf(healthz), nameOf(readyz)]);
  });

  it.each(limited.map((route) => [nameOf(route), route] as const))(
    '%s counts whoever can call it',
    (_, { auth, budgets }) => {
      const counted = Object.keys(budgets).filter((by) => by !== 'overall');
      expect(counted.toSorted()).toEqual(auth === 'session' ? ['user'] : ['address', 'device']);
      for (const { hits, seconds } of Object.values(budgets)) {
        expect(hits).toBeGreaterThan(0);
        expect(seconds).toBeLessThanOrEqual(86_400);
      }
    },
  );

  const uses = limited.flatMap((route) =>
    (Object.keys(route.budgets) as (keyof Budgets)[]).map((by) => ({ route, by })),
  );
  it.each(uses)(
    '$route.method $route.path above its budget by $by says when to come back',
    async ({ route, by }) => {
      const address = newAddress();
      const device = `device-of-the-budget-${block}`;
      const who = {
        user: userId,
        device: deviceOf(deps, device),
        address: blockOf(deps, address),
        overall: 'all',
      }[by];
      if (by === 'device')
        await call(app, getProfile, { token, headers: { [DEVICE_HEADER]: device } });
      const options: CallOptions = {
        address,
        ...(route.auth === 'session' && { token }),
        ...(by === 'device' && { headers: { [DEVICE_HEADER]: device } }),
      };
      await useUp(deps, route, { by, who });
      const { status, refusal, retryAfter } = await call(app, route, options);
      expect([status, refusal.code]).toEqual([429, 'request.rate-limited']);
      expect(refusal.message).toBe(ALL_ERRORS['request.rate-limited'].sentence);
      expect(refusal.retryAfterSeconds).toBeGreaterThan(0);
      expect(retryAfter).toBe(String(refusal.retryAfterSeconds));
      await deps.db.deleteFrom('rate_limits').execute();
    },
  );
});

describe('an address that many share', () => {
  const search = async (options: CallOptions) => {
    const { status } = await call(app, searchPlaces, { query: { q: 'pune' }, ...options });
    return status;
  };

  it('is used up for strangers of the whole block, and not for a device that somebody is signed in on', async () => {
    const address = newAddress();
    const headers = { [DEVICE_HEADER]: 'a-device-somebody-signed-in-on' };
    await call(app, getProfile, { token, address, headers });
    await useUp(deps, searchPlaces, { by: 'address', who: blockOf(deps, address) });
    expect(await search({ address })).toBe(429);
    expect(await search({ address: address.replace(/7$/, '99') })).toBe(429);
    expect(await search({ address: newAddress() })).toBe(200);
    expect(await search({ address, headers })).toBe(200);
    const unknown = { [DEVICE_HEADER]: 'a-device-that-nobody-signed-in-on' };
    expect(await search({ address, headers: unknown })).toBe(429);
  });

  it('does not count for somebody signed in', async () => {
    const address = newAddress();
    await useUpSignedOut(deps, address);
    expect((await call(app, getProfile, { address, token })).status).toBe(200);
    const ended = await call(app, getProfile, { address, token: 'a-session-that-is-none' });
    expect([ended.status, ended.refusal.code]).toEqual([429, 'request.rate-limited']);
  });

  it('is open again when the window has ended', async () => {
    const address = newAddress();
    await useUp(deps, searchPlaces, { by: 'address', who: blockOf(deps, address) });
    await clock.set(61_000);
    expect(await search({ address })).toBe(200);
    await clock.set(0);
  });
});

it('one account makes at most ten devices known a day', async () => {
  const other = await logIn(server, '9410000002');
  const known = async (): Promise<number> =>
    (await deps.db.selectFrom('limiter_devices').select('token_hash').execute()).length;
  const before = await known();
  for (let n = 0; n < 15; n += 1)
    await call(app, getProfile, {
      token: other,
      headers: { [DEVICE_HEADER]: `made-up-device-number-${n}-of-many` },
    });
  expect((await known()) - before).toBe(10);
});

it('a new device that asks for many things at once is one new device', async () => {
  const opening = {
    token: await logIn(server, '9410000003'),
    headers: { [DEVICE_HEADER]: 'a-device-that-opens-its-first-page' },
  };
  await Promise.all(Array.from({ length: 12 }, () => call(app, getProfile, opening)));
  const counted = await deps.db
    .selectFrom('rate_limits')
    .select('hits')
    .where('key', '=', `new-devices:${await userOf(server, opening.token)}`)
    .execute();
  expect(counted).toEqual([{ hits: 1 }]);
});

it('a device is forgotten 90 days after somebody was signed in on it', async () => {
  const headers = { [DEVICE_HEADER]: 'a-device-that-is-left-in-a-drawer' };
  await call(app, getProfile, { token, headers });
  const who = deviceOf(deps, headers[DEVICE_HEADER]);
  const isKnown = async (): Promise<boolean> =>
    (
      await deps.db
        .selectFrom('limiter_devices')
        .selectAll()
        .where('token_hash', '=', who)
        .execute()
    ).length === 1;
  await clock.set(89 * 86_400_000);
  await server.jobs.run('platform.sweep');
  expect(await isKnown()).toBe(true);
  await clock.set(91 * 86_400_000);
  await server.jobs.run('platform.sweep');
  expect(await isKnown()).toBe(false);
  await clock.set(0);
});

it('what is over all is used by nobody who is refused before', async () => {
  const address = newAddress();
  await useUp(deps, sendSupport, { by: 'address', who: blockOf(deps, address) });
  const overall = async () =>
    deps.db.selectFrom('rate_limits').select('hits').where('key', 'like', '%by overall%').execute();
  const before = await overall();
  expect((await call(app, sendSupport, { address, body: {} })).status).toBe(429);
  expect(await overall()).toEqual(before);
});

it('what strangers used up over all refuses no device that somebody is signed in on', async () => {
  const headers = { [DEVICE_HEADER]: 'a-device-whose-owner-needs-support' };
  await call(app, getProfile, { token, headers });
  await useUp(deps, sendSupport, { by: 'overall', who: 'all' });
  expect((await call(app, sendSupport, { address: newAddress(), body: {} })).status).toBe(429);
  expect((await call(app, sendSupport, { address: newAddress(), headers, body: {} })).status).toBe(
    400,
  );
});
