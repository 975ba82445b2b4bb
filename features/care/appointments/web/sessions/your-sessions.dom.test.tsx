import { myAppointments, reportNotHeld } from '../../contract/routes.ts';
import type { Appointment } from '../../contract/schemas.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { APPOINTMENT } from '@dhruva/web/test/bookings.ts';
import { settle } from '@dhruva/web/test/clock.ts';
import { asked, NO_NETWORK, refuse, serve } from '@dhruva/web/test/fake-server.ts';
import { pageAt, signIn } from '@dhruva/web/test/page.tsx';
import { YourSessions } from './your-sessions.tsx';

const OVER: Appointment = {
  ...APPOINTMENT,
  startsAt: '2026-11-23T04:30:00Z',
  endsAt: '2026-11-23T05:15:00Z',
  state: 'over',
  moveUntil: null,
  notHeldUntil: '2026-11-25T05:15:00Z',
};
const CASE = { openedAt: '2026-11-23T06:30:00Z', dueAt: '2026-11-25T06:30:00Z', outcome: null };
const SAID: Appointment = { ...OVER, notHeldUntil: null, case: CASE };
const MESSAGE = 'Thank you for telling us. A person looks into it.';

const open = async (...sessions: Appointment[]): Promise<void> => {
  serve(myAppointments, sessions);
  signIn();
  render(
    <YourSessions named={null} cancelPurchase={() => undefined} onIntake={() => undefined} />,
    {
      wrapper: pageAt('/profile'),
    },
  );
  await settle();
};
const unfold = async (): Promise<void> => {
  fireEvent.click(screen.getByRole('button', { name: 'Past and cancelled sessions (1)' }));
  await settle();
};
const button = () => screen.queryByRole('button', { name: `It did not happen: ${OVER.reference}` });
const openDialog = async (): Promise<void> => {
  fireEvent.click(button() ?? document.body);
  const isOpen = async () => {
    await settle();
    return screen.queryByRole('dialog', { name: 'This session did not happen?' });
  };
  await expect.poll(isOpen, { timeout: 60_000 }).not.toBeNull();
};
const send = async (): Promise<void> => {
  fireEvent.click(screen.getByRole('button', { name: 'Tell us' }));
  await settle();
};
const page = (): string => document.body.textContent;

test('one just over lies open, and says until when it can be said', async () => {
  await open(OVER);
  expect(button()).not.toBeNull();
  expect(page()).toContain('You can say so until 10:45 AM, 25 Nov (IST).');
  expect(screen.queryByRole('button', { name: /^Past and cancelled/ })).toBeNull();
});

test('later, and of one that is coming, nothing of the kind is offered', async () => {
  await open(APPOINTMENT, { ...OVER, id: 'old', notHeldUntil: null });
  await unfold();
  expect(button()).toBeNull();
  expect(page()).not.toContain('did not happen');
});

test.each(['', 'Nobody joined.'])(
  'said with the note “%s”: told by when it is answered',
  async (note) => {
    await open(OVER);
    serve(reportNotHeld, { message: MESSAGE, appointment: SAID });
    await openDialog();
    serve(myAppointments, [SAID]);
    fireEvent.change(screen.getByLabelText(/What happened\?/), { target: { value: note } });
    await send();
    expect(asked(reportNotHeld).map(({ body }) => body)).toEqual([{ id: OVER.id, note }]);
    expect(page()).toContain(`${MESSAGE} You have an answer by 12:00 PM, 25 Nov (IST).`);
    expect(button()).toBeNull();
    expect(page()).toContain(
      'We answer by 12:00 PM, 25 Nov (IST); if we do not, everything you paid',
    );
  },
);

test.each([
  ['refused', refuse('appointment.not-sayable'), 2],
  ['without network', NO_NETWORK, 1],
] as const)('%s: said so, and what was written stays', async (_, answer, times) => {
  await open(OVER);
  serve(reportNotHeld, answer);
  await openDialog();
  const field = screen.getByLabelText<HTMLTextAreaElement>(/What happened\?/);
  fireEvent.change(field, { target: { value: 'Nobody joined.' } });
  await send();
  expect(screen.getByRole('alert').textContent).not.toBe('');
  expect(field.value).toBe('Nobody joined.');
  expect(asked(myAppointments)).toHaveLength(times);
});

test.each([
  [
    'an open case by credit',
    { ...SAID, paidBy: 'credit' },
    'goes back to your plan by itself',
    false,
  ],
  [
    'held',
    { ...SAID, case: { ...CASE, outcome: 'held' } },
    'please write to us and name S-1B',
    true,
  ],
  [
    'not held',
    { ...SAID, state: 'not-held', case: { ...CASE, outcome: 'not-held' } },
    'It did not take place. We are sorry. Everything you paid for it goes back to you.',
    true,
  ],
  [
    'not held, without a case',
    { ...SAID, state: 'not-held', paidBy: 'credit', case: null },
    'It did not take place. We are sorry. The session is back in your plan.',
    true,
  ],
  [
    'not answered',
    { ...SAID, state: 'not-held', case: { ...CASE, outcome: 'not-answered' } },
    'We did not answer you in time',
    true,
  ],
] as const)('%s is said in plain words', async (_, session, words, isFolded) => {
  await open(session);
  if (isFolded) await unfold();
  expect(page()).toContain(words);
  expect(button()).toBeNull();
});
