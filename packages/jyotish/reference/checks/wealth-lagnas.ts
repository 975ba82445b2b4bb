import { chartOf } from '../../src/chart/chart.ts';
import { induLagna, sreeLagna } from '../../src/chart/wealth-lagnas.ts';
import { skyAt } from '../../src/sky/sky.ts';
import { degrees } from '../../src/units.ts';
import { instantOfBirth } from '../case-skies.ts';
import { INDU_EXAMPLE, REPORTED, SREE_EXAMPLES } from '../wealth-lagna-examples.ts';
import { allEqual, arcsecondsApart, explained, worstWithin, type Check } from './check.ts';

const ARCMINUTE = { value: 60, unit: '″' };

const reported = () => {
  const { lagna, grahas } = chartOf(skyAt(instantOfBirth(REPORTED.birth), REPORTED.birth));
  return {
    sree: sreeLagna(lagna.lon, grahas.moon.lon),
    indu: induLagna(lagna.rashi, grahas.moon.rashi),
  };
};

const printed = () =>
  SREE_EXAMPLES.map(({ at, moon, lagna, sree }) => ({
    at,
    value: arcsecondsApart(sreeLagna(degrees(lagna), degrees(moon)), sree),
  }));

/** Sree and indu lagna as a book, a report and a teaching page have them. */
export const wealthLagnaChecks = (): readonly Check[] => {
  const ours = reported();
  const { at, lagna, moon, indu } = INDU_EXAMPLE;
  return [
    worstWithin('sree lagna, book examples', printed(), ARCMINUTE),
    explained(
      worstWithin(
        'sree lagna, Jagannatha Hora',
        [{ at: REPORTED.at, value: arcsecondsApart(ours.sree, REPORTED.sree) }],
        ARCMINUTE,
      ),
      'one arcsecond of the Moon is 27 of the sree lagna',
    ),
    allEqual('indu lagna, Jagannatha Hora and a printed example', [
      { at: REPORTED.at, ours: ours.indu, theirs: REPORTED.indu },
      { at, ours: induLagna(lagna, moon), theirs: indu },
    ]),
  ];
};
