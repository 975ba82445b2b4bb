import { myReferral } from '@dhruva/account/referral/contract/routes';
import { questionById } from '@dhruva/asking/questions/contract/catalogue';
import type { QuestionRecord } from '@dhruva/asking/questions/contract/history';
import { checkoutClosed, ownPayments } from '@dhruva/money/payments/contract/routes';
import { checkBirth, myFirmness, myPredictions } from '@dhruva/asking/questions/contract/routes';
import { useWantedQuestion, wantQuestion } from '@dhruva/asking/questions/web';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { BIRTH } from '../../test/answers.ts';
import { settle } from '../../test/clock.ts';
import { ORDER, statusOf } from '../../test/fake-checkout.ts';
import { asked, serve } from '../../test/fake-server.ts';
import { pageAt, signIn } from '../../test/page.tsx';
import { DETAILS } from '../../test/people.ts';
import { QuestionAsking } from './question-asking.tsx';

const PAID = questionById('suitable-work');
const OTHER = questionById('finances-next-year');

const WAITING: QuestionRecord = {
  kind: 'question',
  id: 'paid',
  question: PAID.text,
  state: 'waiting',
  createdAt: '2026-11-21T06:00:00Z',
  orderId: null,
  tier: 99,
  answer: null,
  asked: DETAILS,
  details: { questionFor: 'self', dob: '', timeOfBirth: '', placeOfBirth: '' },
};

const CHOICE = {
  tier: 99,
  onTier: () => undefined,
  area: null,
  onArea: () => undefined,
  found: undefined,
} as const;

const Page = () => (
  <QuestionAsking
    choice={CHOICE}
    onTap={wantQuestion}
    wanted={useWantedQuestion()}
    show={undefined}
  />
);

const press = async (text: string) => {
  const [list] = screen.getAllByRole('tabpanel');
  fireEvent.click(within(list!).getByRole('button', { name: new RegExp(text.slice(0, 20)) }));
  await settle();
};

const open = async (): Promise<void> => {
  render(<Page />, { wrapper: pageAt('/Question') });
  await settle();
};

let tell: (history: QuestionRecord[]) => Promise<void>;
beforeEach(() => {
  const history = Promise.withResolvers<QuestionRecord[]>();
  serve(myPredictions, history.promise);
  serve(myReferral, {
    code: 'FRIEND22',
    link: 'http://localhost/?ref=FRIEND22',
    friends: 0,
    friendsNeeded: 3,
    creditsEarned: 0,
    creditsWaiting: 0,
  });
  serve(myFirmness, { told: [], of: 0 });
  serve(ownPayments, []);
  serve(checkBirth, { birth: BIRTH });
  Element.prototype.scrollIntoView = () => undefined;
  signIn();
  tell = async (told) => {
    history.resolve(told);
    await settle();
  };
});

test('a paid question that is pressed before the history has come opens with its answer to get', async () => {
  await open();
  await press(PAID.text);
  await tell([WAITING]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { expanded: true }).textContent).toContain(PAID.text);
});

test('any other question that is pressed before the history has come asks for the birth', async () => {
  await open();
  await press(OTHER.text);
  within(screen.getByRole('dialog')).getByRole('status');
  await tell([WAITING]);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('how firm answers would be is asked after the history has come', async () => {
  await open();
  expect(asked(myFirmness)).toEqual([]);
  await tell([]);
  expect(asked(myFirmness)).toHaveLength(1);
});

test.each(['paid', 'waiting'] as const)(
  'the page was lost while paying, and the history is older than the payment: %s, no form opens over it',
  async (state) => {
    window.sessionStorage.setItem('checkoutOrder', ORDER.orderId);
    wantQuestion(PAID.id);
    serve(myPredictions, []);
    const status = Promise.withResolvers<ReturnType<typeof statusOf>>();
    serve(checkoutClosed, status.promise);
    await open();
    expect(screen.queryByRole('dialog')).toBeNull();
    serve(myPredictions, state === 'paid' ? [WAITING] : []);
    status.resolve(statusOf(state));
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryAllByRole('button', { expanded: true })).toHaveLength(
      state === 'paid' ? 1 : 0,
    );
  },
);

test('the page was lost while paying, and nobody paid: the form of the question opens', async () => {
  window.sessionStorage.setItem('checkoutOrder', ORDER.orderId);
  wantQuestion(PAID.id);
  serve(myPredictions, []);
  serve(checkoutClosed, statusOf('not-paid'));
  await open();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});
