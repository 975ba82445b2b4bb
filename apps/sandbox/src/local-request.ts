import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Whether a request comes from this machine and names it as host, which excludes DNS rebinding from other
 * sites.
 */
export const isLocalRequest = (request: FastifyRequest): boolean =>
  LOOPBACK.test(request.socket.remoteAddress ?? '') && LOCAL_HOST.test(request.headers.host ?? '');
