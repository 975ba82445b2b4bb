/** PostgreSQL classes 08 (connection), 53 (resources) and the shutdown codes of class 57. */
const PG_CODES = /^(08...|53...|57P0[123])$/;
const SOCKET_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);
/** Errors of the pool and the client that carry no code. */
const POOL_MESSAGES =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/** True when the database could not be reached, as opposed to having refused what was asked. */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  const socket = SOCKET_CODES.has(code) && 'syscall' in error && error.syscall !== 'open';
  return socket || PG_CODES.test(code) || POOL_MESSAGES.test(error.message);
};
