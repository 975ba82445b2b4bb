import { DAY_MS, HOUR_MS, MINUTE_MS } from '@dhruva/kernel/durations';
import {
  addPasskey,
  changeNumber,
  mySessions,
  passkeyToAdd,
  passkeyToSignIn,
  removePasskey,
  sendNewNumberCode,
  signInWithPasskey,
} from '../../contract/routes.ts';
import { getProfile } from '@dhruva/account/profile/contract/routes';
import { afterEach, describe, expect, it } from 'vitest';
import { call, codeFor, logIn, otherCode } from '@dhruva/server/test/calling.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';
import { softAuthenticator } from './soft-authenticator.ts';

/** Decision 59: a passkey beside the code, and what it is good for when the number is lost. */
const server = await buildTestApp();
const { app, clock, jobs, mail, sms } = server;
const SITE = { rpId: 'localhost', origin: 'http://localhost:3000' };

afterEach(async () => clock.set(0));

const add = async (token: string, key = softAuthenticator(SITE)) => {
  const { reply } = await call(app, passkeyToAdd, { token });
  const added = await call(app, addPasskey, { token, body: key.make(reply.challenge) });
  return { key, added };
};
const ask = async (): Promise<string> => (await call(app, passkeyToSignIn)).reply.challenge;
const signIn = async (passkey: object) => call(app, signInWithPasskey, { body: { passkey } });
const nameOf = async (token: string) => (await call(app, getProfile, { token })).status;

describe('a passkey', () => {
  it('is added soon after signing in, opens the account, is listed, and opens nothing once removed', async () => {
    const token = await logIn(server, '9810000001');
    const { key, added } = await add(token);
    expect(added.status).toBe(200);
    const entered = await signIn(key.sign(await ask()));
    expect(entered.status).toBe(200);
    const { phone } = (await call(app, getProfile, { token: entered.reply.token })).reply;
    expect(phone).toBe('9810000001');
    const { passkeys } = (await call(app, mySessions, { token })).reply;
    expect(passkeys).toMatchObject([{ id: key.id, lastUsedAt: expect.any(String) }]);
    await call(app, removePasskey, { token, body: { id: key.id } });
    const refused = await signIn(key.sign(await ask()));
    expect([refused.status, refused.refusal.code]).toEqual([400, 'auth.passkey-refused']);
  });

  it('asks the browser for keys every authenticator knows, kept on the device, with its lock', async () => {
    const token = await logIn(server, '9810000002');
    const { reply } = await call(app, passkeyToAdd, { token });
    expect(reply.pubKeyCredParams.map(({ alg }) => alg)).toEqual([-7, -257]);
    expect(reply.authenticatorSelection).toMatchObject({
      residentKey: 'required',
      userVerification: 'required',
    });
    expect(JSON.stringify(reply)).not.toContain('9810000002');
  });

  it('is not added a quarter of an hour after signing in', async () => {
    const token = await logIn(server, '9810000003');
    const { challenge } = (await call(app, passkeyToAdd, { token })).reply;
    await clock.set(15 * MINUTE_MS);
    const late = await call(app, passkeyToAdd, { token });
    expect([late.status, late.refusal.code]).toEqual([403, 'auth.fresh-sign-in-needed']);
    const body = softAuthenticator(SITE).make(challenge);
    expect((await call(app, addPasskey, { token, body })).refusal.code).toBe(
      'auth.fresh-sign-in-needed',
    );
  });

  it('is told to its owner', async () => {
    const token = await logIn(server, '9810000004');
    await add(token);
    await jobs.drain();
    expect(sms.sent.at(-1)).toMatchObject({ to: '+919810000004', template: 'signin' });
  });

  it.each([
    ['of another site', { ...SITE, origin: 'https://dhruva.example' }],
    ['for another name', { ...SITE, rpId: 'dhruva.example' }],
  ])('%s is refused', async (_, site) => {
    const token = await logIn(server, _ === 'of another site' ? '9810000005' : '9810000006');
    const { added } = await add(token, softAuthenticator(site));
    expect([added.status, added.refusal.code]).toEqual([400, 'auth.passkey-refused']);
  });

  it('one signature opens the account once; nothing signed for another question or long ago does', async () => {
    const token = await logIn(server, '9810000007');
    const { key } = await add(token);
    const signed = key.sign(await ask());
    expect((await signIn(signed)).status).toBe(200);
    expect((await signIn(signed)).refusal.code).toBe('auth.passkey-refused');
    const toAdd = (await call(app, passkeyToAdd, { token })).reply.challenge;
    expect((await signIn(key.sign(toAdd))).refusal.code).toBe('auth.passkey-refused');
    const old = key.sign(await ask());
    await clock.set(HOUR_MS);
    expect((await signIn(old)).refusal.code).toBe('auth.passkey-refused');
  });

  it('of two at once with one signature, one opens the account', async () => {
    const token = await logIn(server, '9810000008');
    const { key } = await add(token);
    const signed = key.sign(await ask());
    const both = await Promise.all([signIn(signed), signIn(signed)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 400]));
  });

  it('opens the account after long without a second check: it is the owner’s', async () => {
    const token = await logIn(server, '9810000009');
    const { key } = await add(token);
    await clock.set(120 * DAY_MS);
    const entered = await signIn(key.sign(await ask()));
    expect(await nameOf(entered.reply.token)).toBe(200);
    expect((await call(app, mySessions, { token: entered.reply.token })).status).toBe(200);
  });
});

