import type { MasterKey } from './platform/crypto/user-keys.ts';

/** How the server is set up: read once at start from the environment, checked as a whole. */
export interface Env {
  readonly mode: 'development' | 'test' | 'production';
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly databasePool: number;
  readonly trustProxy: readonly string[];
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly masterKeys: readonly MasterKey[];
  readonly hashKey: Buffer;
  readonly webDir: string;
  readonly supportEmail: string;
}
