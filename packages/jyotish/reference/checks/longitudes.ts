import { skyOfCase, type Clock } from '../case-skies.ts';
import { grahaNamed, outsideCases } from '../outside-cases.ts';
import { arcsecondsApart, worstWithin, type Check, type Difference } from './check.ts';

/**
 * Arcseconds between each printed longitude and ours, of the cases whose id ends so, under the case's
 * own conventions.
 */
const differences = (ending: string): readonly Difference[] =>
  outsideCases<Clock, Readonly<Record<string, number>>>(ending).flatMap((found) => {
    const { grahas, lagna } = skyOfCase(found, found.input);
    return Object.entries(found.expected).map(([name, printed]) => {
      const ours = name === 'Asc' ? lagna : grahas[grahaNamed(name)].lon;
      return { at: `${found.id} ${name}`, value: arcsecondsApart(ours, printed) };
    });
  });

/** Ids of cases from books of B. V. Raman begin so. */
const RAMAN = 'bvr';
/** Arcseconds a longitude of his may differ: the tolerance of the case, 0.06°. */
const RAMAN_TOLERANCE = 216;

/**
 * Compares our longitudes with those printed by others: reports of Jagannatha Hora, and a book of
 * B. V. Raman under his ayanamsha.
 */
export const longitudeChecks = (): readonly Check[] => {
  const all = differences('-lon');
  const ofRaman = all.filter(({ at }) => at.startsWith(RAMAN));
  return [
    worstWithin(
      'sidereal longitudes, Jagannatha Hora',
      all.filter((difference) => !ofRaman.includes(difference)),
      { value: 1, unit: '″' },
    ),
    worstWithin('longitudes under Raman ayanamsha, a book', ofRaman, {
      value: RAMAN_TOLERANCE,
      unit: '″',
    }),
  ];
};
