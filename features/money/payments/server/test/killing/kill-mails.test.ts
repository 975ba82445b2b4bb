import { MINUTE_MS } from '@dhruva/kernel/durations';
import { expect, test } from 'vitest';
import { buy } from '@dhruva/server/test/paying.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';
import { sampleItem } from '../sample-item.ts';
import { createJobExpiry } from '@dhruva/server/test/killing/jobs-clock.ts';
import { startKillable } from '@dhruva/server/test/killing/killable.ts';
import { IS_PROOF, report } from '@dhruva/server/test/proof.ts';
import { createShop } from '../shop.ts';

/** Every fourth step in CI, each in the proof; those around a mail always. */
const EVERY = IS_PROOF ? 1 : 4;
const AROUND = 3;

const server = await buildTestApp();
const shop = createShop(server, 9_730_000_000);
const killable = await startKillable(server);
const { steps, outside } = killable;

const letJobsExpire = await createJobExpiry(server);

const bought = async (): Promise<string> => {
  const { token } = await shop.newBuyer();
  const { signed } = await buy(server, token, sampleItem('plan'));
  return signed.razorpay_payment_id;
};

const mailsAbout = (paymentId: string): number =>
  outside.mails.filter(({ text }) => text.includes(paymentId)).length;

/** Whether the last steps before the kill end with a mail that was not recorded as sent. */
const isUnmarked = (): boolean => {
  const done = steps.taken.slice(0, -1);
  const mail = done.lastIndexOf('POST /mail');
  const isMarked = done.slice(mail).some((step) => step.startsWith('update "outbox_messages"'));
  return mail >= 0 && !isMarked;
};

interface Crash {
  readonly mails: number;
  readonly mayRepeat: boolean;
}

/** Kills the worker before that step and lets another take over; undefined when the step was not reached. */
const crash = async (at: number): Promise<Crash | undefined> => {
  const paymentId = await bought();
  steps.watch({ at, when: 'before' });
  await killable.process().run('drain');
  if (!steps.isCut()) return undefined;
  const mayRepeat = isUnmarked();
  await killable.restart();
  await letJobsExpire();
  await killable.process().run('drain');
  return { mails: mailsAbout(paymentId), mayRepeat };
};

const measure = async (): Promise<string[]> => {
  await bought();
  steps.watch();
  await killable.process().run('drain');
  return [...steps.taken];
};

test(
  '18: a worker killed at each step of sending: no mail is lost, at most one comes twice',
  async () => {
    await server.jobs.drain();
    await measure();
    const taken = await measure();
    const crashes: Crash[] = [];
    const mail = taken.indexOf('POST /mail') + 1;
    for (let at = 1; at <= taken.length; at += 1) {
      const isTried = at % EVERY === 0 || Math.abs(at - mail) <= AROUND;
      const crashed = isTried ? await crash(at) : undefined;
      if (crashed) crashes.push(crashed);
    }
    const repeated = crashes.filter(({ mails }) => mails === 2).length;
    report('worker killed while sending', `${crashes.length} kills, ${repeated} mails came twice`);
    expect(crashes.map(({ mails }) => mails)).toEqual(
      crashes.map(({ mayRepeat }) => (mayRepeat ? 2 : 1)),
    );
    expect(crashes.length).toBeGreaterThan(8);
  },
  5 * MINUTE_MS,
);
