import { DAY_MS, MINUTE_MS } from '@dhruva/kernel/durations';
import {
  confirmOwner,
  mailSecondCheck,
  secondCheck,
  sendOtp,
  startAfresh,
  verifyOtp,
} from '../../contract/routes.ts';
import { SYMPTOMS } from '@dhruva/care/tracker/contract/symptoms';
import { history, saveEntry } from '@dhruva/care/tracker/contract/routes';
import { updateProfile } from '@dhruva/account/profile/contract/routes';
import { call, codeFor, LOGIN } from '@dhruva/server/test/calling.ts';
import type { TestApp } from '@dhruva/server/test/test-app.ts';

export const OLD_DEVICE = 'the-device-of-the-owner-0';
export const NEW_DEVICE = 'a-device-never-seen-here-1';
export const OWNER = { name: 'Owner Secretname', email: 'secretname@mail.example' };
export const SYMPTOM = SYMPTOMS.at(-1)?.label ?? '';
export const FEELING = { rating: 2, symptoms: SYMPTOMS.slice(-8).map(({ label }) => label) };

/** Accounts unused for long, and what strangers and owners do with their recycled numbers. */
export const recycling = ({ app, clock, mail, sms }: TestApp, firstPhone: number) => {
  const used = { phone: firstPhone, ms: 0 };
  const nextPhone = (): string => String((used.phone += 1));
  const later = async (ms: number): Promise<void> => clock.set((used.ms += ms));
  const daysLater = async (days: number): Promise<void> => later(days * DAY_MS);

  /** Logs a number in on a device; `email` is the optional one of the login form. */
  const logInOn = async (phone: string, deviceToken?: string, email?: string): Promise<string> => {
    await later(MINUTE_MS);
    const sent = await call(app, sendOtp, { body: { phone, ...LOGIN, ...(email && { email }) } });
    const { challengeId } = sent.reply;
    const body = { phone, otp: codeFor(sms, phone), challengeId, deviceToken };
    return (await call(app, verifyOtp, { body })).reply.token;
  };

  /** Creates an account with a name, an e-mail and a counselling entry, used once on the owner's device. */
  const ownersAccount = async (email = OWNER.email): Promise<string> => {
    const phone = nextPhone();
    const token = await logInOn(phone, OLD_DEVICE);
    await call(app, updateProfile, { token, body: { name: OWNER.name, email } });
    await call(app, saveEntry, { token, body: FEELING });
    return phone;
  };

  /** Signs in to the owner's account after 120 days, from an unknown device. */
  const recycled = async (email?: string) => {
    const phone = await ownersAccount(email);
    await daysLater(120);
    return { phone, token: await logInOn(phone, NEW_DEVICE) };
  };

  const sees = async (token: string): Promise<string> => (await call(app, history, { token })).text;
  const isPending = async (token: string): Promise<boolean> =>
    (await call(app, secondCheck, { token })).reply.pending;

  const mailedCode = (): string => {
    const code = /^\d{6}/.exec(mail.sent.at(-1)?.text ?? '')?.[0];
    if (code === undefined) throw new Error('no code was mailed');
    return code;
  };
  const askForMail = async (token: string) => call(app, mailSecondCheck, { token });
  const confirm = async (token: string, code: string, challengeId?: string) =>
    call(app, confirmOwner, { token, body: { code, challengeId } });
  const afresh = async (token: string) =>
    call(app, startAfresh, { token, body: { understood: true } });

  return {
    nextPhone,
    later,
    daysLater,
    logInOn,
    ownersAccount,
    recycled,
    sees,
    isPending,
    mailedCode,
    askForMail,
    confirm,
    afresh,
  };
};
