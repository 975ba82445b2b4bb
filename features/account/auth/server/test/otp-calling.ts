import { createHash } from 'node:crypto';
import { leadingZeroBits, workText } from '../../contract/proof-of-work.ts';
import { sendOtp, verifyOtp } from '../../contract/routes.ts';
import { call, LOGIN, logIn } from '@dhruva/server/test/calling.ts';
import type { TestApp } from '@dhruva/server/test/test-app.ts';

/** Finds the number of a proof of work by trying. */
export const solve = ({
  puzzle,
  bits,
}: {
  readonly puzzle: string;
  readonly bits: number;
}): number => {
  for (let answer = 0; ; answer += 1) {
    const hash = createHash('sha256').update(workText(puzzle, answer)).digest();
    if (leadingZeroBits(hash) >= bits) return answer;
  }
};

/** Helpers to request and try codes; each call uses an address of its own unless one is given. */
export const otpCalls = (server: TestApp) => {
  const { app } = server;
  const used = { count: 0 };
  const nextAddress = (): string => {
    used.count += 1;
    return `198.${Math.floor(used.count / 250)}.${used.count % 250}.7`;
  };
  const sendFrom = async (phone: string, address: string, more: object = {}) =>
    call(app, sendOtp, { body: { phone, ...LOGIN, ...more }, address });
  return {
    nextAddress,
    sendFrom,
    /** Requests a code and does the proof of work when one is asked for. */
    sendWorking: async (phone: string, address: string, more: object = {}) => {
      const first = await sendFrom(phone, address, more);
      const { puzzle } = first.refusal;
      if (puzzle === undefined) return first;
      const work = { puzzle: puzzle.puzzle, answer: solve(puzzle) };
      return sendFrom(phone, address, { ...more, work });
    },
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
