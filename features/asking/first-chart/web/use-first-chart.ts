import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { m } from '@dhruva/web/paraglide/messages.js';
import { BIRTH_ERRORS } from '@dhruva/asking/births/contract/errors';
import { shownToken, subscribeToken } from '@dhruva/web/lib/token.ts';
import type { FirstChart } from '../contract/schemas.ts';
import { NOTHING_TYPED, type TypedBirth } from '@dhruva/asking/births/contract/typed-birth';
import { keepTypedBirth, typedBirth } from '@dhruva/asking/births/web';
import { emptyFields, type Field } from './birth-fields.rules.ts';
import type { Choice, Refusal } from './draw.ts';

/**
 * `asked`: something typed has several meanings, of which one is to be chosen. `isNew`: drawn just now, and not
 * before the page was loaded again.
 */
export type Stage =
  | { readonly kind: 'typing'; readonly problems: readonly Problem[] }
  | { readonly kind: 'asked'; readonly question: Refusal }
  | { readonly kind: 'drawing' }
  | { readonly kind: 'drawn'; readonly chart: FirstChart; readonly isNew: boolean };

interface Problem {
  readonly field: Field;
  readonly message: string;
}

export interface FirstChartState {
  readonly typed: TypedBirth;
  readonly stage: Stage;
  /** Number of failed tries; each one focuses the summary again. */
  readonly attempt: number;
  readonly change: (part: Partial<TypedBirth>) => void;
  readonly submit: () => void;
  readonly choose: (choice: Choice) => void;
  /** Back to the form, with what was typed. */
  readonly correct: () => void;
}

const TYPING: Stage = { kind: 'typing', problems: [] };

/** Loaded when something is drawn, or was drawn before in this tab. */
const loadDraw = async () => import('./draw.ts');

const valueOf = (form: HTMLFormElement | null, name: string): string => {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value : '';
};

/** What was typed before the page could listen. */
const typedEarly = (form: HTMLFormElement | null): TypedBirth | undefined => {
  const dob = valueOf(form, 'dob');
  const time = valueOf(form, 'timeOfBirth');
  const text = valueOf(form, 'placeOfBirth');
  const unknown = form?.elements.namedItem('timeUnknown');
  const timeUnknown = unknown instanceof HTMLInputElement && unknown.checked;
  if (!dob && !time && !text && !timeUnknown) return undefined;
  return { ...NOTHING_TYPED, dob, time, timeUnknown, place: { text, placeId: '' } };
};

/** Calls back when somebody signs out here. */
const useSignedOut = (callback: () => void): void => {
  const latest = useRef(callback);
  latest.current = callback;
  useEffect(() => {
    let before = shownToken();
    return subscribeToken(() => {
      const isOut = before !== null && shownToken() === null;
      before = shownToken();
      if (isOut) latest.current();
    });
  }, []);
};

/** Gives back, as the page wakes, what was typed early or kept in the tab, and the chart that was drawn of it. */
const useRestored = (
  form: RefObject<HTMLFormElement | null>,
  onTyped: (typed: TypedBirth) => void,
  onDrawn: (chart: FirstChart) => void,
): void => {
  const latest = useRef({ onTyped, onDrawn });
  latest.current = { onTyped, onDrawn };
  useLayoutEffect(() => {
    const early = typedEarly(form.current);
    if (early) keepTypedBirth(early);
    const typed = early ?? typedBirth();
    if (typed) latest.current.onTyped(typed);
    const look = async (): Promise<void> => {
      const { drawnBefore } = await loadDraw();
      const chart = drawnBefore();
      if (chart) latest.current.onDrawn(chart);
    };
    if (typed && !early) look().catch(() => undefined);
  }, [form]);
};

/** The form of a first chart: what is typed, what became of it, and what the tab keeps of both. */
export const useFirstChart = (form: RefObject<HTMLFormElement | null>): FirstChartState => {
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const [stage, setStage] = useState<Stage>(TYPING);
  const [attempt, setAttempt] = useState(0);
  /** Of the draws begun, the one that counts. */
  const current = useRef(0);

  useRestored(form, setTyped, (chart) => {
    if (current.current === 0) setStage({ kind: 'drawn', chart, isNew: false });
  });
  useSignedOut(() => {
    current.current += 1;
    setTyped(NOTHING_TYPED);
    setStage(TYPING);
  });

  const fail = (problems: readonly Problem[]): void => {
    setStage({ kind: 'typing', problems });
    setAttempt((count) => count + 1);
  };
  const drawIt = async (birth: TypedBirth): Promise<void> => {
    const empty = emptyFields(birth);
    const message = BIRTH_ERRORS['birth.details-missing'].sentence;
    if (empty.length > 0) return fail(empty.map((field) => ({ field, message })));
    current.current += 1;
    const mine = current.current;
    setStage({ kind: 'drawing' });
    const drawn = await loadDraw()
      .then(async ({ draw }) => draw(birth))
      .catch(() => undefined);
    if (mine !== current.current) return undefined;
    if (drawn === undefined) return fail([{ field: 'form', message: m.first_chart_failed() }]);
    if (drawn.kind === 'drawn') return setStage({ ...drawn, isNew: true });
    if (drawn.choices.length > 0) return setStage({ kind: 'asked', question: drawn });
    return fail([drawn]);
  };
  const change = (part: Partial<TypedBirth>): void => {
    const next = { ...typed, fold: '' as const, ...part };
    setTyped(next);
    keepTypedBirth(next);
    if (stage.kind === 'asked') setStage(TYPING);
  };
  return {
    typed,
    stage,
    attempt,
    change,
    submit: () => void drawIt(typed),
    choose: (choice) => {
      const next = { ...typed, ...choice.change };
      setTyped(next);
      keepTypedBirth(next);
      void drawIt(next);
    },
    correct: () => {
      current.current += 1;
      setStage(TYPING);
      void loadDraw().then(({ dropDrawn }) => dropDrawn());
    },
  };
};
