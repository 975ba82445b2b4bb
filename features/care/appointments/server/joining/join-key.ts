import { timingSafeEqual } from 'node:crypto';
import type { KeyedHash } from '@dhruva/server/platform/crypto/keyed-hash.ts';
import type { Appointment } from '../appointment.store.ts';

/** Whoever is to meet: a session that another therapist took over has another key, and another room. */
type Meeting = Pick<Appointment, 'id' | 'therapistId'>;

/** 128 bits in hexadecimal digits. */
const MAC_CHARS = 32;
const KEY = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.[\da-f]{32}$/;

const macOf = (hash: KeyedHash, purpose: 'join' | 'meeting', { id, therapistId }: Meeting) =>
  hash(purpose, `${id} ${therapistId}`).slice(0, MAC_CHARS);

/** What opens the page of a meeting, the same for both who meet: `<id>.<mac>`. It is computed, not stored. */
export const joinKeyOf = (hash: KeyedHash, meeting: Meeting): string =>
  `${meeting.id}.${macOf(hash, 'join', meeting)}`;

/** The address of the page of a meeting; what stands behind # is sent to no server and so in no log. */
export const joinLinkOf = (publicUrl: string, hash: KeyedHash, meeting: Meeting): string =>
  new URL(`/join#${joinKeyOf(hash, meeting)}`, publicUrl).href;

/** The id of the appointment a key is for; undefined when it has not the shape of one. */
export const idInKey = (key: string): string | undefined => KEY.exec(key)?.[1];

/** Whether this key, which has the shape of one, opens this meeting; takes the same time for each. */
export const opens = (hash: KeyedHash, meeting: Meeting, key: string): boolean =>
  timingSafeEqual(Buffer.from(joinKeyOf(hash, meeting)), Buffer.from(key));

/** Where they meet: a room of the meeting service that nobody can guess. */
export const roomAddress = (baseUrl: string, hash: KeyedHash, meeting: Meeting): string =>
  `${baseUrl.replace(/\/$/, '')}/dhruva-${macOf(hash, 'meeting', meeting)}`;
