import { deleteEntries, history } from '../../contract/routes.ts';
import type { TrackerEntry, WhichEntries } from '../../contract/schemas.ts';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { settle } from '@dhruva/web/test/clock.ts';
import { asked, NO_NETWORK, refuse, serve } from '@dhruva/web/test/fake-server.ts';
import { TestQueryClient } from '@dhruva/web/test/page.tsx';
import { useDelete, useHistory } from './use-history.ts';

const entry = (id: string): TrackerEntry => ({
  id,
  rating: 3,
  symptoms: [],
  savedAt: '2026-11-20T06:30:00Z',
});
const OLD = entry('old');
const NEW = entry('new');
const GONE = { message: 'Deleted.' };

const open = async () => {
  const onDeleted = vi.fn<(message: string) => void>();
  const { result, rerender } = renderHook(
    ({ saves }) => ({ list: useHistory(saves).data, ...useDelete(onDeleted) }),
    { wrapper: TestQueryClient, initialProps: { saves: 0 } },
  );
  await settle();
  const remove = async (which: WhichEntries) => {
    act(() => result.current.mutate(which));
    await settle();
  };
  const save = async (saves: number) => {
    rerender({ saves });
    await settle();
  };
  return { list: () => result.current.list, remove, save, onDeleted };
};

test('asked again with each save, and not without one', async () => {
  serve(history, [OLD], [NEW, OLD]);
  const { list, save } = await open();
  expect([list(), asked(history).length]).toEqual([[OLD], 1]);
  await save(1);
  expect([list(), asked(history).length]).toEqual([[NEW, OLD], 2]);
  await save(1);
  expect(asked(history)).toHaveLength(2);
});

test('saved while the first answer is on its way: that answer is too old to count', async () => {
  const first = Promise.withResolvers<TrackerEntry[]>();
  serve(history, first.promise, [NEW]);
  const { list, save } = await open();
  await save(1);
  first.resolve([]);
  await settle();
  expect([list(), asked(history).length]).toEqual([[NEW], 2]);
});

test('one entry is gone at once, the others stay', async () => {
  serve(history, [NEW, OLD]);
  serve(deleteEntries, GONE);
  const { list, remove, onDeleted } = await open();
  await remove({ id: 'new' });
  expect(list()).toEqual([OLD]);
  expect([onDeleted.mock.calls, asked(history).length]).toEqual([[['Deleted.']], 1]);
});

test('all are gone at once', async () => {
  serve(history, [NEW, OLD]);
  serve(deleteEntries, GONE);
  const { list, remove } = await open();
  await remove({ all: true });
  expect(list()).toEqual([]);
});

test('what was gone already is looked for anew', async () => {
  serve(history, [NEW, OLD], [OLD]);
  serve(deleteEntries, refuse('counselling.entry-unknown'));
  const { list, remove, onDeleted } = await open();
  await remove({ id: 'new' });
  expect([list(), onDeleted.mock.calls]).toEqual([[OLD], []]);
});

test('another failure leaves the list as it is', async () => {
  serve(history, [NEW, OLD]);
  serve(deleteEntries, NO_NETWORK);
  const { list, remove, onDeleted } = await open();
  await remove({ id: 'new' });
  expect([list(), asked(history).length, onDeleted.mock.calls]).toEqual([[NEW, OLD], 1, []]);
});
