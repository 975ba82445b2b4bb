import type { ErrorRegistry } from '@dhruva/kernel/errors';

/** The authenticated caller. */
export interface Session {
  readonly sessionId: string;
  readonly userId: string;
  /** False while the second check is pending: only the phone number is verified. */
  readonly confirmed: boolean;
}

/** Finds the valid session of a bearer token; undefined when there is none. */
export type Authenticate = (token: string) => Promise<Session | undefined>;

declare module 'fastify' {
  interface FastifyInstance {
    authenticate: Authenticate;
    /** What each code is answered with. */
    errorRegistry: ErrorRegistry;
  }
  interface FastifyRequest {
    session: Session | undefined;
  }
}
