import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { settle } from '@dhruva/web/test/clock.ts';
import { checkoutOpens, servePayments } from '@dhruva/web/test/fake-checkout.ts';
import { pageAt, signIn } from '@dhruva/web/test/page.tsx';
import { DETAILS } from '@dhruva/web/test/people.ts';
import { useDialogHistory } from '@dhruva/web/ui/dialog-history.ts';
import { type UseCheckout, useCheckout } from './use-checkout.ts';

test('the back button closes the checkout, and the page stays', async () => {
  signIn();
  servePayments();
  const onPage = (): UseCheckout => {
    useDialogHistory();
    return useCheckout();
  };
  const { result } = renderHook(onPage, { wrapper: pageAt('/') });
  const item = { kind: 'question', questionId: 'suitable-work', userDetails: DETAILS } as const;
  act(() => void result.current.pay({ item, amount: 99 }));
  const checkout = await checkoutOpens();
  window.history.back();
  await vi.waitFor(() => expect(checkout.isClosed).toBe(true));
  await settle();
  expect(result.current).toMatchObject({
    phase: 'idle',
    outcome: { kind: 'told', told: { state: 'not-paid' } },
  });
});
