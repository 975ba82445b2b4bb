import { useEffect, useRef, useState } from 'react';
import type { PairQuestionId } from './pair-questions.rules.ts';

interface OpenRow {
  readonly id: PairQuestionId | null;
  /** Opened from another row, which closed around the button that was pressed. */
  readonly chosen: boolean;
}

/** Which of the six rows is open. One chosen from another row takes the focus, as the pressed button is hidden. */
export const useOpenRow = () => {
  const rows = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<OpenRow>({ id: null, chosen: false });
  useEffect(() => {
    if (open.chosen) rows.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
  }, [open]);
  return {
    rows,
    openId: open.id,
    show: (id: PairQuestionId) => setOpen({ id, chosen: false }),
    toggle: (id: PairQuestionId) => setOpen({ id: id === open.id ? null : id, chosen: false }),
    choose: (id: PairQuestionId) => setOpen({ id, chosen: true }),
  };
};
