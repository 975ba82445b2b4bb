import { isNode } from '../../telling/nodes.ts';
import { CHARA_WORDS } from '../words/chart-extras.ts';
import type { EvidenceOf } from '@dhruva/jyotish';
import type { Dignity, Graha } from '@dhruva/jyotish/vocabulary';
import type { NounPhrases } from '../noun-phrases.ts';
import { ORDINALS } from '../words/houses.ts';
import { tieVerb } from './relations.ts';
import { monthInWords } from '../words/months.ts';
import { DIGNITY_WORDS, LEVEL_WORDS, ROLE_WORDS } from '../words/states.ts';
import type { StepId, WordsFor } from '../../telling/factor-words.ts';

const WEAK: readonly Dignity[] = ['enemy', 'great-enemy', 'debilitated'];

/** The role of a running lord in words; Rahu and Ketu own no house and act as another lord. */
const partOf = (
  graha: Graha,
  role: EvidenceOf<'dasha.nature-helpful'>['role'],
  nouns: NounPhrases,
): string => {
  const verb = isNode(graha) ? 'acts as' : 'is';
  return role === 'lagna-lord' && nouns.from === 'moon'
    ? `${verb} lord of your Moon sign`
    : `${verb} ${ROLE_WORDS[role]}`;
};

/** Sentences of the dasha findings. */
export const dasha: WordsFor<StepId<'dasha'>, NounPhrases> = {
  'dasha.owns-house': {
    clause: (e, nouns) =>
      `${nouns.running(e.graha, e.level)} rules ${nouns.house(e.house, e.from)}`,
    ends: {
      for: [
        '. A period like this brings that part of life forward.',
        ', so the matter is awake in that time.',
        ', which ties the period to what you ask.',
      ],
    },
  },
  'dasha.occupies-house': {
    clause: (e, nouns) =>
      `${nouns.running(e.graha, e.level)} stands in ${nouns.house(e.house, e.from)}`,
    ends: {
      for: ['. Its period tends to stir that house.', ', so this area of life opens up with it.'],
    },
  },
  'dasha.aspects-house': {
    clause: (e, nouns) =>
      `${nouns.running(e.graha, e.level)} looks at ${nouns.house(e.house, e.from)}`,
    ends: {
      for: [', so the period has a hand in the matter.', '. It gives the matter some light.'],
    },
  },
  'dasha.is-karaka': {
    clause: (e, nouns) =>
      `${nouns.running(e.graha, e.level)} is the significator[karaka] of ${nouns.signification(e.graha)}`,
    ends: { for: ['. Such a period is good for %m.', ', so the period suits your question.'] },
  },
  'dasha.is-chara-karaka': {
    clause: (e, nouns) =>
      `${nouns.running(e.graha, e.level)} is ${nouns.your} ${CHARA_WORDS[e.chara]}`,
    ends: { for: ['. Its time suits what you ask.', ', which brings the matter forward.'] },
  },
  'dasha.joins-lord': {
    clause: (e, nouns) =>
      `${nouns.running(e.graha, e.level)} ${tieVerb(e.relation)} ${nouns.lord(e.lord, e.house, e.from)}`,
    ends: {
      for: ['. The period can bring what that house holds.', ', a tie that is good for %m.'],
    },
  },
  'dasha.disposes-lord': {
    clause: (e, nouns) =>
      `${nouns.running(e.graha, e.level)} is host to ${nouns.lord(e.lord, e.house, e.from)}`,
    ends: { for: [', and a good host helps its guest.', ', so it can carry the matter along.'] },
  },
  'dasha.node-acts-for': {
    clause: (e, nouns) =>
      `${nouns.running(e.graha, e.level)} gives the results of ${nouns.lord(e.dispositor, e.house, e.from)}`,
    ends: {
      for: ['. That ties the period to your question.', ', often by an unusual road.'],
    },
  },
  'dasha.owns-varga-house': {
    clause: (e, nouns) =>
      `${nouns.running(e.graha, e.level)} rules the ${ORDINALS[e.house]} house of ${nouns.varga(e.varga)}`,
    ends: { for: ['. The finer chart joins in.', ', a second sign that the time is right.'] },
  },
  'dasha.owns-hurt-house': {
    clause: (e, nouns) =>
      `${nouns.running(e.graha, e.level)} rules ${nouns.house(e.house, e.from)}`,
    ends: {
      for: [', and for this question that is a help.'],
      against: [
        ', so part of your energy goes there.',
        '. Its period asks you to settle that first.',
        ', which can slow the matter.',
      ],
    },
  },
  'dasha.occupies-hurt-house': {
    clause: (e, nouns) =>
      `${nouns.running(e.graha, e.level)} stands in ${nouns.house(e.house, e.from)}`,
    ends: {
      for: [', and for this question that is a help.'],
      against: [
        ', so its time carries extra duties.',
        '. Plan with some reserve while it runs.',
        ', which draws attention away from the matter.',
      ],
    },
  },
  'dasha.nature-helpful': {
    clause: (e, nouns) => `${nouns.running(e.graha, e.level)} ${partOf(e.graha, e.role, nouns)}`,
    ends: { for: [', a well-meaning guide for your chart.', ', so its time tends to be useful.'] },
  },
  'dasha.nature-demanding': {
    clause: (e, nouns) => `${nouns.running(e.graha, e.level)} ${partOf(e.graha, e.role, nouns)}`,
    ends: { against: [', so its time asks more of you.', ', and gives after effort, not before.'] },
  },
  'dasha.lord-able': {
    clause: (e, nouns) =>
      `${nouns.running(e.graha, e.level)} has ${e.percent} percent of the strength asked of it[shadbala, six kinds of strength added]`,
    ends: {
      for: [', so the period can deliver.', '. It has the means to do what it means to do.'],
    },
  },
  'dasha.lord-unable': {
    clause: (e, nouns) =>
      `${nouns.running(e.graha, e.level)} has ${e.percent} percent of the strength asked of it[shadbala, six kinds of strength added]`,
    ends: {
      against: [', so the period gives in small steps.', '. Help it along with steady effort.'],
    },
  },
  'dasha.lord-strong': {
    clause: (e, nouns) => `${nouns.running(e.graha, e.level)} is ${DIGNITY_WORDS[e.dignity]}`,
    ends: { for: [', so its time has strength.', '. It can deliver more of what it promises.'] },
  },
  'dasha.lord-weak': {
    // A strong sign here means that the graha is weak by being combust.
    clause: (e, nouns) =>
      `${nouns.running(e.graha, e.level)} is ${WEAK.includes(e.dignity) ? DIGNITY_WORDS[e.dignity] : 'combust[too near the Sun to shine freely]'}`,
    ends: {
      against: [', so its time moves slowly.', '. Small steady steps suit it better than leaps.'],
    },
  },
  'dasha.pair-good': {
    clause: (e, nouns) =>
      e.place === 1
        ? `${nouns.natal(e.md)} and ${nouns.natal(e.ad)}, lords of the long period[Mahadasha] and of the sub-period[Antardasha]${nouns.meanwhile}, stand together`
        : `${nouns.natal(e.ad)}, lord of the sub-period[Antardasha]${nouns.meanwhile}, is ${ORDINALS[e.place]} from ${nouns.natal(e.md)}, lord of the long period[Mahadasha]`,
    ends: { for: [', a friendly distance.', ', so the two work hand in hand.'] },
  },
  'dasha.pair-hard': {
    clause: (e, nouns) =>
      `${nouns.natal(e.ad)}, lord of the sub-period[Antardasha]${nouns.meanwhile}, is ${ORDINALS[e.place]} from ${nouns.natal(e.md)}, lord of the long period[Mahadasha]`,
    ends: { against: [', an awkward distance.', ', so the two pull in different directions.'] },
  },
  'dasha.sandhi': {
    clause: (e, nouns) =>
      `the long period[Mahadasha] changes from ${nouns.natal(e.outgoing)} to ${nouns.natal(e.incoming)} in ${monthInWords(e.month)}`,
    ends: {
      for: [', and the change may open a door.'],
      against: [
        ', and such a seam is a changeable time.',
        '. Around it, keep big decisions simple.',
      ],
      neutral: [', so themes shift around then.'],
    },
  },
  'dasha.no-tie': {
    clause: (e, nouns) =>
      `${nouns.natal(e.graha)}, lord of the ${LEVEL_WORDS[e.level]}${nouns.meanwhile}, has no direct tie to the matter`,
    ends: {
      against: [', so little comes by itself.', '. The push has to come from you.'],
      neutral: [', so the period neither helps nor hinders.'],
    },
  },
};
