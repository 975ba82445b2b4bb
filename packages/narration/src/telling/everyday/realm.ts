import type { Area } from '@dhruva/jyotish/vocabulary';

/** Realms of daily life, coarser than the areas: what a week looks like and what is recognised of the past. */
export const REALMS = [
  'work',
  'money',
  'love',
  'family',
  'home',
  'study',
  'places',
  'self',
] as const;
export type Realm = (typeof REALMS)[number];

/** Realms whose free practice is a service to others; of the rest it is a remembering. */
export const SERVING: readonly Realm[] = ['work', 'money', 'study', 'self'];

/** The realm of each life area. */
export const REALM_OF: Readonly<Record<Area, Realm>> = {
  'career-job': 'work',
  'government-job': 'work',
  business: 'work',
  wealth: 'money',
  'marriage-timing': 'love',
  'love-marriage': 'love',
  'spouse-nature': 'love',
  'marital-harmony': 'love',
  children: 'family',
  family: 'family',
  'property-vehicle': 'home',
  education: 'study',
  foreign: 'places',
  'spirituality-luck': 'self',
  'overall-timeline': 'self',
  self: 'self',
};
