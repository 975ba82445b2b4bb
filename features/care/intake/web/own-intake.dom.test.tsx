import { myIntake, myIntakeDraft, saveIntakeDraft, submitIntake } from '../contract/routes.ts';
import { intakeForm } from '../contract/schemas.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settle } from '@dhruva/web/test/clock.ts';
import { asked, NO_NETWORK, serve } from '@dhruva/web/test/fake-server.ts';
import { pageAt, signIn } from '@dhruva/web/test/page.tsx';
import { useSession } from '@dhruva/account/auth/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import { discardIntakeDraft } from './draft.ts';
import { OwnIntake } from './own-intake.tsx';

const SENT = {
  form: intakeForm.parse({ name: 'Asha', phone: '9876543210', livesWith: 'a cat' }),
  revision: 1,
  submittedAt: '2026-11-20T06:30:00Z',
};
const DRAFT = {
  form: intakeForm.parse({ phone: '98', livesWith: 'two cats' }),
  savedAt: '2026-11-22T06:30:00Z',
};

/** Pending drafts must not leak into the next test. */
afterEach(discardIntakeDraft);

beforeEach(() => {
  signIn();
  serve(myIntake, { sent: SENT });
  serve(myIntakeDraft, { draft: DRAFT });
  serve(saveIntakeDraft, { savedAt: '2026-11-23T06:30:01Z' });
});

/** The form on a page that waits for the profile. */
const Page = () => (useSession().profile ? <OwnIntake onSent={vi.fn()} /> : null);

const open = async () => {
  const opened = render(<Page />, { wrapper: pageAt('/profile') });
  await settle();
  return opened;
};
const livesWith = () =>
  screen.getByLabelText(new RegExp(m.intake_lives_with().replace('?', '\\?')));
const write = (text: string) => fireEvent.change(livesWith(), { target: { value: text } });

test('begun again from the draft, and said so, above what was sent', async () => {
  await open();
  expect(livesWith()).toHaveProperty('value', 'two cats');
  screen.getByText(m.intake_begun_before({ moment: '12:00 PM, 22 Nov (IST)' }));
  screen.getByText(/You sent this form on 20 November 2026/);
});

test('without a draft it begins with what was sent, without either with the profile', async () => {
  serve(myIntakeDraft, { draft: null });
  const { unmount } = await open();
  expect(livesWith()).toHaveProperty('value', 'a cat');
  expect(screen.queryByText(/have not sent it yet/)).toBeNull();
  unmount();
  serve(myIntake, { sent: null });
  await open();
  expect(livesWith()).toHaveProperty('value', '');
  expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Asha');
});

test('a line says how it stands, and is there before it says anything', async () => {
  await open();
  const line = screen.getByRole('status');
  expect(line.textContent).toBe('');
  write('three cats');
  await settle(1_000);
  expect(line.textContent).toBe('Saved');
  serve(saveIntakeDraft, NO_NETWORK);
  write('four cats');
  await settle(1_000);
  expect(line.textContent).toBe('Not saved yet: no connection');
});

test('closed without a network it is here when it is opened again, without asking anybody', async () => {
  serve(saveIntakeDraft, NO_NETWORK);
  const { unmount } = await open();
  write('five cats');
  unmount();
  await settle();
  serve(myIntake, NO_NETWORK);
  const before = asked(myIntake).length;
  await open();
  expect(livesWith()).toHaveProperty('value', 'five cats');
  screen.getByText(m.intake_unsaved_before());
  expect(asked(myIntake)).toHaveLength(before);
});

test('both that cannot be loaded: said, and asked for again', async () => {
  serve(myIntakeDraft, NO_NETWORK);
  await open();
  screen.getByText(m.intake_load_failed());
  serve(myIntakeDraft, { draft: DRAFT });
  fireEvent.click(screen.getByRole('button', { name: m.intake_retry() }));
  await settle();
  expect(livesWith()).toHaveProperty('value', 'two cats');
  expect(asked(submitIntake)).toEqual([]);
});
