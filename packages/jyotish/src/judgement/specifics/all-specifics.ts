import type { SpecificKind } from '../plans/plan.types.ts';
import { bestMonths } from './best-months.ts';
import { causes, eases } from './causes.ts';
import { lanes } from './lanes.ts';
import { actOrWait, leaning } from './leanings.ts';
import { marriageBand, meeting, partnerBackground } from './partner-circumstances.ts';
import { partnerTraits } from './partner-traits.ts';
import { periodAsks, periods, turningPoints } from './periods.ts';
import { ranked } from './ranked.ts';
import { relatives } from './relatives.ts';
import type { Specific } from './specific-input.ts';

/** The function of each kind of specific. */
export const SPECIFICS: Readonly<Record<SpecificKind, Specific>> = {
  'work-fields': ranked('work-fields'),
  'growth-fields': ranked('growth-fields'),
  'study-fields': ranked('study-fields'),
  skills: ranked('skills'),
  'exam-types': ranked('exam-types'),
  callings: ranked('callings'),
  strengths: ranked('strengths'),
  habits: ranked('habits'),
  'money-habits': ranked('money-habits'),
  practices: ranked('practices'),
  approaches: ranked('approaches'),
  'home-approaches': ranked('home-approaches'),
  frictions: ranked('frictions'),
  supports: ranked('supports'),
  'partner-traits': partnerTraits,
  'partner-interests': ranked('partner-interests'),
  'partner-background': partnerBackground,
  meeting,
  'marriage-band': marriageBand,
  parents: relatives(['mother', 'father']),
  siblings: relatives(['younger-siblings', 'elder-siblings']),
  'in-laws': relatives(['in-laws']),
  causes,
  eases,
  'best-months': bestMonths,
  periods,
  'period-asks': periodAsks,
  'turning-points': turningPoints,
  lanes,
  'job-or-business': leaning('job-or-business'),
  'love-or-arranged': leaning('love-or-arranged'),
  'save-or-spend': leaning('save-or-spend'),
  'steady-or-risk': leaning('steady-or-risk'),
  'sell-or-renovate': leaning('sell-or-renovate'),
  'stay-or-move': leaning('stay-or-move'),
  'stay-or-change': leaning('stay-or-change'),
  'settle-or-return': leaning('settle-or-return'),
  'alone-or-partner': leaning('alone-or-partner'),
  'speak-or-wait': actOrWait('speak'),
  'begin-or-wait': actOrWait('begin'),
};
