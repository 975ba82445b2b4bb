import { myAssessmentReport, myAssessments } from '../../contract/routes.ts';
import type { UnlockedAssessment } from '../../contract/schemas.ts';
import type { PurchaseSummary } from '@dhruva/money/purchases/contract/schemas';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ASSESSMENT, BOOKING } from '@dhruva/web/test/bookings.ts';
import { settle } from '@dhruva/web/test/clock.ts';
import { asked, NO_NETWORK, serve } from '@dhruva/web/test/fake-server.ts';
import { pageAt, signIn } from '@dhruva/web/test/page.tsx';
import { YourAssessments } from './your-assessments.tsx';

const READY: UnlockedAssessment = {
  ...ASSESSMENT,
  state: 'report-ready',
  reportAt: '2026-11-30T06:30:00Z',
};
const REPORT = {
  orderId: READY.orderId,
  assessmentId: READY.assessmentId,
  therapist: 'Sample therapist C',
  reportAt: '2026-11-30T06:30:00Z',
  text: 'Findings\n  of two lines.\n\nध्यान ठीक है।',
};
const MISSED: PurchaseSummary = {
  ...BOOKING,
  kind: 'assessment',
  title: 'Assessment: Memory',
  state: 'refunding',
  dueAt: '2026-12-07T06:30:00Z',
  refunds: [{ amountPaise: 150_000, state: 'sent', reason: 'promise-missed' }],
};

const show = async (bookings: readonly PurchaseSummary[] = []) => {
  const onIntake = vi.fn<() => void>();
  signIn();
  const { unmount } = render(<YourAssessments bookings={bookings} onIntake={onIntake} />, {
    wrapper: pageAt('/profile'),
  });
  await settle();
  return { onIntake, unmount };
};
const page = (): string => document.body.textContent;
const press = async (name: RegExp): Promise<void> => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};

test('who bought none sees nothing of assessments', async () => {
  serve(myAssessments, []);
  await show([BOOKING]);
  expect(page()).toBe('');
});

test.each([
  ['bought', 'Fill in the intake form: Memory', 'Intake form needed'],
  ['form-open', 'Go on with the intake form: Memory', 'Intake form begun'],
  ['with-therapist', 'Change the intake form: Memory', 'With your therapist'],
] as const)('%s: its state, when it is due, and the intake form', async (state, button, words) => {
  serve(myAssessments, [{ ...ASSESSMENT, state }]);
  const { onIntake } = await show();
  const [one] = screen.getAllByRole('listitem');
  expect(one?.textContent).toContain(`Memory Assessment${words}`);
  expect(page()).toContain('Report due by 12:00 PM, 7 Dec (IST)');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([button]);
  fireEvent.click(screen.getByRole('button', { name: button }));
  expect(onIntake).toHaveBeenCalledOnce();
});

test('a report is asked for when it is opened, and not kept when it is closed', async () => {
  serve(myAssessments, [READY]);
  serve(myAssessmentReport, REPORT);
  await show();
  expect(asked(myAssessmentReport)).toEqual([]);
  expect(page()).not.toMatch(/intake form|Findings/);
  await press(/^Read the report/);
  expect(asked(myAssessmentReport).map(({ query }) => query)).toEqual([{ orderId: 'order-A' }]);
  const report = within(screen.getByRole('region', { name: 'Report' }));
  report.getByText('Written for you by Sample therapist C, 30 November 2026');
  expect(report.getByText(/Findings/).textContent).toBe('Findings\n  of two lines.');
  report.getByText('ध्यान ठीक है।');
  report.getByText(/not by itself a diagnosis/);
  report.getByRole('button', { name: 'Print' });
  await press(/^Close the report/);
  expect(page()).not.toContain('Findings');
  await press(/^Read the report/);
  expect(asked(myAssessmentReport)).toHaveLength(2);
});

test('a report that cannot be fetched: said, and fetched at the second try', async () => {
  serve(myAssessments, [READY]);
  serve(myAssessmentReport, NO_NETWORK, REPORT);
  await show();
  await press(/^Read the report/);
  expect(screen.getByRole('alert').textContent).toContain('Your report could not be fetched.');
  await press(/^Try again/);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(page()).toContain('Findings');
});

test.each([
  ['due', 'refunding', 'Refund on its way', '₹1,500 will be sent back. It goes back the way'],
  ['sent', 'refunding', 'Refund on its way', '₹1,500 was sent back; your bank has not confirmed'],
  ['failed', 'refunding', 'Refund on its way', '₹1,500 could not be sent back yet; we are on it.'],
  ['processed', 'refunded', 'Refunded', '₹1,500 was given back. If you still want it'],
] as const)(
  'the day passed, money %s: said what becomes of it',
  async (state, of, badge, words) => {
    serve(myAssessments, []);
    const refunds = MISSED.refunds.map((refund) => ({ ...refund, state }));
    await show([{ ...MISSED, state: of, refunds }]);
    expect(page()).toContain(`Assessment: Memory${badge}`);
    expect(page()).toContain('Your report was not ready by 12:00 PM, 7 Dec (IST). We are sorry.');
    expect(page().replaceAll(/\s+/g, ' ')).toContain(words);
    expect(screen.queryByRole('button')).toBeNull();
  },
);

test('what its buyer cancelled, and other promises missed, are no part of it', async () => {
  serve(myAssessments, []);
  const cancelled = MISSED.refunds.map((refund) => ({ ...refund, reason: 'cancelled' }));
  await show([
    { ...MISSED, refunds: cancelled },
    { ...MISSED, kind: 'custom-package' },
  ]);
  expect(page()).toBe('');
});

test('help stands first where it is about self-harm', async () => {
  serve(myAssessments, [{ ...ASSESSMENT, assessmentId: 'self-harm' }]);
  await show();
  const [first] = screen.getAllByRole('link');
  expect(first?.getAttribute('href')).toBe('tel:14416');
});

test('what was bought cannot be looked up: said, and asked again', async () => {
  serve(myAssessments, NO_NETWORK, [ASSESSMENT]);
  await show();
  screen.getByRole('alert');
  await press(/^Try again/);
  expect(screen.queryByRole('alert')).toBeNull();
  screen.getByRole('heading', { name: 'Memory Assessment' });
});