describe('the number is lost', () => {
  const lost = async (phone: string) => {
    const before = await logIn(server, phone);
    const { key } = await add(before);
    await clock.set(DAY_MS);
    const { token } = (await signIn(key.sign(await ask()))).reply;
    return { before, token, key };
  };
  const prove = async (token: string, phone: string) => {
    const sent = await call(app, sendNewNumberCode, { token, body: { phone } });
    const { challengeId } = sent.reply;
    const body = { phone, otp: codeFor(sms, phone), challengeId };
    return { body, sent };
  };

  it('a passkey signs in and gives the account another number; other sessions end, the owner is told', async () => {
    const { before, token } = await lost('9820000001');
    const { body } = await prove(token, '9820000101');
    expect((await call(app, changeNumber, { token, body })).status).toBe(200);
    expect((await call(app, getProfile, { token })).reply.phone).toBe('9820000101');
    expect(await nameOf(before)).toBe(401);
    await jobs.drain();
    expect(sms.sent.at(-1)).toMatchObject({ to: '+919820000101', template: 'signin' });
    await clock.set(DAY_MS + MINUTE_MS);
    const again = await logIn(server, '9820000101');
    const label = async (of: string) => (await call(app, getProfile, { token: of })).reply.account;
    expect(await label(again)).toBe(await label(token));
    expect(await label(await logIn(server, '9820000001'))).not.toBe(await label(token));
  });

  it('not by a session that was signed in to by code, nor by one that is not fresh', async () => {
    const byCode = await logIn(server, '9820000002');
    const refused = await prove(byCode, '9820000002').catch(() => undefined);
    expect(refused?.sent.refusal.code).toBe('auth.fresh-passkey-needed');
    const { token } = await lost('9820000003');
    await clock.set(DAY_MS + 15 * MINUTE_MS);
    const late = await call(app, sendNewNumberCode, { token, body: { phone: '9820000103' } });
    expect([late.status, late.refusal.code]).toEqual([403, 'auth.fresh-passkey-needed']);
  });

  it('not to a number that leads to another account, nor with the code of another number', async () => {
    await logIn(server, '9820000204');
    const { token } = await lost('9820000004');
    const { body } = await prove(token, '9820000204');
    const taken = await call(app, changeNumber, { token, body });
    expect([taken.status, taken.refusal.code]).toEqual([409, 'auth.number-taken']);
    const other = { ...body, phone: '9820000304' };
    expect((await call(app, changeNumber, { token, body: other })).refusal.code).toBe(
      'auth.code-expired',
    );
    const wrong = { ...body, otp: otherCode(body.otp) };
    expect((await call(app, changeNumber, { token, body: wrong })).status).toBe(400);
  });

  it('sends five codes a day to new numbers, whatever they are', async () => {
    const { token } = await lost('9820000005');
    const codes: (string | undefined)[] = [];
    for (let at = 0; at < 6; at += 1) {
      const body = { phone: `982000040${at}` };
      codes.push((await call(app, sendNewNumberCode, { token, body })).refusal.code);
    }
    expect(codes).toEqual([...Array(5).fill(undefined), 'auth.send-limit']);
  });

  it('neither spaces nor words are a number', async () => {
    const { token } = await lost('9820000006');
    const refused = await call(app, sendNewNumberCode, { token, body: { phone: '12' } });
    expect(refused.refusal.code).toBe('auth.phone-invalid');
    const body = { phone: '12', otp: '123456', challengeId: 'x' };
    expect((await call(app, changeNumber, { token, body })).refusal.code).toBe(
      'auth.phone-invalid',
    );
    expect(mail.sent).toEqual([]);
  });
});
