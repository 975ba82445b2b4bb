import { myShares, shareEntries, unshareEntries } from '../../../contract/routes.ts';
import type { Share } from '../../../contract/schemas.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { settle } from '@dhruva/web/test/clock.ts';
import { type Answer, asked, NO_NETWORK, serve } from '@dhruva/web/test/fake-server.ts';
import { TestQueryClient } from '@dhruva/web/test/page.tsx';
import { Sharing } from './sharing.tsx';

const OFF: Share = {
  therapistId: '2',
  since: null,
  endsAt: '2027-03-01T06:30:00Z',
  looks: 0,
  lastLookAt: null,
};
const ON: Share = { ...OFF, since: '2026-11-20T06:30:00Z' };

const open = async (...answers: Answer<typeof myShares>[]): Promise<void> => {
  serve(myShares, ...answers);
  render(<Sharing />, { wrapper: TestQueryClient });
  await settle();
};
const box = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: 'Show my entries to Sample therapist B' });
const press = async (): Promise<void> => {
  fireEvent.click(box());
  await settle();
};
const page = (): string => document.body.textContent;

test('off at first: says what is shown, to whom, until when, and that looks are noted', async () => {
  await open([OFF]);
  expect(box().checked).toBe(false);
  for (const text of [
    'Nobody sees your entries unless you tick a name here.',
    'all of them, new ones too: the day, the rating and the words you ticked',
    'Each look is noted; you see it here',
    'You can untick it at any time, and it counts at once.',
    'by itself 90 days after your last session with them',
    'Ticked now, it ends by itself on 1 Mar 2027.',
  ])
    expect(page()).toContain(text);
  expect(page()).not.toContain('opened');
});

test('ticked and unticked again: what is so now is said', async () => {
  await open([OFF]);
  serve(shareEntries, [ON]);
  serve(unshareEntries, [OFF]);
  await press();
  expect(box().checked).toBe(true);
  expect(screen.getByRole('status').textContent).toBe(
    'Sample therapist B can open your entries from now on.',
  );
  expect(page()).toContain('On since 20 Nov 2026. Ends by itself on 1 Mar 2027');
  expect(page()).toContain('Not opened yet.');
  await press();
  expect(box().checked).toBe(false);
  expect(screen.getByRole('status').textContent).toBe(
    'Sample therapist B can no longer open your entries.',
  );
});

test('while it is on its way a second press sends nothing', async () => {
  await open([ON]);
  const answer = Promise.withResolvers<Share[]>();
  serve(unshareEntries, answer.promise);
  await press();
  expect([box().checked, page().includes('Saving...')]).toEqual([false, true]);
  await press();
  expect([asked(unshareEntries).length, asked(shareEntries).length]).toEqual([1, 0]);
  answer.resolve([OFF]);
  await settle();
  expect(box().checked).toBe(false);
});

test('a failure says so at the box, which shows what is still so', async () => {
  await open([ON]);
  serve(unshareEntries, NO_NETWORK);
  await press();
  expect(box().checked).toBe(true);
  expect(box().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('looks are told, after it was taken back too', async () => {
  const lastLookAt = '2026-11-22T11:00:00Z';
  await open([
    { ...ON, looks: 3, lastLookAt },
    { ...OFF, therapistId: '3', looks: 1, lastLookAt },
  ]);
  expect(page()).toMatch(/later if you book again\. Opened 3 times, last on 22 Nov 2026, /);
  expect(page()).toMatch(/on 1 Mar 2027\. Opened once, on 22 Nov 2026, /);
});

test('without any therapist nothing is there', async () => {
  await open([]);
  expect(page()).toBe('');
});

test('what could not be loaded is loaded again on a press', async () => {
  await open(NO_NETWORK, [OFF]);
  expect(screen.getByRole('alert').textContent).toContain('to whom your entries are shown');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(box().checked).toBe(false);
});
