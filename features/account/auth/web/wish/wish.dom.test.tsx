import { logout, sendOtp, verifyOtp } from '../../contract/routes.ts';
import { getProfile } from '@dhruva/account/profile/contract/routes';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { settle } from '@dhruva/web/test/clock.ts';
import { asked, serve } from '@dhruva/web/test/fake-server.ts';
import { pageAt } from '@dhruva/web/test/page.tsx';
import { PROFILE } from '@dhruva/web/test/people.ts';
import { clearToken, readToken, storeToken } from '@dhruva/web/lib/token.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { useSession } from '../session.tsx';
import { dropWish, keepWish, readWish, useWishFor, WISH_SCRIPT, wishLink } from '../wish.ts';
import { WishSheet } from './wish-sheet.tsx';
// Loaded here, as it would be by the first sheet.
import './sign-in-sheet.tsx';
import '@dhruva/web/ui/dialog-surface.tsx';

declare module '../wish.ts' {
  interface Wishes {
    readonly lamp: { readonly size: number };
    readonly bell: object;
  }
}

const LAMP = {
  kind: 'lamp',
  at: '/lamps#large',
  title: 'A large lamp',
  lead: 'Please log in to light it.',
  size: 3,
} as const;

const Page = () => {
  const { pathname, hash } = useLocation();
  const session = useSession();
  const { isAuthenticated } = session;
  const lamp = useWishFor('lamp');
  return (
    <>
      <WishSheet />
      <output>{isAuthenticated && lamp ? `lamp ${lamp.size} at ${pathname}${hash}` : ''}</output>
      <button type="button" onClick={session.logout}>
        Out
      </button>
    </>
  );
};

const open = async (at = '/lamps') => {
  render(<Page />, { wrapper: pageAt(at) });
  await settle();
};
const sheet = () => screen.queryByRole('dialog', { name: LAMP.title });
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => {
  serve(sendOtp, { message: 'Sent.', challengeId: 'first', resendAfterSeconds: 30 });
  serve(verifyOtp, { token: 'secret' });
  serve(getProfile, PROFILE);
  serve(logout, { message: 'Done.' });
});
afterEach(() => act(() => clearToken()));

test('a wish is read as it was kept, and the same object each time', () => {
  keepWish(LAMP);
  expect(readWish()).toEqual(LAMP);
  expect(readWish()).toBe(readWish());
  dropWish();
  expect(readWish()).toBeNull();
});

test.each(['', '{', 'null', '7', '{"kind":"lamp","at":7}', '{"kind":"lamp","at":"/"}'])(
  'what is no wish (%s) is none',
  (text) => {
    window.sessionStorage.setItem('wish', text);
    expect(readWish()).toBeNull();
  },
);

test('signed out, one sheet names what is wanted and says why to log in', async () => {
  keepWish(LAMP);
  await open();
  const dialog = screen.getByRole('dialog', { name: LAMP.title, description: LAMP.lead });
  expect(dialog.textContent).not.toContain('Error');
  screen.getByLabelText(m.auth_mobile());
});

test('it opens as soon as something is wanted, and is let go when it is closed', async () => {
  await open();
  expect(sheet()).toBeNull();
  act(() => keepWish(LAMP));
  await settle();
  expect(sheet()).not.toBeNull();
  await press(m.auth_cancel());
  expect([sheet(), readWish()]).toEqual([null, null]);
});

test('on another page, and for somebody signed in, nothing is asked', async () => {
  keepWish(LAMP);
  await open('/bells');
  expect(sheet()).toBeNull();
  cleanup();
  storeToken('secret');
  await open();
  expect(sheet()).toBeNull();
});

test('signed in through the sheet, the page has what was wanted, at its address', async () => {
  keepWish(LAMP);
  await open();
  write(m.auth_mobile(), '9876543210');
  fireEvent.click(screen.getByLabelText(m.auth_age()));
  fireEvent.click(screen.getAllByRole('checkbox')[1] as HTMLElement);
  await press(m.auth_send());
  write(m.auth_code(), '123456');
  await press(m.auth_verify());
  expect([readToken(), sheet()]).toEqual(['secret', null]);
  expect(screen.getByRole('status').textContent).toBe('lamp 3 at /lamps#large');
});

test('loaded anew at the step of the code, the sheet stands there with the same code', async () => {
  keepWish(LAMP);
  await open();
  write(m.auth_mobile(), '9876543210');
  fireEvent.click(screen.getByLabelText(m.auth_age()));
  fireEvent.click(screen.getAllByRole('checkbox')[1] as HTMLElement);
  cleanup();
  await open();
  expect(screen.getByLabelText(m.auth_mobile())).toHaveProperty('value', '9876543210');
  await press(m.auth_send());
  cleanup();
  await open();
  write(m.auth_code(), '123456');
  await press(m.auth_verify());
  expect(asked(sendOtp)).toHaveLength(1);
  expect(asked(verifyOtp)[0]?.body).toMatchObject({ phone: '9876543210', challengeId: 'first' });
  expect(window.sessionStorage.getItem('own:login')).toBeNull();
});

test('signing out leaves nothing of it in this tab', async () => {
  storeToken('secret');
  keepWish(LAMP);
  window.sessionStorage.setItem('own:birth', '{}');
  await open();
  await press('Out');
  expect([readWish(), window.sessionStorage.length]).toEqual([null, 0]);
});

test('a wish of another kind is not granted here', async () => {
  storeToken('secret');
  keepWish({ kind: 'bell', at: '/lamps', title: 'A bell', lead: 'Please log in.' });
  await open();
  expect(screen.getByRole('status').textContent).toBe('');
});

test('following a link keeps its wish, before the page is hydrated too', () => {
  const script = document.createElement('script');
  script.textContent = WISH_SCRIPT;
  document.head.append(script);
  render(
    <a href="#lamps" {...wishLink(LAMP)}>
      <b>Lamps</b>
    </a>,
  );
  fireEvent.click(screen.getByText('Lamps'), { ctrlKey: true });
  expect(readWish()).toBeNull();
  fireEvent.click(screen.getByText('Lamps'));
  expect(readWish()).toEqual(LAMP);
});
