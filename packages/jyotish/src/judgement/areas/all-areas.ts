import type { Area } from '../../vocabulary.ts';
import type { AreaRecord } from './area.types.ts';
import { business } from './business.ts';
import { careerJob } from './career-job.ts';
import { children } from './children.ts';
import { education } from './education.ts';
import { family } from './family.ts';
import { foreign } from './foreign.ts';
import { governmentJob } from './government-job.ts';
import { loveMarriage } from './love-marriage.ts';
import { maritalHarmony } from './marital-harmony.ts';
import { marriageTiming } from './marriage-timing.ts';
import { overallTimeline } from './overall-timeline.ts';
import { propertyVehicle } from './property-vehicle.ts';
import { self } from './self.ts';
import { spiritualityLuck } from './spirituality-luck.ts';
import { spouseNature } from './spouse-nature.ts';
import { wealth } from './wealth.ts';

/** The record of every life area. */
export const AREA_RECORDS: Readonly<Record<Area, AreaRecord>> = {
  'career-job': careerJob,
  'government-job': governmentJob,
  business,
  wealth,
  'marriage-timing': marriageTiming,
  'love-marriage': loveMarriage,
  'spouse-nature': spouseNature,
  'marital-harmony': maritalHarmony,
  children,
  education,
  foreign,
  'property-vehicle': propertyVehicle,
  family,
  'spirituality-luck': spiritualityLuck,
  'overall-timeline': overallTimeline,
  self,
};
