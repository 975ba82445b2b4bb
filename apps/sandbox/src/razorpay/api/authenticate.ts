import type { FastifyRequest } from 'fastify';
import { ApiError } from '../model/api-error.ts';
import type { World } from '../model/world.ts';

const credentials = (request: FastifyRequest): { keyId: string; keySecret: string } | undefined => {
  const [, encoded] = /^Basic ([\w+/=]+)$/.exec(request.headers.authorization ?? '') ?? [];
  if (encoded === undefined) return undefined;
  const [keyId = '', ...rest] = Buffer.from(encoded, 'base64').toString().split(':');
  return { keyId, keySecret: rest.join(':') };
};

/** The key id a request claims, unverified, for the log. */
export const claimedKey = (request: FastifyRequest): string | null =>
  credentials(request)?.keyId ?? null;

/** Authenticates a request and returns its key id; throws 401 like the real API. */
export const authenticate = (world: World, request: FastifyRequest): string => {
  const given = credentials(request);
  if (!given) {
    throw new ApiError('Please provide your api key for authentication purposes.', { status: 401 });
  }
  const account = world.accounts.find(({ keyId }) => keyId === given.keyId);
  if (account?.keySecret !== given.keySecret) {
    throw new ApiError('Authentication failed', { status: 401 });
  }
  return given.keyId;
};
