import type { WordTables } from '../../telling/word-tables.ts';
import { APPROACHES, BACKGROUNDS, BANDS, FRICTIONS, MEETINGS, SUPPORTS } from './bonds.ts';
import { CALLINGS, EXAMS, FIELDS, SKILLS, STUDIES } from './callings.ts';
import { HABITS, INTERESTS, MONEY_HABITS, PRACTICES, STRENGTHS, TRAITS } from './character.ts';
import { GRAHA_NAMES, HARDSHIPS, significationOf } from './grahas.ts';
import { LANES, LEANINGS } from './time-words.ts';

/** Hindi word tables. */
export const TABLES: WordTables = {
  grahas: GRAHA_NAMES,
  significationOf,
  hardships: HARDSHIPS,
  fields: FIELDS,
  studies: STUDIES,
  skills: SKILLS,
  exams: EXAMS,
  callings: CALLINGS,
  strengths: STRENGTHS,
  habits: HABITS,
  moneyHabits: MONEY_HABITS,
  practices: PRACTICES,
  approaches: APPROACHES,
  frictions: FRICTIONS,
  supports: SUPPORTS,
  traits: TRAITS,
  interests: INTERESTS,
  backgrounds: BACKGROUNDS,
  meetings: MEETINGS,
  bands: BANDS,
  leanings: LEANINGS,
  lanes: LANES,
};
