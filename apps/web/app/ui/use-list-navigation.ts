import { type KeyboardEvent, useState } from 'react';

interface ListNavigation {
  readonly count: number;
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onChoose: (index: number) => void;
}

/** Keyboard handling of an editable combobox with manual selection (ARIA APG): arrows, Enter, Escape. */
export const useListNavigation = ({ count, open, onOpen, onClose, onChoose }: ListNavigation) => {
  const [active, setActive] = useState(-1);
  const move = (step: 1 | -1) => {
    if (!open) onOpen();
    if (count === 0) return;
    const from = open ? active : -1;
    setActive(from === -1 && step === -1 ? count - 1 : (from + step + count) % count);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const keys: Record<string, (() => void) | undefined> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: open && active >= 0 && active < count ? () => onChoose(active) : undefined,
      Escape: open ? onClose : undefined,
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return { active: open && active < count ? active : -1, setActive, onKeyDown };
};
