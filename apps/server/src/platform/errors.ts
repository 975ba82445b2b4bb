import type { ErrorCode } from '@dhruva/kernel/errors';
import type { ErrorReply } from '@dhruva/kernel/system/schemas';

/** Optional fields of an error reply; see `errorReply` in the contract. */
export type ErrorExtras = Partial<
  Pick<
    ErrorReply,
    'fields' | 'candidates' | 'choices' | 'retryAfterSeconds' | 'codeLeft' | 'puzzle'
  >
>;

/**
 * An expected error with one of the contract's error codes. Anything else thrown becomes `server.unexpected`.
 */
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
