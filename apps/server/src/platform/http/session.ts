/** Who is asking, once the token was recognised. */
export interface Session {
  readonly sessionId: string;
  readonly userId: string;
}

/** Finds the live session of a bearer token; undefined when there is none. */
export type Authenticate = (token: string) => Promise<Session | undefined>;

declare module 'fastify' {
  interface FastifyInstance {
    authenticate: Authenticate;
  }
  interface FastifyRequest {
    session: Session | undefined;
  }
}
