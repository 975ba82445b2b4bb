import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { settle } from '../../../test/clock.ts';
import { checkoutOpens, servePayments } from '../../../test/fake-checkout.ts';
import { DETAILS } from '../../../test/people.ts';
import { useDialogHistory } from '../../ui/dialog-history.ts';
import { storeToken } from '../token.ts';
import { type UseCheckout, useCheckout } from './use-checkout.ts';

test('the back button closes the checkout, and the page stays', async () => {
  storeToken('secret');
  servePayments();
  const onPage = (): UseCheckout => {
    useDialogHistory();
    return useCheckout();
  };
  const { result } = renderHook(onPage, { wrapper: MemoryRouter });
  const item = { kind: 'question', questionId: 'suitable-work', userDetails: DETAILS } as const;
  act(() => void result.current.pay({ item, amount: 99 }));
  const checkout = await checkoutOpens();
  window.history.back();
  await vi.waitFor(() => expect(checkout.isClosed).toBe(true));
  await settle();
  expect(result.current).toMatchObject({ phase: 'idle', outcome: { kind: 'dismissed' } });
});
