/**
 * PostgreSQL classes 08 (connection) and 53 (resources: a full disk, too many connections), the shutdown codes
 * of class 57, a statement or a wait for a lock over its limit, and a server that is read only after a
 * fail-over.
 */
const PG_CODES = /^(08...|53...|57P0[123]|57014|55P03|25006)$/;
const SOCKET_CODES = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
const UNANSWERED = 'Query read timeout';
/** Errors of the pool and the client that carry no code. */
const POOL_MESSAGES =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed)/;

/** True when a statement got no answer within the client's limit: nobody knows whether it was done. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && error.message === UNANSWERED;

/** True when the database could not be reached, as opposed to having refused what was asked. */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  const code = 'code' in error ? String(error.code) : '';
  const socket = SOCKET_CODES.has(code) && 'syscall' in error && error.syscall !== 'open';
  return socket || PG_CODES.test(code) || isUnanswered(error) || POOL_MESSAGES.test(error.message);
};
