import type { Claim, Finding, FindingId, Judgement, Side, Window } from '@dhruva/jyotish';
import type { Graha } from '@dhruva/jyotish/vocabulary';
import { grahaOf, leadingGrahas } from '../../leading-grahas.ts';
import { claimsOfAll } from '../sentences.ts';

/** The specifics each slot is filled from. */
const SPECIFICS_OF_SLOT: Readonly<Record<string, readonly FindingId[]>> = {
  fields: ['specific.work-field'],
  studies: ['specific.study-field'],
  skills: ['specific.skill'],
  exams: ['specific.exam-type'],
  callings: ['specific.calling'],
  strengths: ['specific.strength'],
  habits: ['specific.habit'],
  moneyHabits: ['specific.money-habit'],
  practices: ['specific.practice'],
  approach: ['specific.approach'],
  friction: ['specific.friction'],
  frictions: ['specific.friction'],
  supports: ['specific.support'],
  traits: ['specific.partner-trait'],
  interests: ['specific.partner-interest'],
  background: ['specific.partner-background'],
  meeting: ['specific.meeting'],
  band: ['specific.marriage-band'],
  months: ['specific.month'],
  secondCause: [
    'specific.cause-birth',
    'specific.cause-graha',
    'specific.cause-period',
    'specific.cause-saturn',
    'specific.cause-node',
  ],
  turns: ['specific.turning-point'],
  firstTurn: ['specific.turning-point'],
  laterTurns: ['specific.turning-point'],
  eases: ['specific.eases-from'],
  periods: ['specific.period'],
  asks: ['specific.period-asks'],
  relatives: ['specific.relative'],
  lower: ['specific.strength', 'specific.work-field', 'specific.study-field'],
};

/** What the windows of an answer claim. */
export const windowClaims = (
  windows: readonly Pick<Window, 'from' | 'to' | 'strength'>[],
): readonly Claim[] =>
  windows.map(({ from, to, strength }) => ({ kind: 'window', start: from, end: to, strength }));

/** What the months looked at rest on, where they are not the question's own. */
export const monthsClaims = ({ life: { monthsBy } }: Pick<Judgement, 'life'>): readonly Claim[] =>
  monthsBy === null ? [] : [monthsBy];

/** What an answer claims of how long it holds. */
export const holdsClaims = ({
  holdsMinutes,
  holdsShareOfDay,
}: Pick<Judgement, 'holdsMinutes' | 'holdsShareOfDay'>): readonly Claim[] => {
  if (holdsMinutes !== null) return [{ kind: 'holds', minutes: holdsMinutes }];
  return holdsShareOfDay === null ? [] : [{ kind: 'holds', share: holdsShareOfDay }];
};

/** The heaviest finding of a graha on a side, by which it is named as help or brake. */
const heaviestOf = (
  findings: readonly Finding[],
  graha: Graha | undefined,
  side: Side,
): readonly Finding[] =>
  findings.filter((each) => each.side === side && grahaOf(each) === graha).slice(0, 1);

/** What the value of a slot claims. */
export const slotClaims = (judgement: Judgement, slot: string): readonly Claim[] => {
  const { findings, life, specifics, trend, windows } = judgement;
  const [helper, brake] = leadingGrahas(judgement);
  switch (slot) {
    case 'trend':
      return trend === null ? [] : [{ kind: 'trend', step: trend }];
    case 'when':
      return [...windowClaims(windows), ...monthsClaims(judgement)];
    case 'lanes':
      return life.cases.map(({ rests }) => rests);
    case 'helper':
      return claimsOfAll(heaviestOf(findings, helper, 'for'));
    case 'brake':
      return claimsOfAll(heaviestOf(findings, brake, 'against'));
    default: {
      const ids = SPECIFICS_OF_SLOT[slot] ?? [];
      return claimsOfAll(specifics.filter(({ id }) => ids.includes(id)));
    }
  }
};
