import type { ErrorCode } from '@dhruva/kernel/errors';
import type { ErrorReply } from '@dhruva/kernel/system/schemas';

/** What a refusal may carry beside its code; see `errorReply` in the contract. */
export type ErrorExtras = Partial<
  Pick<ErrorReply, 'fields' | 'candidates' | 'choices' | 'retryAfterSeconds'>
>;

/** A refusal with a code that a noun declares. Anything else that is thrown becomes `server.unexpected`. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly extras: ErrorExtras;

  constructor(code: ErrorCode, extras: ErrorExtras = {}) {
    super(code);
    this.code = code;
    this.extras = extras;
  }
}
