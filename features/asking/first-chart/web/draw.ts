import { refusalInWords } from '@dhruva/account/auth/web';
import { CallError } from '@dhruva/web/lib/call-error.ts';
import { call } from '@dhruva/web/lib/call.ts';
import { dropFromTab, keepInTab, readFromTab } from '@dhruva/web/lib/tab-storage.ts';
import * as z from 'zod/mini';
import { drawChart } from '../contract/routes.ts';
import { firstChart, type FirstChart } from '../contract/schemas.ts';
import type { TypedBirth } from '@dhruva/asking/births/contract/typed-birth';
import { keepUnderstood } from '@dhruva/asking/births/web';
import { bodyOf, type Field, refusedField } from './birth-fields.rules.ts';

const KEY = 'first-chart';

/** A choice offered where what was typed has several meanings, with what the form has when it is taken. */
export interface Choice {
  readonly label: string;
  readonly change: Partial<TypedBirth>;
}

/** Why nothing was drawn; with choices it is a question and no error. */
export interface Refusal {
  readonly field: Field;
  readonly message: string;
  readonly choices: readonly Choice[];
}

export type Drawn =
  | { readonly kind: 'drawn'; readonly chart: FirstChart }
  | ({ readonly kind: 'refused' } & Refusal);

const changeOf = (field: Field, value: string, label: string): Partial<TypedBirth> => {
  if (value === 'earlier' || value === 'later') return { fold: value };
  return field === 'dob' ? { dob: label } : { time: value };
};

const refusalOf = (error: CallError): Drawn => {
  const field = refusedField(error.code);
  const { candidates = [], choices = [] } = error.extras;
  return {
    kind: 'refused',
    field,
    message: refusalInWords(error),
    choices: [
      ...candidates.map(({ id, label }) => ({
        label,
        change: { place: { text: label, placeId: id } },
      })),
      ...choices.map(({ value, label }) => ({ label, change: changeOf(field, value, label) })),
    ],
  };
};

/** Asks for the chart; does a small sum first where the server wants one. */
const ask = async (typed: TypedBirth): Promise<FirstChart> => {
  const body = bodyOf(typed);
  try {
    return await call(drawChart, { body });
  } catch (error) {
    const puzzle = error instanceof CallError ? error.extras.puzzle : undefined;
    if (puzzle === undefined) throw error;
    const { solvePuzzle } = await import('@dhruva/account/auth/web/later');
    const answer = await solvePuzzle(puzzle, new AbortController().signal);
    return call(drawChart, { body: { ...body, work: { puzzle: puzzle.puzzle, answer } } });
  }
};

/** Draws the chart of a typed birth, or says why not. What was drawn, and of what, stays in the tab. */
export const draw = async (typed: TypedBirth): Promise<Drawn> => {
  try {
    const chart = await ask(typed);
    keepInTab(KEY, chart);
    keepUnderstood({ dob: chart.birth.date, time: chart.birth.time });
    return { kind: 'drawn', chart };
  } catch (error) {
    if (error instanceof CallError) return refusalOf(error);
    throw error;
  }
};

/** The chart last drawn in this tab. */
export const drawnBefore = (): FirstChart | undefined => {
  const kept = z.safeParse(firstChart, readFromTab(KEY));
  return kept.success ? kept.data : undefined;
};

export const dropDrawn = (): void => dropFromTab(KEY);
