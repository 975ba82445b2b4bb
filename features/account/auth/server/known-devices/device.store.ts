import type { Db, Tx } from '@dhruva/server/platform/database/db.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';

declare module '@dhruva/server/platform/database/db.ts' {
  interface Tables {
    known_devices: {
      user_id: string;
      token_hash: string;
      first_used_at: Date;
      last_used_at: Date;
    };
  }
}

interface Device {
  readonly userId: string;
  readonly deviceHash: string;
}

/**
 * The hash of a device token for one user. It differs for each user, so devices cannot be linked across
 * accounts.
 */
export const deviceHash = ({ hash }: Pick<Deps, 'hash'>, userId: string, token: string): string =>
  hash('device-token', `${userId} ${token}`);

/** The hash of a device token for the subject of a code; null without a token. */
export const codeDeviceHash = (
  { hash }: Pick<Deps, 'hash'>,
  subjectHash: string,
  token: string | undefined,
): string | null => (token === undefined ? null : hash('device-token', `${subjectHash} ${token}`));

export const isKnownDevice = async (db: Db, device: Device, usedSince: Date): Promise<boolean> => {
  const row = await db
    .selectFrom('known_devices')
    .select('user_id')
    .where('user_id', '=', device.userId)
    .where('token_hash', '=', device.deviceHash)
    .where('last_used_at', '>', usedSince)
    .executeTakeFirst();
  return row !== undefined;
};

export const rememberDevice = async (tx: Tx, device: Device, at: Date): Promise<void> => {
  const row = {
    user_id: device.userId,
    token_hash: device.deviceHash,
    first_used_at: at,
    last_used_at: at,
  };
  await tx
    .insertInto('known_devices')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'token_hash']).doUpdateSet({ last_used_at: at }),
    )
    .execute();
};

/** Forgets a device: the next sign-in on it is one on a new device. */
export const forgetDevice = async (
  tx: Tx,
  { userId, deviceHash: known }: Device,
): Promise<void> => {
  await tx
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('token_hash', '=', known)
    .execute();
};

/** Deletes devices on which nobody signed in since then. */
export const sweepDevices = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('known_devices').where('last_used_at', '<', before).execute();
};
