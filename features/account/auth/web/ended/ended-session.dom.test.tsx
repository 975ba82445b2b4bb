import { getProfile, updateProfile } from '@dhruva/account/profile/contract/routes';
import { useMutation } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { settle } from '@dhruva/web/test/clock.ts';
import { refuse, serve } from '@dhruva/web/test/fake-server.ts';
import { pageAt, signIn } from '@dhruva/web/test/page.tsx';
import { PROFILE } from '@dhruva/web/test/people.ts';
import { call } from '@dhruva/web/lib/call.ts';
import { QueryProvider } from '@dhruva/web/lib/query.tsx';
import { storeToken } from '@dhruva/web/lib/token.ts';
// Loaded beforehand: a dialog inside a notice is two waits.
import '@dhruva/web/ui/dialog-surface.tsx';
import { EndedSession } from './ended-session.tsx';
import { useSession } from '../session.tsx';
import { dropWish, keepWish, readWish } from '../wish.ts';

const Note = () => (useSession().profile ? <textarea aria-label="note" /> : null);

const SaveButton = () => {
  const saving = useMutation({ mutationFn: async () => call(updateProfile, { body: {} }) });
  return (
    <button type="button" onClick={() => saving.mutate()}>
      Save
    </button>
  );
};

beforeEach(() => signIn());

const ended = async () => {
  render(
    <>
      <EndedSession />
      <Note />
    </>,
    { wrapper: pageAt('/profile') },
  );
  await settle();
  fireEvent.change(screen.getByLabelText('note'), { target: { value: 'half a thought' } });
  serve(getProfile, refuse('auth.signed-out'), PROFILE);
  await act(async () => call(getProfile).catch(() => undefined));
  await settle();
};
const typed = (): string => (screen.getByLabelText('note') as HTMLTextAreaElement).value;

test('says nothing while the session lives', async () => {
  render(<EndedSession />, { wrapper: pageAt('/profile') });
  await settle();
  expect(screen.queryByText('You have been signed out')).toBeNull();
});

test('says so in a dialog that logs in, and what was typed stays', async () => {
  await ended();
  expect(screen.getByRole('dialog', { name: 'You have been signed out' })).toBeTruthy();
  expect(screen.getByLabelText('Mobile number')).toBeTruthy();
  expect(typed()).toBe('half a thought');
  act(() => storeToken('again'));
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(typed()).toBe('half a thought');
});

test('put off, it stays a line with the way to log in', async () => {
  await ended();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await settle();
  expect(screen.getByRole('dialog')).toBeTruthy();
});

const LAMP = { kind: 'lamp', at: '/profile', title: 'A lamp', lead: 'Please log in.' } as never;
const putOff = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await settle();
};

test('put off, it leaves open what was wanted before', async () => {
  keepWish(LAMP);
  await ended();
  await putOff();
  expect(readWish()).toEqual(LAMP);
  dropWish();
});

test('put off, it lets go of what was wanted after the session had ended', async () => {
  await ended();
  await putOff();
  act(() => keepWish(LAMP));
  await settle();
  await putOff();
  expect(readWish()).toBeNull();
});

test('put off, it opens again when something is sent', async () => {
  await ended();
  await putOff();
  serve(updateProfile, refuse('auth.signed-out'));
  const { unmount } = render(<SaveButton />, { wrapper: QueryProvider });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await settle();
  expect(screen.getByRole('dialog', { name: 'You have been signed out' })).toBeTruthy();
  expect(typed()).toBe('half a thought');
  await putOff();
  // The form that could not be sent is closed: nothing new was sent.
  unmount();
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
});
