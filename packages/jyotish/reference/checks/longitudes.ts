import { skyOfCase, type Clock } from '../case-skies.ts';
import { grahaNamed, outsideCases } from '../outside-cases.ts';
import { arcsecondsApart, worstWithin, type Check, type Difference } from './check.ts';

/** Arcseconds between each printed longitude and ours, under the case's own conventions. */
const differences = (ending: string): readonly Difference[] =>
  outsideCases<Clock, Readonly<Record<string, number>>>(ending).flatMap((found) => {
    const { grahas, lagna } = skyOfCase(found, found.input);
    return Object.entries(found.expected).map(([name, printed]) => {
      const ours = name === 'Asc' ? lagna : grahas[grahaNamed(name)].lon;
      return { at: `${found.id} ${name}`, value: arcsecondsApart(ours, printed) };
    });
  });

/** Longitudes printed by others: reports of Jagannatha Hora, and a book under Raman's ayanamsha. */
export const longitudeChecks = (): readonly Check[] => {
  const all = differences('-lon');
  const ofBook = all.filter(({ at }) => at.startsWith('bvr'));
  return [
    worstWithin(
      'sidereal longitudes, Jagannatha Hora',
      all.filter((difference) => !ofBook.includes(difference)),
      { value: 1, unit: '″' },
    ),
    worstWithin('longitudes under Raman ayanamsha, a book', ofBook, { value: 216, unit: '″' }),
  ];
};
