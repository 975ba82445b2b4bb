import { LIFE_FACT_VALUES, type LifeFacts } from '@dhruva/account/profile/contract/life-facts';
import type { Person } from '../claims.types.ts';
import { dayOf, noonOf } from '../time/days.ts';

interface City {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
}

const CITIES: readonly City[] = [
  { name: 'Mumbai', lat: 19.08, lon: 72.88 },
  { name: 'Delhi', lat: 28.61, lon: 77.21 },
  { name: 'Kolkata', lat: 22.57, lon: 88.36 },
  { name: 'Chennai', lat: 13.08, lon: 80.27 },
  { name: 'Nagpur', lat: 21.15, lon: 79.09 },
  { name: 'Lucknow', lat: 26.85, lon: 80.95 },
  { name: 'Ahmedabad', lat: 23.02, lon: 72.57 },
  { name: 'Bengaluru', lat: 12.97, lon: 77.59 },
  { name: 'Srinagar', lat: 34.08, lon: 74.8 },
  { name: 'Guwahati', lat: 26.14, lon: 91.74 },
  { name: 'Kochi', lat: 9.93, lon: 76.27 },
];
const NAGPUR: City = { name: 'Nagpur', lat: 21.15, lon: 79.09 };

const FIRST_DAY = '1950-01-01';
const LAST_DAY = '2005-12-31';
/** India's hours before UTC, the same in all these years. */
const AHEAD = 5.5;
const MINUTES = 1440;

/** A birth, and how it is printed beside a claim that is false. */
export interface RandomBirth {
  readonly person: Person;
  readonly facts: LifeFacts;
  readonly name: string;
}

/** A birth of 1950 to 2005 in an Indian city, to the minute or without a time. */
export const randomBirth = (chance: () => number, isTimeKnown: boolean): RandomBirth => {
  const days = noonOf(LAST_DAY) - noonOf(FIRST_DAY) + 1;
  const day = dayOf(noonOf(FIRST_DAY) + Math.floor(chance() * days));
  const minute = Math.floor(chance() * MINUTES);
  const { name, lat, lon } = CITIES[Math.floor(chance() * CITIES.length)] ?? NAGPUR;
  const start = noonOf(day) - 0.5 - AHEAD / 24;
  const clock = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  const place = { lat, lon };
  return isTimeKnown
    ? {
        person: { birth: start + minute / MINUTES, place },
        facts: {},
        name: `${day} ${clock} ${name}`,
      }
    : {
        person: { birth: start + 0.5, place, unknownWithin: { start, end: start + 1 } },
        facts: {},
        name: `${day} (no time) ${name}`,
      };
};

const oneOf = <Value>(values: readonly Value[], chance: () => number): Value | undefined =>
  values[Math.floor(chance() * values.length)];

/** A birth whose person told all facts of their life, of each one of its values. */
export const withRandomFacts = (born: RandomBirth, chance: () => number): RandomBirth => {
  const { relationship, work, country } = LIFE_FACT_VALUES;
  const facts: LifeFacts = {
    relationship: oneOf(relationship, chance),
    work: oneOf(work, chance),
    country: oneOf(country, chance),
  };
  return { ...born, facts, name: `${born.name} (${Object.values(facts).join(', ')})` };
};
