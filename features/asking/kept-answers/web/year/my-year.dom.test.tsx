import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { QuestionRecord } from '@dhruva/asking/questions/contract/history';
import { myPredictions } from '@dhruva/asking/questions/contract/routes';
import { settle } from '@dhruva/web/test/clock.ts';
import { serve } from '@dhruva/web/test/fake-server.ts';
import { ANSWERED } from '@dhruva/web/test/kept-record.ts';
import { pageAt, signIn } from '@dhruva/web/test/page.tsx';
import { DETAILS } from '@dhruva/web/test/people.ts';
import { MyYear } from './my-year.tsx';

/** About somebody else. */
const others: QuestionRecord = {
  ...ANSWERED,
  id: '00000000-0000-4000-8000-000000000002',
  asked: { ...DETAILS, questionFor: 'other', dob: '1985-03-14' },
};

beforeEach(() => {
  window.localStorage.clear();
  signIn();
  serve(myPredictions, [ANSWERED, others]);
});

const choose = async (name: string): Promise<void> => {
  act(() => void fireEvent.click(screen.getByRole('radio', { name })));
  await settle();
};

test('in Hindi all of it is Hindi, and English again by one tap', async () => {
  const { container } = render(<MyYear />, { wrapper: pageAt('/profile') });
  await settle();
  expect(screen.getByRole('heading', { name: 'My year' })).toBeDefined();
  await choose('हिन्दी');
  expect(screen.getByRole('heading', { name: 'मेरा साल' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'ये महीने मेरे कैलेंडर में रखें' })).toBeDefined();
  await choose('सबके');
  const english = container.querySelector('[lang=en]')?.textContent ?? '';
  expect(english).toContain('English');
  const rest = (container.textContent ?? '').replace(english, '');
  expect(rest.match(/[A-Za-z]+/g)).toBeNull();
  await choose('English');
  expect(screen.getByRole('heading', { name: 'My year' })).toBeDefined();
});

test('another person is called by the name given, else by the birth', async () => {
  const named = {
    ...others,
    id: '00000000-0000-4000-8000-000000000003',
    asked: { ...others.asked, dob: '1960-01-02' },
    answer: { ...ANSWERED.answer, names: { self: 'Meera' } },
  };
  serve(myPredictions, [ANSWERED, others, named]);
  render(<MyYear />, { wrapper: pageAt('/profile') });
  await settle();
  const labels = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(labels).toContain('Meera');
  expect(labels.filter((label) => label?.startsWith('Born'))).toHaveLength(1);
});
