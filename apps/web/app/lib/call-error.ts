import type { ErrorCode } from '@dhruva/kernel/errors';
import type { ErrorReply } from '@dhruva/kernel/system/schemas';

/** What comes beside a refusal: sentences by field, candidates and choices to pick from, a time to wait. */
export type CallErrorExtras = Pick<
  ErrorReply,
  'fields' | 'candidates' | 'choices' | 'retryAfterSeconds'
>;

/** Nobody answered: the network is away or the reply was no refusal of ours. */
export const NO_REPLY = 'no-reply';

/** A call that did not bring what was asked for. `message` is ready to be shown. */
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

/** Whether trying the same again may help: no network, or the server's own failure. */
export const mayPass = (error: unknown): boolean =>
  error instanceof CallError && (error.code === NO_REPLY || error.status >= 500);
