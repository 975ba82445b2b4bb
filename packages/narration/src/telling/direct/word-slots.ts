import type { Finding, Judgement } from '@dhruva/jyotish';
import type { Area, Graha } from '@dhruva/jyotish/vocabulary';
import { leadingGrahas } from '../../leading-grahas.ts';
import { evidenceOf } from '../../specifics.ts';
import type { Locale } from './locale.ts';
import type { WordTables } from '../word-tables.ts';
import { causesInWords, turnsInWords } from './time-slots.ts';

/** A graha that helps with what it gives: "Jupiter[growth and good counsel]". */
const helpInWords = (words: WordTables, graha: Graha | undefined, area: Area): string =>
  graha === undefined ? '' : `${words.grahas[graha]}[${words.significationOf(graha, area)}]`;

/** A graha that holds back with how it does so: "Saturn[delays and duties]". */
const brakeInWords = (words: WordTables, graha: Graha | undefined): string =>
  graha === undefined ? '' : `${words.grahas[graha]}[${words.hardships[graha]}]`;

/**
 * Values of the slots that are words within a sentence; "" when the chart shows nothing about them.
 */
export const wordSlots = <S>(
  { words, lists, months, phrases }: Locale<S>,
  judgement: Judgement,
  nouns: S,
): Readonly<Record<string, string>> => {
  const { area, specifics } = judgement;
  const { joined, paired, ranked } = lists;
  const [helper, brake] = leadingGrahas(judgement);
  const of = <I extends Finding['id']>(id: I, most = 3) => evidenceOf(specifics, id).slice(0, most);
  return {
    fields: ranked(of('specific.work-field').map(({ field }) => words.fields[field])),
    studies: ranked(of('specific.study-field').map(({ study }) => words.studies[study])),
    skills: ranked(of('specific.skill', 2).map(({ skill }) => words.skills[skill])),
    exams: ranked(of('specific.exam-type', 2).map(({ exam }) => words.exams[exam])),
    callings: paired(of('specific.calling', 2).map(({ calling }) => words.callings[calling])),
    strengths: ranked(of('specific.strength').map(({ strength }) => words.strengths[strength])),
    habits: paired(of('specific.habit', 2).map(({ habit }) => words.habits[habit])),
    moneyHabits: paired(
      of('specific.money-habit', 2).map(({ moneyHabit }) => words.moneyHabits[moneyHabit]),
    ),
    practices: ranked(of('specific.practice', 2).map(({ practice }) => words.practices[practice])),
    approach: joined(of('specific.approach', 1).map(({ approach }) => words.approaches[approach])),
    friction: joined(of('specific.friction', 1).map(({ friction }) => words.frictions[friction])),
    frictions: joined(of('specific.friction', 2).map(({ friction }) => words.frictions[friction])),
    supports: paired(of('specific.support', 2).map(({ support }) => words.supports[support])),
    traits: joined(of('specific.partner-trait').map(({ trait }) => words.traits[trait])),
    interests: paired(
      of('specific.partner-interest', 2).map(({ interest }) => words.interests[interest]),
    ),
    background: joined(
      of('specific.partner-background', 1).map((each) => words.backgrounds[each.background]),
    ),
    meeting: joined(of('specific.meeting', 1).map(({ meeting }) => words.meetings[meeting])),
    band: joined(of('specific.marriage-band', 1).map(({ band }) => words.bands[band])),
    months: months.several(of('specific.month').map(({ month }) => month)),
    helper: helpInWords(words, helper, area),
    brake: brakeInWords(words, brake),
    secondCause: causesInWords(phrases, specifics, nouns)[1] ?? '',
    turns: turnsInWords(phrases, specifics, nouns, 3).join('; '),
    firstTurn: turnsInWords(phrases, specifics, nouns, 3)[0] ?? '',
    laterTurns: turnsInWords(phrases, specifics, nouns, 3).slice(1).join('; '),
  };
};
