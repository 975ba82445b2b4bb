import { DAY_MS } from '@dhruva/kernel/durations';
import type { Db, Tx } from '../database/db.ts';
import { isDuplicate } from '../database/duplicate.ts';
import { readNow } from '../database/transaction.ts';
import { newRowId } from '../database/uuid.ts';
import { type Jobs, LASTING } from '../jobs.ts';
import type { Mail, MailSender } from './mail.ts';
import type { Sms, SmsSender } from './sms.ts';

declare module '../database/db.ts' {
  interface Tables {
    outbox_messages: {
      id: string;
      kind: string;
      user_id: string;
      subject_id: string | null;
      created_at: Date;
      attempts: number;
      sent_at: Date | null;
      given_up_at: Date | null;
      last_error: string | null;
      told: string | null;
    };
  }
}

/** A message to be sent later: ids only. Its text is composed from encrypted data when it is sent. */
export interface OutboxMessage {
  readonly kind: string;
  readonly userId: string;
  /** The subject's id, e.g. of an answer. */
  readonly subjectId?: string;
}

export type Composed = ({ readonly mail: Mail } | { readonly sms: Omit<Sms, 'idempotencyKey'> }) & {
  /**
   * What it tells of its subject and to whom; a message that would tell what another one told, of the same
   * subject, is not sent.
   */
  readonly tells?: string;
};

/** Composes the message at sending time; undefined when it is obsolete (user deleted, no e-mail). */
export type Composer = (message: OutboxMessage, db: Db) => Promise<Composed | undefined>;

export interface Outbox {
  /** Registers the composer of a kind of message, before the start. */
  compose(kind: string, composer: Composer): void;
  /** Enqueues a message in the caller's transaction: it is sent if and only if that commits. */
  enqueue(tx: Tx, message: OutboxMessage, now: Date): Promise<void>;
}

interface Channels {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly sms: SmsSender;
  readonly mail: MailSender;
}

/**
 * Queues apart, so that a mail server that hangs holds up no SMS: a kind that goes by SMS is named so at its end.
 * Messages that waited before there were two lie in the first queue.
 */
const QUEUES = { before: 'outbox.deliver', mail: 'outbox.mail', sms: 'outbox.sms' } as const;
const queueOf = (kind: string): string => (/[-.]sms$/.test(kind) ? QUEUES.sms : QUEUES.mail);
/** What nobody could be told for so long is not sent any more. */
const LIFE_MS = { mail: 7 * DAY_MS, sms: 2 * DAY_MS };

interface Result {
  readonly error: string | null;
  readonly retryable: boolean;
  readonly cause?: unknown;
}
const SENT: Result = { error: null, retryable: false };

/** Takes the message to be tried, before it is composed; undefined when it is done or given up. */
const claim = async (db: Db, id: string) =>
  db
    .updateTable('outbox_messages')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

/**
 * Notes what a message is about to tell of its subject; false when another message told it, or is about to. A
 * unique index decides between two at once.
 */
const claimTelling = async (db: Db, id: string, told: string): Promise<boolean> =>
  db
    .updateTable('outbox_messages')
    .set({ told })
    .where('id', '=', id)
    .execute()
    .then(
      () => true,
      (error: unknown) => {
        if (isDuplicate(error)) return false;
        throw error;
      },
    );

const isTooLate = (composed: Composed, createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() > ('mail' in composed ? LIFE_MS.mail : LIFE_MS.sms);

const send = async (id: string, composed: Composed, { sms, mail }: Channels): Promise<Result> => {
  if ('mail' in composed) {
    return mail.send(composed.mail).then(
      () => SENT,
      (cause: unknown) => ({ error: 'mail-not-taken', retryable: true, cause }),
    );
  }
  const outcome = await sms.send({ ...composed.sms, idempotencyKey: id });
  return outcome.ok ? SENT : { error: outcome.code, retryable: outcome.retryable };
};

/**
 * The messages of these kinds about a subject that are still kept (30 days), and whether each was sent or may
 * be on its way.
 */
export const messagesAbout = async (
  db: Db,
  subjectId: string,
  kinds: readonly string[],
): Promise<{ readonly kind: string; readonly isOut: boolean }[]> => {
  const rows = await db
    .selectFrom('outbox_messages')
    .select(['kind', 'attempts', 'given_up_at'])
    .where('subject_id', '=', subjectId)
    .where('kind', 'in', kinds)
    .execute();
  return rows.map(({ kind, attempts, given_up_at }) => ({
    kind,
    isOut: attempts > 0 && given_up_at === null,
  }));
};

/**
 * The transactional outbox: messages are sent after their transaction has committed, with retries by the job
 * queue until accepted. At least once: a crash between sending and recording it may send a message twice.
 */
export const createOutbox = (channels: Channels): Outbox => {
  const { db, jobs } = channels;
  const composers = new Map<string, Composer>();

  const deliver = async (id: string): Promise<void> => {
    const row = await claim(db, id);
    if (!row) return;
    const composer = composers.get(row.kind);
    if (!composer) throw new Error(`nobody writes messages of kind ${row.kind}`);
    const message = { kind: row.kind, userId: row.user_id };
    const subject = row.subject_id === null ? {} : { subjectId: row.subject_id };
    const written = await composer({ ...message, ...subject }, db);
    const isDue = written && !isTooLate(written, row.created_at, await readNow(db));
    const tells = isDue ? written.tells : undefined;
    const isFirst = tells === undefined || (await claimTelling(db, id, tells));
    const composed = isDue && isFirst ? written : undefined;
    const { error, retryable, cause } = composed ? await send(id, composed, channels) : SENT;
    const now = await readNow(db);
    const isSent = composed !== undefined && error === null;
    await db
      .updateTable('outbox_messages')
      .set({
        last_error: error,
        sent_at: isSent ? now : null,
        given_up_at: !composed || (error !== null && !retryable) ? now : null,
        ...(!isSent && { told: null }),
      })
      .where('id', '=', id)
      .execute();
    if (error !== null && retryable) throw new Error(`message not sent: ${error}`, { cause });
  };

  for (const queue of Object.values(QUEUES))
    jobs.define(queue, async ({ id }) => deliver(id ?? ''), LASTING);
  return {
    compose: (kind, composer) => void composers.set(kind, composer),
    enqueue: async (tx, { kind, userId, subjectId }, now) => {
      const id = newRowId();
      await tx
        .insertInto('outbox_messages')
        .values({
          id,
          kind,
          user_id: userId,
          subject_id: subjectId ?? null,
          created_at: now,
          attempts: 0,
          sent_at: null,
          given_up_at: null,
          last_error: null,
          told: null,
        })
        .execute();
      await jobs.send(tx, queueOf(kind), { id });
    },
  };
};
