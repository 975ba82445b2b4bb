import { timingSafeEqual } from 'node:crypto';
import type { KeyedHash } from '@dhruva/server/platform/crypto/keyed-hash.ts';
import type { Appointment } from '../appointment.store.ts';

/** A session with its therapist: after a change of therapist it has another key and another meeting room. */
type Meeting = Pick<Appointment, 'id' | 'therapistId'>;

/** 128 bits in hexadecimal digits. */
const MAC_CHARS = 32;
const KEY = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.[\da-f]{32}$/;

const macOf = (hash: KeyedHash, purpose: 'join' | 'meeting', { id, therapistId }: Meeting) =>
  hash(purpose, `${id} ${therapistId}`).slice(0, MAC_CHARS);

/** The key of a meeting page, `<id>.<mac>`, the same for both participants. Computed, not stored. */
export const joinKeyOf = (hash: KeyedHash, meeting: Meeting): string =>
  `${meeting.id}.${macOf(hash, 'join', meeting)}`;

/** The link of a meeting page. The key is in the fragment, which is sent to no server and so never logged. */
export const joinLinkOf = (publicUrl: string, hash: KeyedHash, meeting: Meeting): string =>
  new URL(`/join#${joinKeyOf(hash, meeting)}`, publicUrl).href;

/** The appointment id in a key; undefined when malformed. */
export const idInKey = (key: string): string | undefined => KEY.exec(key)?.[1];

/** Whether a well-formed key is valid for this meeting (compared in constant time). */
export const isKeyOf = (hash: KeyedHash, meeting: Meeting, key: string): boolean =>
  timingSafeEqual(Buffer.from(joinKeyOf(hash, meeting)), Buffer.from(key));

/** The address of the meeting room, unguessable. */
export const roomAddress = (baseUrl: string, hash: KeyedHash, meeting: Meeting): string =>
  `${baseUrl.replace(/\/$/, '')}/dhruva-${macOf(hash, 'meeting', meeting)}`;
