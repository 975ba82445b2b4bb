import { CallError, NO_REPLY } from '@dhruva/web/lib/call-error.ts';
import { m } from '@dhruva/web/paraglide/messages.js';

/** The error of an answer the server could not make, with its reason if it gave one. */
export const answerFailure = (why: string | undefined): CallError =>
  new CallError('server.unexpected', why || m.answer_unsuccessful());

/** The message of a failed request; `fallback` when the server gave none. */
export const failureReason = (error: unknown, fallback: string): string =>
  error instanceof CallError && error.code !== NO_REPLY ? error.message : fallback;

/** Whether the server refused because the question is not unlocked. */
export const isLocked = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'prediction.not-entitled';
