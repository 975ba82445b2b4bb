import { render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { BIRTH } from '@dhruva/web/test/answers.ts';
import { settle } from '@dhruva/web/test/clock.ts';
import { asked, refuse, serve } from '@dhruva/web/test/fake-server.ts';
import { TestQueryClient } from '@dhruva/web/test/page.tsx';
import { PROFILE } from '@dhruva/web/test/people.ts';
import { questionById } from '../../contract/catalogue.ts';
import { checkBirth } from '../../contract/routes.ts';
import type { CheckedFirmness } from '../../contract/schemas.ts';
import { BirthFirmness } from './birth-firmness.tsx';
import { type BirthForm, otherForm, selfForm } from './birth-form.rules.ts';

const QUESTION = questionById('suitable-work');
const FAIR: CheckedFirmness = {
  level: 'fair',
  holdsMinutes: 7,
  holdsShareOfDay: null,
  holding: [],
};
const OTHER: BirthForm = {
  ...otherForm(),
  dob: '1990-08-15',
  time: '14:30',
  place: { text: 'Nagpur', placeId: 'nagpur' },
  otherAgrees: true,
};

const InForm = ({ typed }: { readonly typed: BirthForm }) => (
  <BirthFirmness
    form={useForm({ defaultValues: typed })}
    question={QUESTION}
    isKnown={typed.questionFor === 'self'}
    onAsk={vi.fn()}
  />
);

const show = async (typed: BirthForm): Promise<string> => {
  render(<InForm typed={typed} />, { wrapper: TestQueryClient });
  await settle();
  return screen.getByRole('status').textContent;
};

test('the line stands before anything is sent', async () => {
  serve(checkBirth, { birth: BIRTH, firmness: FAIR });
  expect(await show(selfForm(PROFILE))).toContain('you were born 7 minutes earlier or later');
  expect(asked(checkBirth)[0]?.body).toMatchObject({
    questionId: QUESTION.id,
    userDetails: { questionFor: 'self', placeId: 'nagpur' },
  });
});

test('of somebody else, once all is typed', async () => {
  serve(checkBirth, { birth: BIRTH, firmness: FAIR });
  expect(await show(OTHER)).toContain('this person was born 7 minutes earlier or later');
});

test.each([
  ['no date', { dob: '' }],
  ['no time', { time: '' }],
  ['a place not chosen', { place: { text: 'Nagpur', placeId: '' } }],
  ['no consent', { otherAgrees: false }],
])('%s: nothing is asked or said', async (_name, change) => {
  expect(await show({ ...OTHER, ...change })).toBe('');
  expect(asked(checkBirth)).toEqual([]);
});

test('what is wrong with the details is not said here', async () => {
  serve(checkBirth, refuse('person.under-18'));
  expect(await show(OTHER)).toBe('');
});
