import { endOtherSessions, endSession, mySessions, removePasskey } from '../../contract/routes.ts';
import type { Sessions } from '../../contract/signed-in-schemas.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { settle } from '@dhruva/web/test/clock.ts';
import { asked, NO_NETWORK, serve } from '@dhruva/web/test/fake-server.ts';
import { pageAt, signIn } from '@dhruva/web/test/page.tsx';
import { SignedInDevices } from './signed-in-devices.tsx';

const HERE = {
  id: '00000000-0000-4000-8000-000000000001',
  device: { browser: 'Chrome', system: 'Android' },
  via: 'code',
  signedInAt: '2026-11-20T05:00:00.000Z',
  lastUsedAt: '2026-11-23T06:30:00.000Z',
  current: true,
} as const;
const THERE = {
  ...HERE,
  id: '00000000-0000-4000-8000-000000000002',
  device: { browser: 'Firefox', system: 'Windows' },
  current: false,
};
const PASSKEY = {
  id: 'AAAA',
  device: { browser: 'Safari', system: 'iPhone' },
  addedAt: '2026-11-21T05:00:00.000Z',
  lastUsedAt: null,
};
const LISTED: Sessions = {
  sessions: [HERE, THERE],
  passkeys: [PASSKEY],
  mayAddPasskey: true,
  mayChangeNumber: false,
};
const ALONE: Sessions = { ...LISTED, sessions: [HERE] };

beforeEach(() => signIn());

const visit = async () => {
  render(<SignedInDevices />, { wrapper: pageAt('/profile') });
  await settle();
};
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};

test('each device in plain words, and this one cannot be ended from here', async () => {
  serve(mySessions, LISTED);
  await visit();
  expect(screen.getByText('Chrome on Android')).toBeTruthy();
  expect(screen.getByText(/This device/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sign out: Chrome on Android' })).toBeNull();
});

test('another is ended, and gone from the list', async () => {
  serve(mySessions, LISTED, ALONE);
  serve(endSession, { ended: 1 });
  await visit();
  await press('Sign out: Firefox on Windows');
  expect(asked(endSession)[0]?.body).toEqual({ id: THERE.id });
  expect(screen.queryByText('Firefox on Windows')).toBeNull();
  expect(screen.getByText(/That device is a new one/)).toBeTruthy();
});

test('all others are ended; alone there is nothing to end', async () => {
  serve(mySessions, LISTED, ALONE);
  serve(endOtherSessions, { ended: 1 });
  await visit();
  await press('Sign out everywhere else');
  expect(asked(endOtherSessions)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
});

test('what could not be ended is said, and stays listed', async () => {
  serve(mySessions, LISTED);
  serve(endSession, NO_NETWORK);
  await visit();
  await press('Sign out: Firefox on Windows');
  expect(screen.getByRole('alert').textContent).toContain('could not reach');
  expect(screen.getByText('Firefox on Windows')).toBeTruthy();
});

test('a passkey is removed', async () => {
  serve(mySessions, LISTED, { ...LISTED, passkeys: [] });
  serve(removePasskey, { success: true });
  await visit();
  fireEvent.click(screen.getByRole('button', { name: /^Remove the passkey of 21 November/ }));
  await settle();
  expect(asked(removePasskey)[0]?.body).toEqual({ id: 'AAAA' });
  expect(screen.queryByText(/Made with Safari on iPhone/)).toBeNull();
});

test('long after signing in, a passkey needs another sign-in first', async () => {
  serve(mySessions, { ...LISTED, mayAddPasskey: false });
  await visit();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Sign in again' })).toBeTruthy();
});

test('the number can be changed only after a sign-in by passkey', async () => {
  serve(mySessions, LISTED);
  await visit();
  expect(screen.queryByRole('button', { name: /Change the number/ })).toBeNull();
});
