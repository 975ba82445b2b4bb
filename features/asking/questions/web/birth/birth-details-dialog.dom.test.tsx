import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Question, questionById } from '../../contract/catalogue.ts';
import { checkBirth } from '../../contract/routes.ts';
import type { UserDetails } from '@dhruva/asking/births/contract/schemas';
import type { Profile } from '@dhruva/account/profile/contract/schemas';
import type { PlaceInput } from '@dhruva/account/profile/web';
import { settle } from '@dhruva/web/test/clock.ts';
import { refuse, serve } from '@dhruva/web/test/fake-server.ts';
import { pageAt } from '@dhruva/web/test/page.tsx';
import { PROFILE } from '@dhruva/web/test/people.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { checkDetails } from '../ask.ts';
import { BirthDetailsDialog } from './birth-details-dialog.tsx';

const TypedPlace: PlaceInput = ({ id, value, onChange }) => (
  <input
    aria-label="Place"
    id={id}
    value={value.text}
    onChange={({ target }) => onChange({ text: target.value, placeId: 'pune' })}
  />
);

const open = (id: Question['id'], changes: Partial<Profile> = {}) => {
  const question = questionById(id);
  serve(checkBirth, refuse('server.unavailable'));
  const onSubmit = vi.fn<(details: UserDetails) => Promise<void>>(async (details) => {
    await checkDetails(question.id, details);
  });
  const onInstead = vi.fn<(id: Question['id'], whose: 'self' | 'other') => void>();
  render(
    <BirthDetailsDialog
      question={question}
      profile={{ ...PROFILE, ...changes }}
      whose="self"
      PlaceInput={TypedPlace}
      draft={undefined}
      onDraft={vi.fn()}
      onSubmit={onSubmit}
      onInstead={onInstead}
      onClose={vi.fn()}
    />,
    { wrapper: pageAt('/Question') },
  );
  const facts = () => screen.queryByRole('group', { name: m.questions_facts() });
  const submit = async () => {
    fireEvent.click(screen.getByRole('button', { name: m.questions_submit() }));
    await settle();
  };
  return { facts, submit, onSubmit, onInstead, sent: () => onSubmit.mock.lastCall?.[0] };
};

const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

test('a question that needs no fact asks for none', async () => {
  const { facts } = open('daily-practices');
  await settle();
  expect(facts()).toBeNull();
});

test('only the facts a question needs are asked, and none of them is required', async () => {
  const { facts, submit, sent } = open('coming-year-overall');
  const groups = within(facts() as HTMLElement).getAllByRole('group');
  expect(groups.map((group) => group.querySelector('legend')?.textContent)).toEqual([
    m.profile_fact_relationship(),
    m.profile_fact_work(),
  ]);
  await submit();
  expect(sent()).toMatchObject({ questionFor: 'self' });
  expect(sent()).not.toHaveProperty('facts');
});

test('one tap tells a fact, one takes it back', async () => {
  const { submit, sent } = open('marriage-when', {
    lifeFacts: { relationship: 'together', work: 'employed' },
  });
  expect(screen.getByRole('radio', { name: 'In a relationship' })).toHaveProperty('checked', true);
  choose('Engaged');
  await submit();
  expect(sent()?.facts).toEqual({ relationship: 'engaged' });
  choose(m.profile_fact_untold());
  await submit();
  expect(sent()).not.toHaveProperty('facts');
});

test('the country is chosen from a list', async () => {
  const { submit, sent } = open('settle-abroad');
  const list = screen.getByRole('combobox', { name: m.profile_fact_country() });
  fireEvent.change(list, { target: { value: 'SG' } });
  await submit();
  expect(sent()?.facts).toEqual({ country: 'SG' });
});

test('what does not fit is said calmly, with questions that do, until the fact is corrected', async () => {
  const { submit, onInstead } = open('marriage-when', {
    lifeFacts: { relationship: 'married' },
  });
  const choices = [{ value: 'in-laws', label: questionById('in-laws').text }];
  serve(checkBirth, refuse('prediction.does-not-fit', { choices }));
  await submit();
  const offer = screen.getByRole('group', {
    name: 'You told us you are married. These may fit better:',
  });
  expect(document.activeElement).toBe(offer);
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(within(offer).getByRole('button', { name: questionById('in-laws').text }));
  expect(onInstead.mock.calls).toEqual([['in-laws', 'self']]);
  choose('Engaged');
  await settle();
  expect(screen.queryByRole('group', { name: /may fit better/ })).toBeNull();
});

const NO_BIRTH = { dob: '', timeOfBirth: '', placeOfBirth: '', placeId: '', birthInWords: '' };
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a birth that the profile does not have is typed here, and sent as one’s own', async () => {
  const { submit, sent } = open('daily-practices', NO_BIRTH);
  await submit();
  expect(sent()).toBeUndefined();
  screen.getByRole('alert');
  write(m.questions_dob(), '1990-08-15');
  write(m.questions_time(), '14:30');
  write('Place', 'Pune');
  await submit();
  expect(sent()).toEqual({
    questionFor: 'self',
    gender: PROFILE.gender,
    dob: '1990-08-15',
    timeOfBirth: '14:30',
    placeOfBirth: 'Pune',
    placeId: 'pune',
  });
});

test('what was typed of it stands there again when the page was loaded anew, for any question', async () => {
  open('daily-practices', NO_BIRTH);
  write(m.questions_dob(), '1990-08-15');
  write('Place', 'Pune');
  cleanup();
  open('suitable-work', NO_BIRTH);
  expect(screen.getByLabelText(m.questions_dob())).toHaveProperty('value', '1990-08-15');
  expect(screen.getByLabelText('Place')).toHaveProperty('value', 'Pune');
  cleanup();
  open('suitable-work');
  expect(screen.queryByLabelText(m.questions_dob())).toBeNull();
});
