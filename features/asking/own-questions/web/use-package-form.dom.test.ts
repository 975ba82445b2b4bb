import { OWN_QUESTION_ERRORS } from '../contract/errors.ts';
import { questionPackage } from '../contract/catalogue.ts';
import { createOrderOfAny as createOrder } from '@dhruva/contract/purchase-item';
import type { Profile } from '@dhruva/account/profile/contract/schemas';
import { act, renderHook } from '@testing-library/react';
import type { FormEvent } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { settle } from '@dhruva/web/test/clock.ts';
import { checkoutOpens, servePayments } from '@dhruva/web/test/fake-checkout.ts';
import { asked, NO_NETWORK, refuse, serve } from '@dhruva/web/test/fake-server.ts';
import { TestQueryClient } from '@dhruva/web/test/page.tsx';
import { PROFILE } from '@dhruva/web/test/people.ts';
import { storeToken } from '@dhruva/web/lib/token.ts';
import { forgetDraft } from './drafts.ts';
import { usePackageForm } from './use-package-form.ts';
import { usePackagePurchase } from './use-package-purchase.ts';

const PACK = questionPackage('custom-1100');
const QUESTIONS = ['One?', 'Two?', 'Three?', 'Four?', 'Five?'];
const MISSING = OWN_QUESTION_ERRORS['custom-question.missing'].sentence;

beforeEach(() => {
  storeToken('secret');
  forgetDraft(PACK.id);
  servePayments();
});

const open = (profile: Profile | null = PROFILE) => {
  const { result, unmount } = renderHook(
    () => {
      const purchase = usePackagePurchase(PACK, () => undefined);
      return { purchase, form: usePackageForm(PACK, profile, purchase) };
    },
    { wrapper: TestQueryClient },
  );
  const form = () => result.current.form;
  const type = (texts: readonly string[]) => {
    for (const [index, text] of texts.entries()) act(() => form().change(index, text));
  };
  const submit = async () => {
    act(() => void form().submit(new Event('submit') as unknown as FormEvent));
    await settle();
  };
  return { result, unmount, form, type, submit };
};

/** Whether leaving the page now triggers a warning. */
const asksBeforeLeaving = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('what was typed', () => {
  test('is there when the form opens again, and gone for another person', () => {
    const first = open();
    expect(first.form().questions).toEqual(['', '', '', '', '']);
    first.type(['One?', 'Two?']);
    first.unmount();
    expect(open().form().questions).toEqual(['One?', 'Two?', '', '', '']);
    storeToken('somebody else');
    expect(open().form().questions).toEqual(['', '', '', '', '']);
  });

  test('stays after a failure', async () => {
    serve(createOrder, NO_NETWORK);
    const { result, form, type, submit } = open();
    type(QUESTIONS);
    await submit();
    expect(result.current.purchase.checkout.outcome?.kind).toBe('failed');
    expect(form().questions).toEqual(QUESTIONS);
  });

  test('is asked about before the page is left, but not while it is paid', async () => {
    const { type, submit, unmount } = open();
    expect(asksBeforeLeaving()).toBe(false);
    type(QUESTIONS);
    expect(asksBeforeLeaving()).toBe(true);
    await submit();
    await checkoutOpens();
    expect(asksBeforeLeaving()).toBe(false);
    unmount();
    expect(asksBeforeLeaving()).toBe(false);
  });
});

describe('sent', () => {
  test('with questions left empty, is told at each of them, and nothing is ordered', async () => {
    const { form, type, submit } = open();
    type(['One?', ' ', 'Three?', '', 'Five?']);
    await submit();
    expect([...form().errors]).toEqual([
      [1, MISSING],
      [3, MISSING],
    ]);
    expect([form().attempt, form().wholeError, asked(createOrder)]).toEqual([1, undefined, []]);
  });

  test('again after mending: what was mended is no longer told', async () => {
    const { form, type, submit } = open();
    type(['One?', '', '', 'Four?', 'Five?']);
    await submit();
    act(() => form().change(1, 'Two?'));
    expect([...form().errors.keys()]).toEqual([2]);
    act(() => form().change(2, 'Three?'));
    await submit();
    expect([form().errors.size, asked(createOrder).length, form().attempt]).toEqual([0, 1, 1]);
  });

  test('without a birth in the profile, is told of the whole', async () => {
    const { form, type, submit } = open({ ...PROFILE, dob: '' });
    type(QUESTIONS);
    await submit();
    expect(form().wholeError).toBe(
      OWN_QUESTION_ERRORS['custom-question.profile-incomplete'].sentence,
    );
    expect([form().errors.size, form().attempt, asked(createOrder)]).toEqual([0, 1, []]);
    act(() => form().change(0, 'One more?'));
    expect(form().wholeError).toBeUndefined();
  });

  test('before the profile is there, is left to the server to judge', async () => {
    const { type, submit } = open(null);
    type(QUESTIONS);
    await submit();
    expect(asked(createOrder)).toHaveLength(1);
  });

  test('twice, orders once', async () => {
    const { type, submit } = open();
    type(QUESTIONS);
    await submit();
    await submit();
    expect(asked(createOrder)).toHaveLength(1);
  });
});

describe('refused by the server', () => {
  const refused = refuse('custom-question.refused', {
    fields: { 'questions.2': 'We do not answer this.' },
  });

  test('is told at the question, and mended there', async () => {
    serve(createOrder, refused);
    const { result, form, type, submit } = open();
    type(QUESTIONS);
    await submit();
    expect([...form().errors]).toEqual([[2, 'We do not answer this.']]);
    expect([form().attempt, form().distressAt]).toEqual([1, -1]);
    act(() => form().change(2, 'Another?'));
    expect([form().errors.size, result.current.purchase.checkout.outcome]).toEqual([0, null]);
  });

  test('and sent again as it is: what was told is taken back for the new end', async () => {
    serve(createOrder, refused, NO_NETWORK);
    const { form, type, submit } = open();
    type(QUESTIONS);
    await submit();
    await submit();
    expect([form().errors.size, asked(createOrder).length]).toEqual([0, 2]);
  });

  test('for distress, shows help at the question it names', async () => {
    const fields = { 'questions.3': 'Please read this first.' };
    serve(createOrder, refuse('custom-question.distress', { fields }));
    const { form, type, submit } = open();
    type(QUESTIONS);
    await submit();
    expect(form().distressAt).toBe(3);
    act(() => form().change(3, 'Another?'));
    expect(form().distressAt).toBe(-1);
  });
});
