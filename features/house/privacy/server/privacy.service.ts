import type { Deletion } from '../contract/schemas.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import type { File } from '@dhruva/server/platform/http/mount.ts';
import { verifyOwnNumberCode, sendOwnNumberCode } from '@dhruva/account/auth/server';
import {
  deleteAccountIn,
  type DeletionDeps,
  previewDeletion,
} from './deletion/deletion.service.ts';
import { createDownload } from './download/download.service.ts';

/** The account's phone number as typed, the code sent to it, and the client's address. */
export interface Proof {
  readonly userId: string;
  readonly phone: string;
  readonly otp: string;
  readonly challengeId: string;
  readonly address: string;
}

/** Sends a code to the account's own number; any other number is refused. */
export const sendCode = sendOwnNumberCode;

/** Returns the data download, given a fresh code. */
export const download = async (deps: DeletionDeps, proof: Proof): Promise<File> => {
  await verifyOwnNumberCode(deps, proof, async () => undefined);
  return createDownload(deps, proof.userId);
};

/** Previews the consequences of deleting the account now. */
export const preview = previewDeletion;

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
