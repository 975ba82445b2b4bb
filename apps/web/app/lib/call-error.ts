import type { ErrorCode } from '@dhruva/kernel/errors';
import type { ErrorReply } from '@dhruva/kernel/system/schemas';

/**
 * Optional parts of an error reply: messages by field, candidates and choices to pick from, seconds to wait,
 * what is left of a one-time code, a proof of work to be done first.
 */
export type CallErrorExtras = Pick<
  ErrorReply,
  'fields' | 'candidates' | 'choices' | 'retryAfterSeconds' | 'codeLeft' | 'puzzle'
>;

/**
 * Error code for a request that got no valid reply: network failure, or a body that is not an error of the
 * contract.
 */
export const NO_REPLY = 'no-reply';

/** A failed API call: the error code and a `message` ready to be shown. */
export class CallError extends Error {
  readonly code: ErrorCode | typeof NO_REPLY;
  readonly status: number;
  readonly extras: CallErrorExtras;

  constructor(
    code: CallError['code'],
    message: string,
    { status = 0, ...extras }: CallErrorExtras & { status?: number } = {},
  ) {
    super(message);
    this.name = 'CallError';
    this.code = code;
    this.status = status;
    this.extras = extras;
  }
}

/** Whether a retry may succeed: the network failed or the server had an internal error. */
export const isRetryable = (error: unknown): boolean =>
  error instanceof CallError && (error.code === NO_REPLY || error.status >= 500);
