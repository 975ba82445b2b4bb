import { secondCheck, startAfresh } from '../../contract/routes.ts';
import { getProfile } from '@dhruva/account/profile/contract/routes';
import { describe, expect, it } from 'vitest';
import { call } from '@dhruva/server/test/calling.ts';
import { NEW_DEVICE, OLD_DEVICE, OWNER, recycling, SYMPTOM } from './recycling.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';
import { runProgram } from '@dhruva/server/test/run-program.ts';

/** Scenario 63: the number of an account went to somebody else, and its owner gets the account back. */
const server = await buildTestApp();
const { app, deps, jobs, mail } = server;
const owners = recycling(server, 9_710_000_000);
const { nextPhone, daysLater, logInOn, ownersAccount, recycled } = owners;
const { sees, isPending, mailedCode, askForMail, confirm, afresh } = owners;

describe('starting afresh', () => {
  it('gives an empty account; the old one is parked, and no code leads to it', async () => {
    const { phone, token } = await recycled();
    const fresh = (await afresh(token)).reply.token;
    expect(await sees(fresh)).toBe('[]');
    const { reply, text } = await call(app, getProfile, { token: fresh });
    expect(reply).toMatchObject({ name: '', email: '', phone, hasUsedFreeQuestion: false });
    expect(text).not.toContain('secondCheckPending');
    expect((await call(app, getProfile, { token })).refusal.code).toBe('auth.signed-out');
    expect(await sees(await logInOn(phone, NEW_DEVICE))).toBe('[]');
    expect(await sees(await logInOn(phone, OLD_DEVICE))).toBe('[]');
    await daysLater(120);
    expect(await isPending(await logInOn(phone, NEW_DEVICE))).toBe(false);
  });

  it('keeps the old account whole, with the day and the number it had, and tells its owner', async () => {
    const { phone, token } = await recycled();
    const { keptUntil } = (await call(app, secondCheck, { token })).reply;
    await afresh(token);
    const former = deps.hash('phone', `+91${phone}`);
    const parked = await deps.db
      .selectFrom('users')
      .selectAll()
      .where('former_phone_hash', '=', former)
      .executeTakeFirstOrThrow();
    expect(parked).toMatchObject({ phone_hash: null, parked_at: expect.any(Date) });
    const entries = await deps.db
      .selectFrom('counselling_entries')
      .select('id')
      .where('user_id', '=', parked.id)
      .execute();
    expect(entries).toHaveLength(1);
    await jobs.drain();
    const { to, text } = mail.sent.at(-1) ?? { to: '', text: '' };
    expect(to).toBe(OWNER.email);
    expect(text).toContain(`kept for you at least until`);
    expect(text).toContain(keptUntil.slice(0, 4));
    for (const secret of [OWNER.name, phone, SYMPTOM]) expect(text).not.toContain(secret);
  });

  it('takes the consent and the e-mail of the new owner along', async () => {
    const phone = await ownersAccount();
    await daysLater(120);
    const fresh = (await afresh(await logInOn(phone, NEW_DEVICE, 'new@mail.example'))).reply.token;
    expect((await call(app, getProfile, { token: fresh })).reply.email).toBe('new@mail.example');
    const consents = await deps.db
      .selectFrom('consents')
      .innerJoin('users', 'users.id', 'consents.user_id')
      .select('purpose')
      .where('phone_hash', '=', deps.hash('phone', `+91${phone}`))
      .execute();
    expect(consents.map(({ purpose }) => purpose).toSorted()).toEqual(['age', 'terms']);
  });

  it('is for those who are asked, once, and told what it means', async () => {
    const { phone, token } = await recycled();
    const second = await logInOn(phone, 'another-new-device-here-2');
    expect((await call(app, startAfresh, { token, body: {} })).status).toBe(400);
    const ends = await Promise.all([afresh(token), afresh(token), afresh(second)]);
    expect(ends.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = ends.flatMap(({ refusal }) => refusal.code ?? []);
    expect(refused.filter((code) => code === 'auth.second-check-past')).toHaveLength(2);
    const fresh = ends.find(({ status }) => status === 200)?.reply.token ?? '';
    expect((await afresh(fresh)).refusal.code).toBe('auth.second-check-past');
  });

  it('of somebody else’s pending session touches nothing of a confirmed one', async () => {
    const phone = await ownersAccount();
    const token = await logInOn(phone, OLD_DEVICE);
    expect((await afresh(token)).refusal.code).toBe('auth.second-check-past');
    expect(await sees(token)).toContain(SYMPTOM);
  });
});

describe('support', () => {
  const run = runProgram(server, 'account.ts', { DESK_OPERATOR: 'operator-one' });
  /** Runs the command as an operator does; returns its exit code and output. */
  const account = async (...words: readonly string[]) => {
    const { code, told } = await run(words);
    return [code, told.trim()] as const;
  };
  const deeds = async () =>
    deps.db
      .selectFrom('account_deeds')
      .select(['staff', 'deed'])
      .orderBy('at')
      .orderBy('id')
      .execute();

  it('gives a parked account back, on another number or the same; the second check still stands', async () => {
    const { phone, token } = await recycled();
    const fresh = (await afresh(token)).reply.token;
    expect(await account('give-back', phone, phone)).toEqual([0, 'Done.']);
    expect(await sees(fresh)).toBe('[]');
    const back = await logInOn(phone, NEW_DEVICE);
    expect(await isPending(back)).toBe(true);
    await askForMail(back);
    expect(await sees((await confirm(back, mailedCode())).reply.token)).toContain(SYMPTOM);
    await account('give-back', phone, nextPhone());
    expect(await sees(await logInOn(phone, OLD_DEVICE))).toContain(SYMPTOM);
    expect(await deeds()).toEqual([
      { staff: 'operator-one', deed: 'parked' },
      { staff: 'operator-one', deed: 'given-back' },
      { staff: 'operator-one', deed: 'given-back' },
    ]);
  });

  it('gives an account without an e-mail one, to which the owner has the code sent', async () => {
    const { phone, token } = await recycled('');
    expect(await account('email', phone, 'found@mail.example')).toEqual([0, 'Done.']);
    await askForMail(token);
    expect(mail.sent.at(-1)?.to).toBe('found@mail.example');
    const { reply } = await confirm(token, mailedCode());
    expect((await call(app, getProfile, { token: reply.token })).reply.name).toBe(OWNER.name);
  });

  it('is refused what cannot be, and told how to ask', async () => {
    expect(await account('give-back', nextPhone(), nextPhone())).toEqual([
      1,
      'No account was parked under that number.',
    ]);
    expect((await account('email', nextPhone(), 'a@b.example'))[0]).toBe(1);
    expect((await account('email', '123', 'a@b.example'))[0]).toBe(1);
    expect((await account('email', await ownersAccount(), 'nothing'))[0]).toBe(1);
    const [code, said] = await account('open', '1');
    expect([code, said.includes('give-back FORMER NUMBER')]).toEqual([2, true]);
  });
});
