import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PlaceInput } from '@dhruva/account/profile/web';
import { updateProfile } from '@dhruva/account/profile/contract/routes';
import { myPeople } from '@dhruva/asking/people/contract/routes';
import { settle } from '@dhruva/web/test/clock.ts';
import { servePayments } from '@dhruva/web/test/fake-checkout.ts';
import { asked, refuse, serve } from '@dhruva/web/test/fake-server.ts';
import { pageAt, signIn } from '@dhruva/web/test/page.tsx';
import { PROFILE } from '@dhruva/web/test/people.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { questionById } from '../contract/catalogue.ts';
import { checkBirth } from '../contract/routes.ts';
import { QuestionDialogs } from './question-dialogs.tsx';
import { useQuestionFlow } from './use-question-flow.ts';

const IN_LAWS = questionById('in-laws').text;
const choices = [{ value: 'in-laws', label: IN_LAWS }];

const TypedPlace: PlaceInput = ({ id, value, onChange }) => (
  <input
    aria-label="Place"
    id={id}
    value={value.text}
    onChange={({ target }) => onChange({ text: target.value, placeId: '' })}
  />
);

const Page = () => {
  const flow = useQuestionFlow({
    resume: { id: 'marriage-when', whose: 'self' },
    show: undefined,
    credits: 0,
    isPaid: () => false,
  });
  return <QuestionDialogs flow={flow.dialogs} PlaceInput={TypedPlace} />;
};

const open = async () => {
  servePayments();
  serve(myPeople, { people: [] });
  serve(checkBirth, refuse('prediction.does-not-fit', { choices }));
  serve(updateProfile, { ...PROFILE, lifeFacts: { relationship: 'married' } });
  signIn();
  render(<Page />, { wrapper: pageAt('/Question') });
  await settle();
};
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const isMarried = () => screen.getByRole('radio', { name: 'Married' }).matches(':checked');

test('the question that fits is asked for oneself with the fact that was told', async () => {
  await open();
  choose('Married');
  await press(m.questions_submit());
  await press(IN_LAWS);
  screen.getByText(IN_LAWS);
  expect(isMarried()).toBe(true);
  expect(screen.queryByText(/may fit better/)).toBeNull();
  expect(asked(updateProfile)).toHaveLength(1);
});

test('the dialog of the question that was chosen takes the focus and is described by it', async () => {
  await open();
  choose('Married');
  await press(m.questions_submit());
  await press(IN_LAWS);
  const dialog = screen.getByRole('dialog', { description: IN_LAWS });
  expect(dialog.contains(document.activeElement)).toBe(true);
});

test('for somebody else with everything typed, and nothing of it goes to the profile', async () => {
  await open();
  choose(m.questions_for_other());
  write(m.questions_dob(), '1985-03-14');
  write(m.questions_time(), '04:50');
  write('Place', 'Pune');
  act(() => screen.getByLabelText(m.questions_agrees()).click());
  choose('Married');
  await press(m.questions_submit());
  screen.getByText('You told us this person is married. These may fit better:');
  await press(IN_LAWS);
  expect(isMarried()).toBe(true);
  expect(screen.getByLabelText('Place')).toHaveProperty('value', 'Pune');
  expect(screen.getByLabelText(m.questions_dob())).toHaveProperty('value', '1985-03-14');
  expect(asked(updateProfile)).toEqual([]);
});
