import { passkeyToSignIn, signInWithPasskey } from '../../contract/routes.ts';
import { DEVICE_KEY } from '@dhruva/kernel/limits';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { settle } from '@dhruva/web/test/clock.ts';
import { asked, refuse, serve } from '@dhruva/web/test/fake-server.ts';
import { pageAt } from '@dhruva/web/test/page.tsx';

const startAuthentication = vi.hoisted(() => vi.fn<() => Promise<object>>());
vi.mock('@simplewebauthn/browser', () => ({ startAuthentication }));
const { PasskeySignIn } = await import('./passkey-sign-in.tsx');

const OPTIONS = {
  challenge: 'AAAA',
  rpId: 'localhost',
  timeout: 600_000,
  userVerification: 'required',
} as const;
const SHOWN = {
  id: 'BBBB',
  rawId: 'BBBB',
  type: 'public-key',
  response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' },
  clientExtensionResults: {},
};

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  startAuthentication.mockReset().mockResolvedValue(SHOWN);
  serve(passkeyToSignIn, OPTIONS);
  serve(signInWithPasskey, { token: 'secret' });
});

const visit = async () => {
  const onToken = vi.fn<(token: string) => void>();
  render(<PasskeySignIn onToken={onToken} />, { wrapper: pageAt('/login') });
  await settle();
  return onToken;
};
const press = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
  await settle();
};

test('the passkey that was touched signs in, on this device', async () => {
  const onToken = await visit();
  await press();
  expect(onToken.mock.calls).toEqual([['secret']]);
  expect(asked(signInWithPasskey)[0]?.body).toMatchObject({
    passkey: { id: 'BBBB', response: { userHandle: 'AA' } },
    deviceToken: localStorage.getItem(DEVICE_KEY),
  });
});

test('one that was not touched is no fault, and can be tried again', async () => {
  startAuthentication.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  const onToken = await visit();
  await press();
  expect(screen.getByRole('alert').textContent).toBe(
    'The passkey was not used. Nothing has changed.',
  );
  await press();
  expect(onToken).toHaveBeenCalledOnce();
});

test('one the server does not know is refused in its words', async () => {
  serve(signInWithPasskey, refuse('auth.passkey-refused'));
  const onToken = await visit();
  await press();
  expect(screen.getByRole('alert').textContent).toContain('was not accepted');
  expect(onToken).not.toHaveBeenCalled();
});

test('a browser without passkeys offers none, and still says what to do when the number is lost', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  await visit();
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
  expect(screen.getByText('My number is lost or has changed')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Write to support' }).getAttribute('href')).toBe(
    '/feedback',
  );
});
