import { sendOtp, signupVerifyOtp, verifyOtp } from '../contract/routes.ts';
import type { BodyOf } from '@dhruva/kernel/route';
import { CallError } from '@dhruva/web/lib/call-error.ts';
import { call } from '@dhruva/web/lib/call.ts';

export type SendBody = BodyOf<typeof sendOtp>;

/** How a request is watched: `onWork` is called when a proof of work begins, `signal` ends it. */
interface Watched {
  readonly onWork: () => void;
  readonly signal: AbortSignal;
}

/** Requests a code; does a proof of work first when the server asks for one. */
export const requestCode = async (body: SendBody, { onWork, signal }: Watched) => {
  try {
    return await call(sendOtp, { body });
  } catch (error) {
    const puzzle = error instanceof CallError ? error.extras.puzzle : undefined;
    if (puzzle === undefined) throw error;
    onWork();
    const { solvePuzzle } = await import('./codes/solve-puzzle.ts');
    const answer = await solvePuzzle(puzzle, signal);
    return call(sendOtp, { body: { ...body, work: { puzzle: puzzle.puzzle, answer } } });
  }
};

/** Exchanges a code for a session token. */
export const logIn = async (body: BodyOf<typeof verifyOtp>): Promise<string> =>
  (await call(verifyOtp, { body })).token;

/** Like `logIn`, for a new account. */
export const signUp = async (body: BodyOf<typeof signupVerifyOtp>): Promise<string> =>
  (await call(signupVerifyOtp, { body })).token;
