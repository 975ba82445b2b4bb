import { myShares, shareEntries, unshareEntries } from '../../../contract/routes.ts';
import type { Share } from '../../../contract/schemas.ts';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { settle } from '@dhruva/web/test/clock.ts';
import { asked, NO_NETWORK, refuse, serve } from '@dhruva/web/test/fake-server.ts';
import { TestQueryClient } from '@dhruva/web/test/page.tsx';
import { useChoice, useShares } from './use-shares.ts';

const off = (therapistId: Share['therapistId']): Share => ({
  therapistId,
  since: null,
  endsAt: '2027-03-01T06:30:00Z',
  looks: 0,
  lastLookAt: null,
});
const on = (therapistId: Share['therapistId']): Share => ({
  ...off(therapistId),
  since: '2026-11-23T06:30:00Z',
});

const open = async () => {
  const onSaved = vi.fn<(isShown: boolean) => void>();
  const { result } = renderHook(
    () => ({
      shares: useShares().data,
      two: useChoice('2', onSaved),
      three: useChoice('3', onSaved),
    }),
    { wrapper: TestQueryClient },
  );
  await settle();
  const choose = async (whom: 'two' | 'three', shown: boolean) => {
    act(() => result.current[whom].mutate(shown));
    await settle();
  };
  return { result, choose, onSaved };
};

test('shown, then no longer: one call each, and the list says so without asking again', async () => {
  serve(myShares, [off('2'), off('3')]);
  serve(shareEntries, [on('2'), off('3')]);
  serve(unshareEntries, [off('2'), off('3')]);
  const { result, choose, onSaved } = await open();
  await choose('two', true);
  expect(result.current.shares).toEqual([on('2'), off('3')]);
  await choose('two', false);
  expect(result.current.shares).toEqual([off('2'), off('3')]);
  expect([asked(shareEntries), asked(unshareEntries)]).toMatchObject([
    [{ body: { therapistId: '2' } }],
    [{ body: { therapistId: '2' } }],
  ]);
  expect([asked(myShares).length, onSaved.mock.calls]).toEqual([1, [[true], [false]]]);
});

test('two choices at once: neither answer takes the other back', async () => {
  serve(myShares, [off('2'), off('3')]);
  const first = Promise.withResolvers<Share[]>();
  serve(shareEntries, first.promise, [off('2'), on('3')]);
  const { result, choose } = await open();
  await choose('two', true);
  await choose('three', true);
  first.resolve([on('2'), off('3')]);
  await settle();
  expect(result.current.shares).toEqual([on('2'), on('3')]);
});

test('what can be shown to nobody any more is gone from the list', async () => {
  serve(myShares, [on('2'), off('3')]);
  serve(unshareEntries, [off('3')]);
  const { result, choose } = await open();
  await choose('two', false);
  expect(result.current.shares).toEqual([off('3')]);
});

test('no session any more: the list is asked for anew', async () => {
  serve(myShares, [off('2')], []);
  serve(shareEntries, refuse('counselling.no-session'));
  const { result, choose, onSaved } = await open();
  await choose('two', true);
  expect([result.current.shares, onSaved.mock.calls]).toEqual([[], []]);
});

test('without the network it stays as it is, and says so', async () => {
  serve(myShares, [on('2')]);
  serve(unshareEntries, NO_NETWORK);
  const { result, choose, onSaved } = await open();
  await choose('two', false);
  expect(result.current.shares).toEqual([on('2')]);
  expect(result.current.two.error?.message).toBeTruthy();
  expect([asked(myShares).length, onSaved.mock.calls]).toEqual([1, []]);
});
