import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A message as its recipient would have received it. */
export interface InboxMessage {
  readonly id: string;
  readonly kind: 'sms' | 'mail';
  readonly to: string;
  readonly subject?: string;
  readonly text: string;
  /** The calendar file attached to a mail. */
  readonly calendar?: string;
  /** ISO instant. */
  readonly at: string;
}

export interface Inbox {
  add(message: Omit<InboxMessage, 'id' | 'at'>): Promise<{ id: string }>;
  /** The latest messages, newest first. */
  latest(count: number): Promise<InboxMessage[]>;
}

const parseLine = (line: string): InboxMessage[] => {
  try {
    return [JSON.parse(line) as InboxMessage];
  } catch {
    return [];
  }
};

/**
 * Opens the development inbox of all phone numbers and addresses: JSON lines in `outbox.jsonl` in the data
 * folder, so that several servers can share it. Refuses production.
 */
export const openInbox = (dataDir: string): Inbox => {
  if (process.env['NODE_ENV'] === 'production') throw new Error('the sandbox refuses production');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'outbox.jsonl');
  appendFileSync(file, '', { mode: 0o600 });
  return {
    add: async (message) => {
      const entry: InboxMessage = { id: randomUUID(), at: new Date().toISOString(), ...message };
      appendFileSync(file, `${JSON.stringify(entry)}\n`);
      return { id: entry.id };
    },
    latest: async (count) =>
      readFileSync(file, 'utf8').split('\n').flatMap(parseLine).slice(-count).reverse(),
  };
};
