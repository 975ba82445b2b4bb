import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode, ErrorRegistry } from '@dhruva/kernel/errors';
import { AppError } from '../errors.ts';
import { bodyOf } from './refusals.ts';

/** Our error codes by those of Node's HTTP parser and its clock. */
const BY_CODE: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request.too-slow',
  HPE_HEADER_OVERFLOW: 'request.headers-too-large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'request.headers-too-large',
};

/**
 * Answers on a connection whose request could not be parsed or did not arrive in time, and closes it. There
 * is no request then, so the reply is written by hand.
 */
export const answerBroken =
  (errors: ErrorRegistry) =>
  (error: Error & { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const code = BY_CODE[error.code ?? ''] ?? 'request.malformed';
    const { status } = errors[code];
    const body = JSON.stringify(bodyOf(new AppError(code), errors));
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'connection: close',
    ];
    // Nothing can be added to a reply that was begun.
    if (socket.writable && socket.bytesWritten === 0)
      socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    socket.destroySoon();
  };
