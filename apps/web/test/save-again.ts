import { act } from '@testing-library/react';
import { expect, type Mock } from 'vitest';

interface Purchase {
  readonly current: { readonly notSaved: { readonly again: () => Promise<unknown> } | null };
}

/** A paid purchase that was not saved is saved again: the first try fails and tells nobody, the second tells once. */
export const saveAgain = async (
  purchase: Purchase,
  onSaved: Mock<(...given: never[]) => void>,
): Promise<void> => {
  const again = async () => purchase.current.notSaved?.again();
  await expect(again()).rejects.toMatchObject({ name: 'CallError' });
  expect(onSaved).not.toHaveBeenCalled();
  expect(purchase.current.notSaved).not.toBeNull();
  await act(again);
  expect(onSaved).toHaveBeenCalledOnce();
  expect(purchase.current.notSaved).toBeNull();
};
