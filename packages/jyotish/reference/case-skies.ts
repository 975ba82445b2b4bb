import { skyAt } from '../src/sky/sky.ts';
import type { Sky } from '../src/sky/sky.types.ts';
import {
  JAGANNATHA_HORA,
  PRODUCT_CONVENTIONS,
  type Conventions,
} from '../src/tables/conventions.ts';
import { julianDayFromUnixMs, type JulianDayUt } from '../src/units.ts';
import type { OutsideCase } from './outside-cases.ts';

/** A birth as the outside cases give it: civil date, time and UTC offset. */
export interface Clock {
  readonly date: string;
  readonly time: string;
  readonly utc_offset_hours: number;
  readonly lat: number;
  readonly lon: number;
}

const MS_PER_HOUR = 3_600_000;

/** "YYYY-MM-DD HH:MM:SS" on a clock so many hours east. */
export const instantOf = (wall: string, hoursEast: number): JulianDayUt =>
  julianDayFromUnixMs(Date.parse(`${wall.replace(' ', 'T')}Z`) - hoursEast * MS_PER_HOUR);

export const instantOfBirth = ({ date, time, utc_offset_hours }: Clock): JulianDayUt =>
  instantOf(`${date} ${time}`, utc_offset_hours);

type Convention = Pick<OutsideCase, 'convention'>;

const stated = ({ convention }: Convention, name: string): string => {
  const value = convention[name];
  return typeof value === 'string' ? value : '';
};

/** Conventions of a case's author; where the case does not say, the product's. */
export const conventionsOf = (found: Convention): Conventions => {
  const ayanamsha = stated(found, 'ayanamsha');
  if (ayanamsha.startsWith('True Chitrapaksha')) return JAGANNATHA_HORA;
  return {
    ...PRODUCT_CONVENTIONS,
    ayanamsha: ayanamsha.startsWith('Raman') ? 'raman' : 'lahiri',
    node: stated(found, 'node') === 'true' ? 'true' : 'mean',
    positions: /^true/i.test(stated(found, 'positions')) ? 'geometric' : 'apparent',
  };
};

/** The sky of a case's birth, under its author's conventions. */
export const skyOfCase = (found: Convention, birth: Clock): Sky =>
  skyAt(instantOfBirth(birth), birth, conventionsOf(found));
