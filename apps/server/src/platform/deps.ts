import type { Logger } from 'pino';
import type { Env } from './env/env.ts';
import type { KeyedHash } from './crypto/keyed-hash.ts';
import type { UserKeys } from './crypto/user-keys.ts';
import type { Db } from './database/db.ts';
import type { Readiness } from './database/readiness.ts';
import type { Gateway } from './gateway/gateway.ts';
import type { Jobs } from './jobs.ts';
import type { MailSender } from './messages/mail.ts';
import type { Outbox } from './messages/outbox.ts';
import type { SmsSender } from './messages/sms.ts';

/** The services a feature may use, built once at start and passed as an argument. */
export interface Deps {
  readonly env: Env;
  readonly db: Db;
  readonly readiness: Readiness;
  readonly log: Logger;
  readonly userKeys: UserKeys;
  readonly hash: KeyedHash;
  readonly sms: SmsSender;
  readonly mail: MailSender;
  readonly jobs: Jobs;
  readonly outbox: Outbox;
  readonly gateway: Gateway;
}
