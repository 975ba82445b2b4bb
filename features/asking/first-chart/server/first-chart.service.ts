import { setImmediate as othersFirst } from 'node:timers/promises';
import { parseBirthDate, parseBirthTime } from '@dhruva/account/profile/server';
import { answerDay } from '@dhruva/asking/answers/server';
import { missingFields } from '@dhruva/asking/births/contract/missing-fields';
import type { UserDetails } from '@dhruva/asking/births/contract/schemas';
import type { Births, ChartInput } from '@dhruva/asking/births/server';
import { holdsOf } from '@dhruva/asking/questions/server';
import { indianDay } from '@dhruva/civil-time';
import { firmnessOf, type JulianDayUt, outlineOf, unixMsFromJulianDay } from '@dhruva/jyotish';
import type { BodyOf } from '@dhruva/kernel/route';
import { narrateOutline } from '@dhruva/narration';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { FIRST_QUESTIONS } from '../contract/first-questions.ts';
import type { drawChart } from '../contract/routes.ts';
import type { FirstChart } from '../contract/schemas.ts';

export type TypedBirth = Omit<BodyOf<typeof drawChart>, 'work'>;

const refused = ({
  code,
  choices,
}: Extract<
  ReturnType<typeof parseBirthDate | typeof parseBirthTime>,
  { kind: 'refused' }
>): AppError => new AppError(code, choices ? { choices: [...choices] } : {});

/** Date and time as typed → as births take them. Throws what cannot be read, or read in two ways. */
const readTyped = (typed: TypedBirth, now: Date): UserDetails => {
  const details = { ...typed, questionFor: 'self', gender: 'other' } as const;
  if (missingFields(typed).length > 0) return details;
  const date = parseBirthDate(typed.dob, indianDay(now));
  if (date.kind === 'refused') throw refused(date);
  if (typed.timeUnknown === true) return { ...details, dob: date.value };
  const time = parseBirthTime(typed.timeOfBirth);
  if (time.kind === 'refused') throw refused(time);
  return { ...details, dob: date.value, timeOfBirth: time.value };
};

const firmnessOfEach = async (chart: ChartInput, now: Date): Promise<FirstChart['firmness']> => {
  const told: FirstChart['firmness'] = [];
  for (const questionId of FIRST_QUESTIONS) {
    const holds = holdsOf(questionId, chart, now);
    told.push({ questionId, level: firmnessOf(holds), ...holds });
    // Judging takes some tens of milliseconds.
    await othersFirst();
  }
  return told;
};

const indianDayOf = (at: JulianDayUt): string => indianDay(new Date(unixMsFromJulianDay(at)));

/** A birth at the first look, for today; nothing of it is stored. Throws what the birth is refused for. */
export const firstChartOf = async (
  births: Births,
  typed: TypedBirth,
  now: Date,
): Promise<FirstChart> => {
  const { birth, chart } = births.read(readTyped(typed, now), now);
  const { asOf, at } = answerDay(now);
  const outline = outlineOf({ ...chart, at });
  return {
    birth,
    chart: { ...outline.chart, grahas: { ...outline.chart.grahas } },
    lagna: outline.lagna,
    moons: [...outline.moonRashis],
    nextOn: outline.next && indianDayOf(outline.next.at),
    texts: {
      en: narrateOutline(outline, indianDayOf, 'en'),
      hi: narrateOutline(outline, indianDayOf, 'hi'),
    },
    firmness: await firmnessOfEach(chart, now),
    asOf,
  };
};
