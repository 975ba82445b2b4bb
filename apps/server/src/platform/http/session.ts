import type { ErrorRegistry } from '@dhruva/kernel/errors';

/** Who is asking, once the token was recognised. */
export interface Session {
  readonly sessionId: string;
  readonly userId: string;
  /** False while the second check is pending: the number is proven, and no more than that. */
  readonly confirmed: boolean;
}

/** Finds the live session of a bearer token; undefined when there is none. */
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
