import { randomBytes, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createKeyedHash } from '@dhruva/server/platform/crypto/keyed-hash.ts';
import { idInKey, joinKeyOf, joinLinkOf, isKeyOf, roomAddress } from './join-key.ts';

// Fixed: four digits of a random id stand in a random address once in some 750 runs.
const hash = createKeyedHash(Buffer.alloc(32, 7));
const meeting = { id: '5d0c41fe-9a37-4b68-8e12-c3f7a9d20b64', therapistId: '2' } as const;
const key = joinKeyOf(hash, meeting);

it('a key opens its own meeting only', () => {
  expect(isKeyOf(hash, meeting, key)).toBe(true);
  const other = { ...meeting, id: randomUUID() };
  expect(isKeyOf(hash, other, key)).toBe(false);
  expect(isKeyOf(hash, meeting, `${meeting.id}.${'0'.repeat(32)}`)).toBe(false);
  expect(isKeyOf(createKeyedHash(randomBytes(32)), meeting, key)).toBe(false);
});

it('the therapist who had the session before gets neither into the page nor into the room', () => {
  const takenOver = { ...meeting, therapistId: '3' } as const;
  expect(isKeyOf(hash, takenOver, key)).toBe(false);
  const rooms = [meeting, takenOver].map((one) => roomAddress('https://meet.test', hash, one));
  expect(new Set(rooms).size).toBe(2);
});

it.each(['', 'none', `${randomUUID()}.`, `${key}0`, ` ${key}`, key.toUpperCase(), "' or 1=1 --"])(
  'is no key: %j',
  (text) => {
    expect(idInKey(text)).toBeUndefined();
  },
);

it('stands in the link where no server sees it', () => {
  expect(idInKey(key)).toBe(meeting.id);
  const link = new URL(joinLinkOf('https://dhruva.test', hash, meeting));
  expect([link.origin, link.pathname, link.search, link.hash]).toEqual([
    'https://dhruva.test',
    '/join',
    '',
    `#${key}`,
  ]);
});

it('the room is told by neither key nor id', () => {
  const room = roomAddress('https://meet.test/rooms/', hash, meeting);
  expect(room).toMatch(/^https:\/\/meet\.test\/rooms\/dhruva-[\da-f]{32}$/);
  for (const part of key.split(/[.-]/)) expect(room).not.toContain(part);
});
