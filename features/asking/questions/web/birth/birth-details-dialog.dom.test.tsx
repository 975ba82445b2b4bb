import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Question, questionById } from '../../contract/catalogue.ts';
import { checkBirth } from '../../contract/routes.ts';
import type { UserDetails } from '@dhruva/asking/births/contract/schemas';
import type { Profile } from '@dhruva/account/profile/contract/schemas';
import { settle } from '@dhruva/web/test/clock.ts';
import { refuse, serve } from '@dhruva/web/test/fake-server.ts';
import { pageAt } from '@dhruva/web/test/page.tsx';
import { PROFILE } from '@dhruva/web/test/people.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { checkDetails } from '../ask.ts';
import { BirthDetailsDialog } from './birth-details-dialog.tsx';

const open = (id: Question['id'], lifeFacts: Profile['lifeFacts'] = {}) => {
  const question = questionById(id);
  serve(checkBirth, refuse('server.unavailable'));
  const onSubmit = vi.fn<(details: UserDetails) => Promise<void>>(async (details) => {
    await checkDetails(question.id, details);
  });
  const onInstead = vi.fn<(id: Question['id'], whose: 'self' | 'other') => void>();
  render(
    <BirthDetailsDialog
      question={question}
      profile={{ ...PROFILE, lifeFacts }}
      whose="self"
      PlaceInput={() => null}
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
  const { submit, sent } = open('marriage-when', { relationship: 'together', work: 'employed' });
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
  const { submit, onInstead } = open('marriage-when', { relationship: 'married' });
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
