import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { shownToken } from '@dhruva/web/lib/token.ts';
import type { CheckedPair } from '../calls.ts';
import type { PairForm as Values } from './pair-form.rules.ts';

/** What stood in the form when somebody went on to an answer: both births as typed and as understood. */
interface LeftPair {
  readonly typed: Values;
  readonly checked: CheckedPair;
  readonly open: boolean;
}

interface Kept extends LeftPair {
  readonly token: string;
}

const KEY = ['left-pair'];

/** The pair somebody left the page with, for who comes back in the same session; in memory alone. */
export const useLeftPair = (): LeftPair | undefined => {
  const queries = useQueryClient();
  const [left] = useState(() => {
    const kept = queries.getQueryData<Kept>(KEY);
    return kept && kept.token === shownToken() ? kept : undefined;
  });
  return left;
};

/** Keeps what `leave` returns when the page is left. */
export const useKeepPair = (leave: () => LeftPair | undefined): void => {
  const queries = useQueryClient();
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(
    () => () => {
      const [now, token] = [latest.current(), shownToken()];
      queries.setQueryDefaults(KEY, { gcTime: Infinity });
      if (now && token !== null) queries.setQueryData(KEY, { ...now, token } satisfies Kept);
    },
    [queries],
  );
};
