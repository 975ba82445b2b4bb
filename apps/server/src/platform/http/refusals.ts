import { COMMON_ERRORS, type ErrorCode, type ErrorRegistry } from '@dhruva/kernel/errors';
import type { ErrorReply } from '@dhruva/kernel/system/schemas';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from '../errors.ts';
import { isDatabaseUnavailable } from '../database/unavailable.ts';

/**
 * Our error codes by those of Fastify, and PostgreSQL's code for a text with U+0000, which it cannot store.
 */
const BY_CODE: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.broken-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.broken-json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.broken-json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported-type',
  FST_ERR_NOT_FOUND: 'request.not-found',
  FST_ERR_BAD_URL: 'request.not-found',
  FST_ERR_MAX_PARAM_LENGTH: 'request.not-found',
  FST_ERR_HANDLER_TIMEOUT: 'server.unavailable',
  '22021': 'request.invalid',
};

/** Our error codes for what else Fastify refuses, by the status it would answer with. */
const BY_STATUS: Record<number, ErrorCode> = {
  404: 'request.not-found',
  408: 'request.too-slow',
  413: 'request.too-large',
  415: 'request.unsupported-type',
  431: 'request.headers-too-large',
};

/** A refusal by Fastify or one of its plugins: theirs is the fault of the request. */
const isClientFault = (error: unknown): error is Error & { readonly statusCode: number } =>
  error instanceof Error &&
  'statusCode' in error &&
  typeof error.statusCode === 'number' &&
  error.statusCode >= 400 &&
  error.statusCode < 500;

/** A body whose sender went away before its end. */
const isAborted = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNRESET';

/** Fields named in one refusal: a body of many wrong ones is not answered with a longer one. */
const FIELDS_NAMED = 20;

/** One message a field, in the order of the schema's issues; unknown keys have a code of their own. */
const invalidInput = (issues: readonly Issue[]): AppError => {
  const unknown = issues.flatMap(({ params }) =>
    Array.isArray(params['keys']) ? params['keys'].map(String) : [],
  );
  const code = unknown.length > 0 ? 'request.unknown-key' : 'request.invalid';
  const names =
    unknown.length > 0
      ? unknown
      : issues.map(({ instancePath }) => instancePath.slice(1).replaceAll('/', '.'));
  const fields = Object.fromEntries(
    names
      .filter((name) => name !== '' && name !== '__proto__')
      .slice(0, FIELDS_NAMED)
      .map((name) => [name, COMMON_ERRORS[code].sentence]),
  );
  return new AppError(code, Object.keys(fields).length > 0 ? { fields } : {});
};

interface Issue {
  readonly instancePath: string;
  readonly params: Record<string, unknown>;
}

/** Converts anything thrown to an `AppError`: unknown errors become `server.unexpected`. */
export const toRefusal = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return invalidInput(error.validation);
  if (isDatabaseUnavailable(error)) return new AppError('server.unavailable');
  if (error instanceof SyntaxError && 'statusCode' in error && error.statusCode === 400) {
    return new AppError('request.broken-json');
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known = BY_CODE[code];
  if (known !== undefined) return new AppError(known);
  if (isClientFault(error)) return new AppError(BY_STATUS[error.statusCode] ?? 'request.malformed');
  return new AppError(isAborted(error) ? 'request.malformed' : 'server.unexpected');
};

/** Whether a route may reply with this code. */
export const isDeclared = (code: ErrorCode, declared: readonly ErrorCode[]): boolean =>
  declared.includes(code) || Object.hasOwn(COMMON_ERRORS, code);

/** The body of a refusal, with the sentence of its code. */
export const bodyOf = ({ code, extras }: AppError, errors: ErrorRegistry): ErrorReply => ({
  success: false,
  code,
  message: errors[code].sentence,
  ...extras,
});
