import { DAY_SECONDS, HOUR_SECONDS } from '@dhruva/kernel/durations';
import type { Deletion } from '../contract/schemas.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import type { File } from '@dhruva/server/platform/http/mount.ts';
import { enforceLimit, type RateLimit } from '@dhruva/server/platform/rate-limit.ts';
import { verifyOwnNumberCode, sendOwnNumberCode } from '@dhruva/account/auth/server';
import {
  deleteAccountIn,
  type DeletionDeps,
  previewDeletion,
} from './deletion/deletion.service.ts';
import { createDownload } from './download/download.service.ts';

const DOWNLOADS: RateLimit = {
  scope: 'privacy.export',
  limit: 5,
  windowSeconds: DAY_SECONDS,
};
/** Rate limit: a preview locks the user's orders for a moment. */
const PREVIEWS: RateLimit = { scope: 'privacy.preview', limit: 60, windowSeconds: HOUR_SECONDS };

/** The account's phone number as typed, the code sent to it, and the client's address. */
export interface Proof {
  readonly userId: string;
  readonly phone: string;
  readonly otp: string;
  readonly challengeId: string;
  readonly address: string;
}

const limit = async ({ db }: DeletionDeps, rule: RateLimit, userId: string): Promise<void> => {
  await enforceLimit(db, rule, userId);
};

/** Sends a code to the account's own number; any other number is refused. */
export const sendCode = sendOwnNumberCode;

/** Returns the data download, given a fresh code. */
export const download = async (deps: DeletionDeps, proof: Proof): Promise<File> => {
  await verifyOwnNumberCode(deps, proof, async () => undefined);
  await limit(deps, DOWNLOADS, proof.userId);
  return createDownload(deps, proof.userId);
};

/** Previews the consequences of deleting the account now. */
export const preview = async (deps: DeletionDeps, userId: string): Promise<Deletion> => {
  await limit(deps, PREVIEWS, userId);
  return previewDeletion(deps, userId);
};

/**
 * Deletes the account, given a fresh code, which is used up in the same transaction: on failure, account and
 * code stay as they were. Refuses with `privacy.refund-changed` when another refund is due by now.
 */
export const deleteAccount = async (
  deps: DeletionDeps,
  { refundPaise, ...proof }: Proof & { readonly refundPaise: number },
): Promise<Deletion> =>
  verifyOwnNumberCode(deps, proof, async (tx, { mobile, now }) => {
    const deletion = await deleteAccountIn(deps, tx, { userId: proof.userId, mobile }, now);
    if (deletion.refundPaise !== refundPaise) throw new AppError('privacy.refund-changed');
    return deletion;
  });
