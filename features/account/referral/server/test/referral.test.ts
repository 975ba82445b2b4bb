import { MINUTE_MS } from '@dhruva/kernel/durations';
import { sendOtp, signupVerifyOtp, verifyOtp } from '@dhruva/account/auth/contract/routes';
import { FRIENDS_FOR_A_QUESTION } from '@dhruva/kernel/limits';
import { myReferral } from '../../contract/routes.ts';
import { describe, expect, it } from 'vitest';
import { askers } from '@dhruva/asking/questions/server/test/asking';
import { CHEAP, DEAR, OTHER_CHEAP } from '@dhruva/server/test/births.ts';
import { call, codeFor, LOGIN } from '@dhruva/server/test/calling.ts';
import { otpCalls } from '@dhruva/account/auth/server/test/otp-calling';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';

const server = await buildTestApp();
const { app, sms, deps } = server;
const { newUser, claim, ask, history } = askers(server, 9360000000);
const { nextAddress, send } = otpCalls(server);

const statusOf = async (token: string) => (await call(app, myReferral, { token })).reply;
const codeOf = async (token: string): Promise<string> => (await statusOf(token)).code;

const numbers = { last: 9370000000 };
const nextNumber = (): string => {
  numbers.last += 1;
  return String(numbers.last);
};
/** Logs a number in, coming by a link with this code. */
const join = async (referralCode: string, phone = nextNumber()) => {
  const { challengeId } = (await send(phone)).reply;
  const body = { phone, otp: codeFor(sms, phone), challengeId, referralCode };
  return call(app, verifyOtp, { body, address: nextAddress() });
};
const joinMany = async (code: string, many: number): Promise<void> => {
  for (let friend = 0; friend < many; friend += 1) await join(code);
};

describe('a code of one’s own', () => {
  it('is the same each time, and another for each person', async () => {
    const [first, second] = [await newUser(), await newUser()];
    const mine = await statusOf(first);
    expect(mine).toEqual({
      code: expect.stringMatching(/^[A-HJ-NP-Z2-9]{8}$/u),
      link: `${deps.env.publicUrl}/?ref=${mine.code}`,
      friends: 0,
      friendsNeeded: 5,
      creditsEarned: 0,
      creditsWaiting: 0,
    });
    expect(await statusOf(first)).toEqual(mine);
    expect(await codeOf(second)).not.toBe(mine.code);
  });
  it('is made once by twenty first looks at once', async () => {
    const token = await newUser();
    const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(token)));
    expect(new Set(codes).size).toBe(1);
  });
});

describe('friends', () => {
  it('count by login and by sign-up, with the code as a link or a hand may bring it', async () => {
    const token = await newUser();
    const code = await codeOf(token);
    expect((await join(` ${code.toLowerCase()} `)).status).toBe(200);
    const phone = nextNumber();
    await call(app, sendOtp, { body: { phone, ...LOGIN }, address: nextAddress() });
    const person = { name: 'Ravi', email: 'ravi@example.in' };
    const signed = await call(app, signupVerifyOtp, {
      body: { phone, otp: codeFor(sms, phone), ...person, referralCode: code },
      address: nextAddress(),
    });
    expect(signed.status).toBe(200);
    expect(await statusOf(token)).toMatchObject({ friends: 2, creditsEarned: 0 });
  });

  it('count once, and not when they were here before', async () => {
    const token = await newUser();
    const other = await newUser();
    const code = await codeOf(token);
    const phone = nextNumber();
    await join(code, phone);
    await server.clock.set(MINUTE_MS);
    await join(code, phone);
    await join(await codeOf(other), phone);
    await server.clock.set(0);
    expect((await statusOf(token)).friends).toBe(1);
    expect((await statusOf(other)).friends).toBe(0);
  });

  it('cannot be oneself', async () => {
    const phone = nextNumber();
    const { reply } = await join('', phone);
    const code = await codeOf(reply.token);
    await server.clock.set(MINUTE_MS);
    expect((await join(code, phone)).status).toBe(200);
    await server.clock.set(0);
    expect((await statusOf(reply.token)).friends).toBe(0);
  });

  it.each(['ABCDEFGH', 'nonsense', '', "'; drop table users; --"])(
    'may come by the code %j, which is nobody’s',
    async (code) => {
      expect((await join(code)).status).toBe(200);
    },
  );
});

describe('the fifth friend', () => {
  it('brings one question of the first tier, beside the free one; ten bring no second', async () => {
    const token = await newUser();
    const code = await codeOf(token);
    await joinMany(code, FRIENDS_FOR_A_QUESTION - 1);
    expect(await statusOf(token)).toMatchObject({ friends: 4, creditsEarned: 0 });
    expect((await ask(token, CHEAP)).status).toBe(402);
    await joinMany(code, FRIENDS_FOR_A_QUESTION + 1);
    expect(await statusOf(token)).toMatchObject({
      friends: 10,
      creditsEarned: 1,
      creditsWaiting: 1,
    });
    expect((await ask(token, DEAR)).status).toBe(402);
    expect((await ask(token, CHEAP)).status).toBe(200);
    expect(await statusOf(token)).toMatchObject({ creditsEarned: 1, creditsWaiting: 0 });
    expect((await ask(token, OTHER_CHEAP)).status).toBe(402);
    await claim(token);
    expect((await ask(token, OTHER_CHEAP)).status).toBe(200);
    expect(await history(token)).toMatchObject([
      { question: OTHER_CHEAP, orderId: null },
      { question: CHEAP, orderId: null },
    ]);
  });

  it('brings it once when twelve join at the same moment', async () => {
    const token = await newUser();
    const code = await codeOf(token);
    const joined = await Promise.all(Array.from({ length: 12 }, () => join(code)));
    expect(joined.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(await statusOf(token)).toMatchObject({ friends: 12, creditsEarned: 1 });
  });

  it('is one friend when one number signs up twelve times at once', async () => {
    const token = await newUser();
    const code = await codeOf(token);
    await joinMany(code, FRIENDS_FOR_A_QUESTION - 2);
    const phone = nextNumber();
    const { challengeId } = (await send(phone)).reply;
    const body = { phone, otp: codeFor(sms, phone), challengeId, referralCode: code };
    const entered = await Promise.all(
      Array.from({ length: 12 }, () => call(app, verifyOtp, { body, address: nextAddress() })),
    );
    expect(entered.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await statusOf(token)).toMatchObject({ friends: 4, creditsEarned: 0 });
  });
});
