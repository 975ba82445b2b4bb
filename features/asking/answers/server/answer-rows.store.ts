import { deflateRawSync } from 'node:zlib';
import type { FollowUps } from '@dhruva/asking/follow-ups/contract/schemas';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';

/** A row of either table of answers; buffers are encrypted with the user's key. */
export interface AnswerRow {
  id: string;
  user_id: string;
  entitlement_id: string;
  question_id: string;
  details: Buffer;
  judgement: Buffer | null;
  answer: Buffer | null;
  /** The sentences of the answer with their claims; compressed before they are encrypted. */
  sentences: Buffer | null;
  language: string | null;
  engine_version: string | null;
  asked_at: Date;
  answered_at: Date | null;
}

declare module '@dhruva/server/platform/database/db.ts' {
  interface Tables {
    predictions: AnswerRow;
    compatibility_answers: AnswerRow;
  }
}

export type AnswerTable = 'predictions' | 'compatibility_answers';

/** A kept answer with its follow-ups as they stand; unchanged where it has none. */
export const withFollowUps = <Told extends object | null>(
  answer: Told,
  followUps: FollowUps | undefined,
): Told => (answer === null || followUps === undefined ? answer : { ...answer, followUps });

/** Encrypts and decrypts the JSON fields of one table; `sealPacked` compresses first (DEFLATE, RFC 1951). */
export const sealing = (table: AnswerTable) => ({
  seal: (key: UserKey, field: string, value: object): Buffer =>
    key.seal(`${table}.${field}`, JSON.stringify(value)),
  sealPacked: (key: UserKey, field: string, value: object): Buffer =>
    key.seal(`${table}.${field}`, deflateRawSync(JSON.stringify(value)).toString('base64')),
  open: (key: UserKey, field: string, sealed: Buffer | null): unknown =>
    sealed && JSON.parse(key.open(`${table}.${field}`, sealed)),
});
