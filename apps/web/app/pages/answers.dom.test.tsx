import { webcrypto } from 'node:crypto';
import { sendOtp, verifyOtp } from '@dhruva/account/auth/contract/routes';
import { getProfile } from '@dhruva/account/profile/contract/routes';
import { keptAnswer } from '@dhruva/asking/kept-answers/contract/routes';
import { myPredictions } from '@dhruva/asking/questions/contract/routes';
import { fireEvent, render, screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { settle } from '../../test/clock.ts';
import { asked, serve } from '../../test/fake-server.ts';
import { ANSWERED } from '../../test/kept-record.ts';
import { pageAt } from '../../test/page.tsx';
import { PROFILE } from '../../test/people.ts';
import { m } from '../paraglide/messages.js';
import AnswersPage from './answers.tsx';
import LoginPage from './login.tsx';

const ADDRESS = `/answers?id=${ANSWERED.id}`;

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

const press = async (role: 'button' | 'link', name: string): Promise<void> => {
  fireEvent.click(screen.getByRole(role, { name }));
  await settle();
};
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('an answer opened signed out stands open once one has logged in', async () => {
  // jsdom has no crypto.subtle.
  vi.stubGlobal('crypto', webcrypto);
  serve(sendOtp, { message: 'Sent.', challengeId: 'first', resendAfterSeconds: 30 });
  serve(verifyOtp, { token: 'secret' });
  serve(getProfile, PROFILE);
  serve(myPredictions, []);
  serve(keptAnswer, ANSWERED);
  const pages = (
    <>
      <Address />
      <Routes>
        <Route path="/answers" element={<AnswersPage />} />
        <Route path="/login" element={<LoginPage />} />
      </Routes>
    </>
  );
  render(pages, { wrapper: pageAt(ADDRESS) });
  await settle();
  expect([screen.queryByText(ANSWERED.question), asked(keptAnswer)]).toEqual([null, []]);
  await press('link', m.kept_log_in());
  write(m.auth_mobile(), '9876543210');
  for (const box of screen.getAllByRole('checkbox').slice(0, 2)) fireEvent.click(box);
  await press('button', m.auth_send());
  write(m.auth_code(), '123456');
  await press('button', m.auth_verify());
  await settle();
  await vi.waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(ANSWERED.question),
  );
  expect(document.querySelector('output')?.textContent).toBe(ADDRESS);
});
