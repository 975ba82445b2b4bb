import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { settle } from '@dhruva/web/test/clock.ts';
import { asked, refuse, serve } from '@dhruva/web/test/fake-server.ts';
import { pageAt } from '@dhruva/web/test/page.tsx';
import { PROFILE } from '@dhruva/web/test/people.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { updateProfile } from '../contract/routes.ts';
import { PersonalInfo } from './personal-info.tsx';

test('life facts are shown as they are kept, told and removed', async () => {
  const profile = { ...PROFILE, lifeFacts: { relationship: 'engaged', country: 'IN' } } as const;
  serve(updateProfile, { ...PROFILE, lifeFacts: { work: 'looking', country: 'IN' } });
  const props = { profile, PlaceInput: () => null, onSaved: vi.fn(), onLogout: vi.fn() };
  render(<PersonalInfo {...props} />, { wrapper: pageAt('/profile') });
  const field = (name: string) => screen.getByRole('combobox', { name });
  expect(field(m.profile_fact_relationship())).toHaveProperty('value', 'engaged');
  expect(field(m.profile_fact_work())).toHaveProperty('value', '');
  fireEvent.change(field(m.profile_fact_relationship()), { target: { value: '' } });
  fireEvent.change(field(m.profile_fact_work()), { target: { value: 'looking' } });
  fireEvent.click(screen.getByRole('button', { name: m.profile_save() }));
  await settle();
  expect(asked(updateProfile)[0]?.body.lifeFacts).toEqual({
    relationship: null,
    work: 'looking',
    country: 'IN',
  });
  expect(field(m.profile_fact_relationship())).toHaveProperty('value', '');
});

test.each([
  ['profile.date-ambiguous', 'two ways', m.profile_dob()],
  ['profile.time-invalid', 'Morning or afternoon', m.profile_time()],
] as const)(
  '%s with choices is asked about, not marked as a mistake',
  async (code, asks, label) => {
    const choices = [
      { value: 'one', label: 'The first reading' },
      { value: 'other', label: 'The second reading' },
    ];
    serve(updateProfile, refuse(code, { choices }), PROFILE);
    const props = { profile: PROFILE, PlaceInput: () => null, onSaved: vi.fn(), onLogout: vi.fn() };
    render(<PersonalInfo {...props} />, { wrapper: pageAt('/profile') });
    const save = screen.getByRole('button', { name: m.profile_save() });
    fireEvent.click(save);
    await settle();
    const group = screen.getByRole('group', { name: new RegExp(asks) });
    const [first, second] = within(group).getAllByRole('radio');
    expect(document.activeElement).toBe(first);
    const field = screen.getByLabelText(label);
    expect(field.getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.click(second!);
    expect(field).toHaveProperty('value', 'The second reading');
    fireEvent.click(save);
    await settle();
    expect(props.onSaved).toHaveBeenCalledWith(PROFILE);
  },
);

test('a session that ended meanwhile: the form asks to log in, and keeps what was typed', async () => {
  serve(updateProfile, refuse('auth.signed-out'));
  const props = { profile: PROFILE, PlaceInput: () => null, onSaved: vi.fn(), onLogout: vi.fn() };
  render(<PersonalInfo {...props} />, { wrapper: pageAt('/profile') });
  const time = screen.getByRole('textbox', { name: new RegExp(m.profile_time()) });
  fireEvent.change(time, { target: { value: '7:15 AM' } });
  fireEvent.click(screen.getByRole('button', { name: m.profile_save() }));
  await settle();
  expect(screen.getByRole('alert').textContent).toContain('Please log in to continue.');
  expect(time).toHaveProperty('value', '7:15 AM');
});
