import { CallError, NO_REPLY } from '@dhruva/web/lib/call-error.ts';
import { m } from '@dhruva/web/paraglide/messages.js';

/** The server could not make the answer; it may have said why. */
export const notMade = (why: string | undefined): CallError =>
  new CallError('server.unexpected', why || m.answer_unsuccessful());

/** Why no answer came, in words; `fallback` when nobody said. */
export const reasonOf = (error: unknown, fallback: string): string =>
  error instanceof CallError && error.code !== NO_REPLY ? error.message : fallback;

/** Is this the refusal of a question that is not unlocked? */
export const isLocked = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'prediction.not-entitled';
