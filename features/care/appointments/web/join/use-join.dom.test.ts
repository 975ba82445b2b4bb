import { joinAppointment } from '../../contract/routes.ts';
import type { ReplyOf } from '@dhruva/kernel/route';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NOW, settle } from '@dhruva/web/test/clock.ts';
import { type Answer, asked, NO_NETWORK, refuse, serve } from '@dhruva/web/test/fake-server.ts';
import { TestQueryClient } from '@dhruva/web/test/page.tsx';
import { useJoin } from './use-join.ts';

type MeetingReply = ReplyOf<typeof joinAppointment>;

const EARLY: MeetingReply = {
  state: 'early',
  startsAt: new Date(NOW + 20_000).toISOString(),
  endsAt: null,
  opensAt: new Date(NOW + 10_000).toISOString(),
  url: null,
};
const OPEN: MeetingReply = { ...EARLY, state: 'open', url: 'https://meet.test/room' };
const LONGEST_MS = 30_000;

const join = async (key = 'key') => {
  const { result } = renderHook(() => useJoin(key), { wrapper: TestQueryClient });
  await settle();
  return { now: () => result.current };
};
const times = () => asked(joinAppointment).length;

test('early: asked again when it opens', async () => {
  serve(joinAppointment, EARLY, OPEN);
  const { now } = await join();
  expect(asked(joinAppointment)[0]?.body).toEqual({ key: 'key' });
  await settle(9_000);
  expect(times()).toBe(1);
  await settle(1_000);
  expect(now().data?.url).toBe(OPEN.url);
});

test('open: asked again until it is over', async () => {
  serve(joinAppointment, OPEN, { ...OPEN, state: 'over', url: null });
  const { now } = await join();
  await settle(LONGEST_MS);
  expect([times(), now().data?.state]).toEqual([2, 'over']);
  await settle(10 * LONGEST_MS);
  expect(times()).toBe(2);
});

test.each<[string, Answer<typeof joinAppointment>]>([
  ['over', { ...OPEN, state: 'over' }],
  ['cancelled', { ...OPEN, state: 'cancelled' }],
  ['refused at first', refuse('appointment.unknown')],
])('%s: never asked again', async (_case, answer) => {
  serve(joinAppointment, answer);
  await join();
  await settle(10 * LONGEST_MS);
  expect(times()).toBe(1);
});

test('a network that goes away later does not end the waiting', async () => {
  serve(joinAppointment, { ...EARLY, opensAt: null }, NO_NETWORK, OPEN);
  const { now } = await join();
  await settle(LONGEST_MS);
  await settle(LONGEST_MS);
  expect([times(), now().data?.state]).toEqual([3, 'open']);
});

test('a link without a key asks nobody', async () => {
  await join('');
  expect(times()).toBe(0);
});
