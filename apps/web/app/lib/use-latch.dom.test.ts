import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLatch } from './use-latch.ts';

it('is true from the first time on, for as long as it is shown', () => {
  const { result, rerender } = renderHook(({ isSo }) => useLatch(isSo), {
    initialProps: { isSo: false },
  });
  expect(result.current).toBe(false);
  rerender({ isSo: true });
  expect(result.current).toBe(true);
  rerender({ isSo: false });
  expect(result.current).toBe(true);
});
