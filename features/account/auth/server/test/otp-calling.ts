import { sendOtp, verifyOtp } from '../../contract/routes.ts';
import { call, LOGIN, logIn } from '@dhruva/server/test/calling.ts';
import type { TestApp } from '@dhruva/server/test/test-app.ts';

/** Helpers to request and try codes; each call uses an address of its own unless one is given. */
export const otpCalls = (server: TestApp) => {
  const { app } = server;
  const used = { count: 0 };
  const nextAddress = (): string => {
    used.count += 1;
    return `198.51.${Math.floor(used.count / 250)}.${used.count % 250}`;
  };
  return {
    nextAddress,
    send: (phone: string, address = nextAddress()) =>
      call(app, sendOtp, { body: { phone, ...LOGIN }, address }),
    verify: (phone: string, otp: string, more: object = {}, address = nextAddress()) =>
      call(app, verifyOtp, { body: { phone, otp, ...more }, address }),
    enter: (phone: string) => logIn(server, phone, nextAddress()),
  };
};

/** Counts each outcome; a success is `ok`. */
export const tally = (codes: readonly (string | undefined)[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(codes, (code) => code ?? 'ok')].map(([code, all]) => [code, all.length]),
  );
