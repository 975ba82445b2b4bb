import type { Finding, Judgement } from '@dhruva/jyotish';
import type { Graha } from '@dhruva/jyotish/vocabulary';
import { evidenceOf } from '../../specifics.ts';
import { leadingGrahas } from '../../leading-grahas.ts';
import { joined, paired, ranked } from '../lists.ts';
import type { Say } from '../say.ts';
import { APPROACHES, BACKGROUNDS, BANDS, FRICTIONS, MEETINGS, SUPPORTS } from '../words/bonds.ts';
import { CALLINGS, EXAMS, FIELDS, SKILLS, STUDIES } from '../words/callings.ts';
import {
  HABITS,
  INTERESTS,
  MONEY_HABITS,
  PRACTICES,
  STRENGTHS,
  TRAITS,
} from '../words/character.ts';
import { monthListInWords } from '../words/months.ts';
import { GRAHA_GIFTS, GRAHA_NAMES } from '../words/grahas.ts';
import { causeInWords, turnsInWords } from './time-phrases.ts';

/** "Jupiter[growth and good counsel]" */
const forceInWords = (graha: Graha): string => `${GRAHA_NAMES[graha]}[${GRAHA_GIFTS[graha]}]`;

/** Slots that are words within a sentence; empty when the chart says nothing about them. */
export const wordSlots = (
  { specifics, findings }: Judgement,
  say: Say,
): Readonly<Record<string, string>> => {
  const [helper, brake] = leadingGrahas(findings);
  const of = <I extends Finding['id']>(id: I, most = 3) => evidenceOf(specifics, id).slice(0, most);
  return {
    fields: ranked(of('specific.work-field').map(({ field }) => FIELDS[field])),
    studies: ranked(of('specific.study-field').map((e) => STUDIES[e.study])),
    skills: ranked(of('specific.skill', 2).map(({ skill }) => SKILLS[skill])),
    exams: ranked(of('specific.exam-type', 2).map(({ exam }) => EXAMS[exam])),
    callings: paired(of('specific.calling', 2).map(({ calling }) => CALLINGS[calling])),
    strengths: ranked(of('specific.strength').map(({ strength }) => STRENGTHS[strength])),
    habits: paired(of('specific.habit', 2).map(({ habit }) => HABITS[habit])),
    moneyHabits: paired(of('specific.money-habit', 2).map((e) => MONEY_HABITS[e.moneyHabit])),
    practices: ranked(of('specific.practice', 2).map(({ practice }) => PRACTICES[practice])),
    approach: joined(of('specific.approach', 1).map(({ approach }) => APPROACHES[approach])),
    friction: joined(of('specific.friction', 1).map(({ friction }) => FRICTIONS[friction])),
    frictions: joined(of('specific.friction', 2).map(({ friction }) => FRICTIONS[friction])),
    supports: paired(of('specific.support', 2).map(({ support }) => SUPPORTS[support])),
    traits: joined(of('specific.partner-trait').map(({ trait }) => TRAITS[trait])),
    interests: paired(of('specific.partner-interest', 2).map((e) => INTERESTS[e.interest])),
    background: joined(of('specific.partner-background', 1).map((e) => BACKGROUNDS[e.background])),
    meeting: joined(of('specific.meeting', 1).map(({ meeting }) => MEETINGS[meeting])),
    band: joined(of('specific.marriage-band', 1).map(({ band }) => BANDS[band])),
    months: monthListInWords(of('specific.month').map(({ month }) => month)),
    helper: helper === undefined ? '' : forceInWords(helper),
    brake: brake === undefined ? '' : forceInWords(brake),
    causes: specifics
      .flatMap((each) => causeInWords(each, say))
      .slice(0, 2)
      .join('; '),
    turns: turnsInWords(specifics, say, 3),
    allTurns: turnsInWords(specifics, say, 5),
  };
};
