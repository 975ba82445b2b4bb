import { mySessions } from '@dhruva/account/auth/contract/routes';
import { myAppointments } from '@dhruva/care/appointments/contract/routes';
import type { Appointment } from '@dhruva/care/appointments/contract/schemas';
import { myAssessments } from '@dhruva/care/assessments/contract/routes';
import { BOOKINGS_ADDRESS, sessionAddress } from '@dhruva/money/payments/contract/addresses';
import { myBookings } from '@dhruva/money/purchases/contract/routes';
import { myCredits } from '@dhruva/money/plans/contract/routes';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { APPOINTMENT } from '../../test/bookings.ts';
import { settle } from '../../test/clock.ts';
import { serve } from '../../test/fake-server.ts';
import { pageAt, signIn } from '../../test/page.tsx';
import { PROFILE } from '../../test/people.ts';
import { type NavigationState, ProfileAccount } from './profile-account.tsx';

const OTHER: Appointment = { ...APPOINTMENT, id: 'session-B', reference: 'S-00000000' };
const PAST: Appointment = { ...OTHER, id: 'session-C', reference: 'S-ABCDEF01', state: 'over' };

const NO_SESSIONS = { sessions: [], passkeys: [], mayAddPasskey: true, mayChangeNumber: false };

const scrolled: string[] = [];
beforeEach(() => {
  scrolled.splice(0);
  Element.prototype.scrollIntoView = function noteScroll(this: Element) {
    scrolled.push(this.id);
  };
  signIn();
  serve(myAppointments, [OTHER, APPOINTMENT, PAST]);
  serve(myBookings, []);
  serve(myCredits, []);
  serve(myAssessments, []);
  serve(mySessions, NO_SESSIONS);
});

const arrive = async (address: string, arrival: NavigationState = {}) => {
  const account = <ProfileAccount profile={PROFILE} arrival={arrival} onDeleted={vi.fn()} />;
  render(account, { wrapper: pageAt(address) });
  await settle();
};
const tab = (): string | null => screen.getByRole('tab', { selected: true }).textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));

test.each([
  ['/profile', {}, 'Personal Info'],
  ['/profile?tab=bookings', {}, 'My Bookings'],
  [BOOKINGS_ADDRESS, {}, 'My Bookings'],
  [sessionAddress('S-FFFFFFFF'), {}, 'My Bookings'],
  ['/profile#nonsense', {}, 'Personal Info'],
] as const)('%s with %j opens %s, and nothing takes the focus', async (address, arrival, shown) => {
  await arrive(address, arrival);
  expect([tab(), scrolled]).toEqual([shown, []]);
  expect(document.activeElement).toBe(document.body);
});

test.each([
  ['a coming one', APPOINTMENT.reference],
  ['one that was, folded away', PAST.reference],
])('the address of a session brings the reader to it: %s', async (_, reference) => {
  await arrive(sessionAddress(reference));
  expect([tab(), scrolled]).toEqual(['My Bookings', [reference]]);
  expect(document.activeElement?.id).toBe(reference);
  expect(document.activeElement?.closest('[hidden]')).toBeNull();
});

test('once: whoever has looked at another part and comes back is not taken there again', async () => {
  await arrive(sessionAddress(APPOINTMENT.reference));
  press('Personal Info');
  await settle();
  press('My Bookings');
  await settle();
  expect([tab(), scrolled]).toEqual(['My Bookings', [APPOINTMENT.reference]]);
});
