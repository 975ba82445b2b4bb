import { sendOtp, signupVerifyOtp, verifyOtp } from '../contract/routes.ts';
import type { BodyOf } from '@dhruva/kernel/route';
import { call } from '@dhruva/web/lib/call.ts';

export type SendBody = BodyOf<typeof sendOtp>;

/** Requests a code. */
export const requestCode = async (body: SendBody) => call(sendOtp, { body });

/** Exchanges a code for a session token. */
export const logIn = async (body: BodyOf<typeof verifyOtp>): Promise<string> =>
  (await call(verifyOtp, { body })).token;

/** Like `logIn`, for a new account. */
export const signUp = async (body: BodyOf<typeof signupVerifyOtp>): Promise<string> =>
  (await call(signupVerifyOtp, { body })).token;
