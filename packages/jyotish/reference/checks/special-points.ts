import { sunUpagrahas, type SunUpagrahas } from '../../src/chart/sun-upagrahas.ts';
import { partUpagrahasAt } from '../../src/panchanga/part-upagrahas.ts';
import { specialLagnas, specialLagnasAt } from '../../src/panchanga/special-lagnas.ts';
import { JAGANNATHA_HORA } from '../../src/tables/conventions.ts';
import { PART_UPAGRAHAS, type PartUpagraha } from '../../src/tables/day-parts.ts';
import { degrees } from '../../src/units.ts';
import { instantOfBirth } from '../case-skies.ts';
import { longitudeNamed, outsideCases } from '../outside-cases.ts';
import { REPORT_CLOCK, REPORTED_POINTS, reportInstant, type Printed } from '../report-points.ts';
import {
  REPORTED_SPECIAL_LAGNAS,
  SPECIAL_LAGNA_EXAMPLES,
  SUN_UPAGRAHA_EXERCISE,
} from '../special-point-examples.ts';
import { arcsecondsApart, explained, worstWithin, type Check, type Difference } from './check.ts';

const UPAGRAHAS = ['dhuma', 'vyatipata', 'parivesha', 'indrachapa', 'upaketu'] as const;

const upagrahaDifferences = (at: string, sun: number, printed: SunUpagrahas): Difference[] => {
  const ours = sunUpagrahas(degrees(sun));
  return UPAGRAHAS.map((name) => ({
    at: `${at} ${name}`,
    value: arcsecondsApart(ours[name], printed[name]),
  }));
};

const ofCases = (): readonly Difference[] =>
  outsideCases<{ readonly sun: string }, Readonly<Record<string, string>>>('-upagraha').flatMap(
    ({ id, input, expected }) => {
      const printed = Object.fromEntries(
        UPAGRAHAS.map((name) => [name, degrees(longitudeNamed(expected[name] ?? ''))]),
      );
      return upagrahaDifferences(id, longitudeNamed(input.sun), printed as unknown as SunUpagrahas);
    },
  );

const ofExercise = (): readonly Difference[] => {
  const { at, sun, ...printed } = SUN_UPAGRAHA_EXERCISE;
  return upagrahaDifferences(at, sun, printed as unknown as SunUpagrahas);
};

const ofBook = (): readonly Difference[] =>
  SPECIAL_LAGNA_EXAMPLES.flatMap(({ at, days, sun, hora, ghati }) => {
    const ours = specialLagnas(degrees(sun), days);
    return [
      { at: `${at} hora`, value: arcsecondsApart(ours.hora, hora) },
      { at: `${at} ghati`, value: arcsecondsApart(ours.ghati, ghati) },
    ];
  });

const ofReport = (): readonly Difference[] => {
  const { at, birth, ...printed } = REPORTED_SPECIAL_LAGNAS;
  const ours = specialLagnasAt(instantOfBirth(birth), birth);
  if (typeof ours === 'string') throw new Error('no day of birth');
  return (['bhava', 'hora', 'ghati'] as const).map((name) => ({
    at: `${at} ${name}`,
    value: arcsecondsApart(ours[name], printed[name]),
  }));
};

const longitudeOf = ([sign, degree, minute, second]: Printed): number =>
  sign * 30 + degree + minute / 60 + second / 3600;

const partUpagrahaDifferences = (): readonly Difference[] =>
  REPORTED_POINTS.flatMap(({ year, ...printed }) => {
    const ours = partUpagrahasAt(reportInstant(year), REPORT_CLOCK, JAGANNATHA_HORA);
    if (typeof ours === 'string') throw new Error(ours);
    return (Object.keys(PART_UPAGRAHAS) as PartUpagraha[]).map((name) => ({
      at: `${year} ${name}`,
      value: arcsecondsApart(ours[name], longitudeOf(printed[name])),
    }));
  });

const vighatiDifferences = (): readonly Difference[] =>
  REPORTED_POINTS.map(({ year, vighati }) => {
    const ours = specialLagnasAt(reportInstant(year), REPORT_CLOCK, JAGANNATHA_HORA);
    if (typeof ours === 'string') throw new Error(ours);
    return { at: `${year}`, value: arcsecondsApart(ours.vighati, longitudeOf(vighati)) };
  });

/** Special lagnas and the upagrahas of the Sun, as a book and a report have them. */
export const specialPointChecks = (): readonly Check[] => [
  worstWithin('upagrahas of the Sun, book examples', [...ofCases(), ...ofExercise()], {
    value: 60,
    unit: '″',
  }),
  worstWithin('hora and ghati lagna, book examples', ofBook(), { value: 60, unit: '″' }),
  explained(
    worstWithin('bhava, hora and ghati lagna, Jagannatha Hora', ofReport(), {
      value: 240,
      unit: '″',
    }),
    'its three do not come of one sunrise; a second of it is 75″ of the ghati lagna',
  ),
  worstWithin('Gulika, Mandi and four more, reports', partUpagrahaDifferences(), {
    value: 30,
    unit: '″',
  }),
  explained(
    worstWithin('vighati lagna, reports', vighatiDifferences(), { value: 600, unit: '″' }),
    'a second of sunrise is 300″ of it',
  ),
];
