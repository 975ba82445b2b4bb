import type { ErrorRegistry } from '@dhruva/kernel/errors';
import type { LimitRequests } from '../limits/request-limiter.ts';
import type { EngineQueue } from './engine-queue.ts';

/** The authenticated caller. */
export interface Session {
  readonly sessionId: string;
  readonly userId: string;
  /** False while the second check is pending: only the phone number is verified. */
  readonly confirmed: boolean;
}

/** Finds the valid session of a bearer token; undefined when there is none. */
export type Authenticate = (token: string) => Promise<Session | undefined>;

/** What a request has to pass before its route is served. */
export interface Guards {
  readonly authenticate: Authenticate;
  readonly limitRequests: LimitRequests;
}

declare module 'fastify' {
  interface FastifyInstance {
    authenticate: Authenticate;
    limitRequests: LimitRequests;
    /** Runs what computes charts, so many at a time. */
    inEngine: EngineQueue;
    /** What each code is answered with. */
    errorRegistry: ErrorRegistry;
  }
  interface FastifyRequest {
    session: Session | undefined;
  }
}
