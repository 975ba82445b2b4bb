import { DAY_MS, DAY_SECONDS } from '@dhruva/kernel/durations';
import type { KeyedHash } from '../crypto/keyed-hash.ts';
import type { Db } from '../database/db.ts';
import { readNow } from '../database/transaction.ts';
import { countHit } from '../rate-limit.ts';
import { deviceUsedAt, isDeviceKnown, noteDevice } from './device.store.ts';

/** One person signs in on few devices; made-up ones must not open a way around the address's budget. */
const NEW_DEVICES = { scope: 'new-devices', limit: 10, windowSeconds: DAY_SECONDS };
const REMEMBERED_IN_PROCESS = 10_000;

export interface KnownDevices {
  /** The hash that a device is counted by; undefined when nobody is known to have signed in on it. */
  readonly find: (token: string) => Promise<string | undefined>;
  /** Notes, once a day, that somebody is signed in on a device. */
  readonly note: (token: string, userId: string) => Promise<void>;
}

/**
 * The devices on which somebody signed in, by a keyed hash of their token and without the person. What the
 * process remembers only saves asking again.
 */
export const createKnownDevices = ({
  db,
  hash,
}: {
  readonly db: Db;
  readonly hash: KeyedHash;
}): KnownDevices => {
  const noted = new Map<string, number>();
  const underWay = new Map<string, Promise<void>>();

  const remember = (device: string, at: Date): void => {
    if (noted.size >= REMEMBERED_IN_PROCESS) noted.clear();
    noted.set(device, at.getTime());
  };

  const note = async (device: string, userId: string): Promise<void> => {
    const now = await readNow(db);
    const usedAt = await deviceUsedAt(db, device);
    const isRecent = usedAt !== undefined && now.getTime() - usedAt.getTime() < DAY_MS;
    const isNew = usedAt === undefined;
    if (isNew && !(await countHit(db, NEW_DEVICES, userId)).allowed) return;
    if (!isRecent) await noteDevice(db, device, now);
    remember(device, new Date());
  };

  return {
    find: async (token) => {
      const device = hash('limiter-device', token);
      return (await isDeviceKnown(db, device)) ? device : undefined;
    },
    note: async (token, userId) => {
      const device = hash('limiter-device', token);
      if (Date.now() - (noted.get(device) ?? -DAY_MS) < DAY_MS) return;
      // The first page of a device asks for several things at once: it is one new device all the same.
      const noting = underWay.get(device) ?? note(device, userId);
      underWay.set(device, noting);
      await noting.finally(() => underWay.delete(device));
    },
  };
};
