import { myAssessments } from '@dhruva/care/assessments/contract/routes';
import { myIntake, saveIntakeDraft, submitIntake } from '../contract/routes.ts';
import { COMMON_ERRORS } from '@dhruva/kernel/errors';
import { INTAKE_ERRORS } from '../contract/errors.ts';
import { useQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ASSESSMENT } from '@dhruva/web/test/bookings.ts';
import { settle } from '@dhruva/web/test/clock.ts';
import { asked, NO_NETWORK, refuse, serve } from '@dhruva/web/test/fake-server.ts';
import { TestQueryClient } from '@dhruva/web/test/page.tsx';
import { PROFILE } from '@dhruva/web/test/people.ts';
import { call } from '@dhruva/web/lib/call.ts';
import { storeToken } from '@dhruva/web/lib/token.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { discardIntakeDraft, unsavedDraft } from './draft.ts';
import { newForm } from './intake-form.rules.ts';
import { useIntakeForm } from './use-intake-form.ts';

const TAKEN = { message: 'Thank you.', showHelp: false };

/** Pending drafts must not leak into the next test. */
afterEach(discardIntakeDraft);

beforeEach(() => {
  storeToken('secret');
  serve(submitIntake, TAKEN);
  serve(myIntake, { sent: null });
  serve(saveIntakeDraft, { savedAt: '2026-11-23T06:30:01Z' });
});

const open = (initial = newForm(PROFILE)) => {
  const onSent = vi.fn<(reply: unknown) => void>();
  const { result } = renderHook(
    () => {
      useQuery({ queryKey: ['intake', 'mine'], queryFn: async () => call(myIntake) });
      const intake = useIntakeForm(initial, onSent);
      return { ...intake, errors: intake.form.formState.errors };
    },
    { wrapper: TestQueryClient },
  );
  const now = () => result.current;
  const type = (field: 'name' | 'phone' | 'occupation', text: string) =>
    act(() => now().form.setValue(field, text, { shouldDirty: true }));
  const submit = async () => {
    act(() => void now().submit());
    await settle();
  };
  return { now, type, submit, onSent };
};

test('sent: the reply is handed over, nothing is kept here, and what is on the server is asked anew', async () => {
  const { now, type, submit, onSent } = open();
  await settle();
  type('occupation', 'Teacher');
  expect(unsavedDraft()?.occupation).toBe('Teacher');
  await submit();
  expect(asked(submitIntake)[0]?.body).toEqual({ ...newForm(PROFILE), occupation: 'Teacher' });
  expect(onSent.mock.calls).toEqual([[TAKEN]]);
  expect(unsavedDraft()).toBeUndefined();
  expect(asked(myIntake)).toHaveLength(2);
  expect(now().isSending).toBe(false);
});

test('sent: what was bought is asked anew too, for its state follows from the form', async () => {
  serve(myAssessments, [ASSESSMENT], [{ ...ASSESSMENT, state: 'with-therapist' }]);
  const { result } = renderHook(
    () => ({
      mine: useQuery({ queryKey: ['assessments'], queryFn: async () => call(myAssessments) }),
      ...useIntakeForm(newForm(PROFILE), () => undefined),
    }),
    { wrapper: TestQueryClient },
  );
  await settle();
  act(() => void result.current.submit());
  await settle();
  expect(result.current.mine.data?.[0]?.state).toBe('with-therapist');
});

test('what was only looked at is not kept', () => {
  open();
  expect(unsavedDraft()).toBeUndefined();
});

test('what was typed is kept for the one who typed it', () => {
  const { type } = open();
  type('occupation', 'Teacher');
  storeToken('somebody else');
  expect(unsavedDraft()).toBeUndefined();
});

test('name and phone left out: told at both, and nothing is sent', async () => {
  const { now, submit } = open(newForm(null));
  await submit();
  expect(now().errors).toMatchObject({
    name: { message: INTAKE_ERRORS['intake.fields-missing'].sentence },
    phone: { message: INTAKE_ERRORS['intake.fields-missing'].sentence },
  });
  expect([now().attempt, asked(submitIntake)]).toEqual([1, []]);
});

test('refused at a field: told there, looked at again, and what was typed stays', async () => {
  const fields = { phone: 'No such number.', nonsense: 'What?' };
  serve(submitIntake, refuse('intake.phone-invalid', { fields }), TAKEN);
  const { now, type, submit, onSent } = open();
  type('occupation', 'Teacher');
  await submit();
  expect(now().errors.phone?.message).toBe('No such number.');
  expect(now().errors.root).toBeUndefined();
  expect(now().attempt).toBe(2);
  expect(unsavedDraft()?.occupation).toBe('Teacher');
  type('phone', '9876500000');
  await submit();
  expect(onSent).toHaveBeenCalledOnce();
});

test('refused as a whole, in the words of the server; ours where nobody answered', async () => {
  serve(submitIntake, refuse('request.rate-limited'), NO_NETWORK, TAKEN);
  const { now, submit, onSent } = open();
  await submit();
  expect(now().errors.root?.message).toBe(COMMON_ERRORS['request.rate-limited'].sentence);
  await submit();
  expect(now().errors.root?.message).toBe(m.intake_failed());
  await submit();
  expect(onSent).toHaveBeenCalledOnce();
});
