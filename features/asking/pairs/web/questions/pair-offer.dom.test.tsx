import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { BIRTH } from '@dhruva/web/test/answers.ts';
import { settle } from '@dhruva/web/test/clock.ts';
import { type Answer, asked, NO_NETWORK, serve } from '@dhruva/web/test/fake-server.ts';
import { TestQueryClient } from '@dhruva/web/test/page.tsx';
import { PAIR } from '@dhruva/web/test/people.ts';
import { compatibilityQuestionById } from '../../contract/catalogue.ts';
import { checkPair } from '../../contract/routes.ts';
import type { CheckedPairFirmness } from '../../contract/schemas.ts';
import { PairOffer } from './pair-offer.tsx';

const BIRTHS = { self: BIRTH, other: BIRTH };
const FIRM: CheckedPairFirmness = {
  level: 'firm',
  holdsMinutes: 20,
  holdsShareOfDay: null,
  holding: [],
};
const NOT_SOLD: CheckedPairFirmness = {
  level: null,
  holdsMinutes: null,
  holdsShareOfDay: 0.4,
  holding: ['spouse-compatibility', 'parents-together'],
};

const show = async (answer: Answer<typeof checkPair>, { open = true, pair = PAIR } = {}) => {
  serve(checkPair, answer);
  const [onAsk, onPay] = [vi.fn(), vi.fn()];
  render(
    <PairOffer
      question={compatibilityQuestionById('relationship-strength')}
      pair={pair}
      payBusyLabel={undefined}
      note={null}
      {...{ open, onAsk, onPay }}
    />,
    { wrapper: TestQueryClient },
  );
  await settle();
  return { onAsk, onPay };
};
const line = (): string => screen.getByRole('status').textContent;
const pay = () => screen.queryByRole('button', { name: 'Pay ₹249' });

test('said of the question before it is paid', async () => {
  const { onPay } = await show({ births: BIRTHS, firmness: FIRM });
  expect(asked(checkPair)[0]?.body).toEqual({ questionId: 'relationship-strength', ...PAIR });
  expect(line()).toBe(
    'Firm: it would still be so if either birth time was 20 minutes earlier or later.',
  );
  fireEvent.click(pay()!);
  expect(onPay).toHaveBeenCalledOnce();
});

test('not sold: why, nothing to pay, and the questions that hold', async () => {
  const { onAsk } = await show({ births: BIRTHS, firmness: NOT_SOLD });
  expect(line()).toContain('only 40% of that day');
  expect(pay()).toBeNull();
  expect(document.body.textContent).not.toContain('₹249');
  fireEvent.click(screen.getByRole('button', { name: 'How will we be as parents together?' }));
  expect(onAsk.mock.calls).toEqual([['parents-together']]);
});

test('not sold, and none of the others holds: says so', async () => {
  await show({ births: BIRTHS, firmness: { ...NOT_SOLD, holding: [] } });
  expect(document.body.textContent).toContain('none of the other questions about two people');
});

test('not sold where neither time is known: of both days', async () => {
  const untimed = { timeOfBirth: '', timeUnknown: true };
  const pair = {
    ...PAIR,
    selfData: { ...PAIR.selfData, ...untimed },
    otherData: { ...PAIR.otherData, ...untimed },
  };
  await show({ births: BIRTHS, firmness: NOT_SOLD }, { pair });
  expect(line()).toContain('40% of each of the two days of birth');
});

test('in Hindi where answers are read in Hindi', async () => {
  window.localStorage.setItem('answerLanguage', 'hi');
  await show({ births: BIRTHS, firmness: NOT_SOLD });
  await settle();
  expect(line()).toContain('40% समय');
  expect(screen.getByRole('button', { name: /जीवनसाथी के रूप में/ })).toBeTruthy();
});

test('nothing is asked while its row is closed', async () => {
  await show({ births: BIRTHS, firmness: FIRM }, { open: false });
  expect(asked(checkPair)).toEqual([]);
});

test('not known for want of a network: the server decides when it is paid', async () => {
  await show(NO_NETWORK);
  expect(line()).toBe('');
  expect(pay()).toBeTruthy();
});
