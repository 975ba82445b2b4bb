import { therapistAvailability } from '@dhruva/care/therapists/contract/routes';
import type { Availability } from '@dhruva/care/therapists/contract/schemas';
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { settle } from '@dhruva/web/test/clock.ts';
import { asked, serve } from '@dhruva/web/test/fake-server.ts';
import { TestQueryClient } from '@dhruva/web/test/page.tsx';
import { useAvailability } from './use-availability.ts';

const MINE = '2026-11-24T04:30:00Z';
const REPLY: Availability = {
  therapistId: '2',
  days: [
    {
      date: '2026-11-24',
      slots: [
        { slot: '10:00 AM', startsAt: MINE, state: 'taken' },
        { slot: '12:00 PM', startsAt: '2026-11-24T06:30:00Z', state: 'taken' },
      ],
    },
  ],
};

test('asked from today in India on, for as long as can be booked, and anew each time it is looked at', async () => {
  serve(therapistAvailability, REPLY);
  vi.setSystemTime('2026-11-23T19:00:00Z');
  const look = () => useAvailability({ therapistId: '2', minutes: 30 }, undefined);
  const { rerender } = renderHook(({ shown }) => [shown, look()], {
    wrapper: TestQueryClient,
    initialProps: { shown: 1 },
  });
  await settle();
  rerender({ shown: 2 });
  await settle();
  expect(asked(therapistAvailability).map(({ query }) => query)).toEqual([
    { from: '2026-11-24', days: '91', minutes: '30' },
  ]);
  renderHook(look, { wrapper: TestQueryClient });
  await settle();
  expect(asked(therapistAvailability)).toHaveLength(2);
});

test('the length asked for is that of the session', async () => {
  serve(therapistAvailability, REPLY);
  renderHook(() => useAvailability({ therapistId: '2', minutes: 45 }, undefined), {
    wrapper: TestQueryClient,
  });
  await settle();
  expect(asked(therapistAvailability)[0]?.query.minutes).toBe('45');
});

test('what this visitor holds is theirs to choose; what others took is not', async () => {
  serve(therapistAvailability, REPLY);
  const offer = { therapistId: '2', minutes: 45 } as const;
  const { result } = renderHook(() => useAvailability(offer, MINE), { wrapper: TestQueryClient });
  await settle();
  expect(result.current.data?.[0]?.slots.map(({ state }) => state)).toEqual(['open', 'taken']);
});
