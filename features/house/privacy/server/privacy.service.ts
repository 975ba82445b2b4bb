import { DAY_SECONDS, HOUR_SECONDS } from '@dhruva/kernel/durations';
import type { Deletion } from '../contract/schemas.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import type { File } from '@dhruva/server/platform/http/mount.ts';
import { enforceLimit, type RateLimit } from '@dhruva/server/platform/rate-limit.ts';
import { proveOwnNumber, sendOwnNumber } from '@dhruva/account/auth/server';
import { deleteIn, type DeletionDeps, previewDeletion } from './deletion/deletion.service.ts';
import { collectAll } from './download/download.service.ts';

const DOWNLOADS: RateLimit = {
  scope: 'privacy.export',
  limit: 5,
  windowSeconds: DAY_SECONDS,
};
/** A preview holds the user's orders for a moment. */
const PREVIEWS: RateLimit = { scope: 'privacy.preview', limit: 60, windowSeconds: HOUR_SECONDS };

/** The number somebody signs in with, as typed, the code sent to it, and where the request came from. */
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

/** Sends a code to the number the account signs in with; any other is refused. */
export const sendCode = sendOwnNumber;

/** The download, for a fresh code. */
export const download = async (deps: DeletionDeps, proof: Proof): Promise<File> => {
  await proveOwnNumber(deps, proof, async () => undefined);
  await limit(deps, DOWNLOADS, proof.userId);
  return collectAll(deps, proof.userId);
};

/** What deleting now would do. */
export const preview = async (deps: DeletionDeps, userId: string): Promise<Deletion> => {
  await limit(deps, PREVIEWS, userId);
  return previewDeletion(deps, userId);
};

/**
 * Deletes the account, for a fresh code, which is used up in the same transaction: what fails leaves the
 * account and the code as they were. Refuses with `privacy.refund-changed` when another sum is due by now.
 */
export const deleteAccount = async (
  deps: DeletionDeps,
  { refundPaise, ...proof }: Proof & { readonly refundPaise: number },
): Promise<Deletion> =>
  proveOwnNumber(deps, proof, async (tx, { mobile, now }) => {
    const deletion = await deleteIn(deps, tx, { userId: proof.userId, mobile }, now);
    if (deletion.refundPaise !== refundPaise) throw new AppError('privacy.refund-changed');
    return deletion;
  });
