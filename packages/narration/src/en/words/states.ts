import type { EvidenceOf } from '@dhruva/jyotish';
import type { Bhava, Dignity } from '@dhruva/jyotish/vocabulary';
import { sadeSatiPhase, type Phase } from '../../telling/sade-sati.ts';
import { ORDINALS } from './houses.ts';

type Level = EvidenceOf<'dasha.is-karaka'>['level'];
type Role = EvidenceOf<'dasha.nature-helpful'>['role'];
type Trouble = EvidenceOf<'specific.cause-birth'>['trouble'];
type Pressing = EvidenceOf<'specific.cause-graha'>['pressing'];
type SignKind = EvidenceOf<'promise.house-in-sign-kind'>['signKind'];

/** Dignities in words; the gloss in brackets is shown at the first mention only. */
export const DIGNITY_WORDS: Readonly<Record<Dignity, string>> = {
  exalted: 'exalted[in its strongest sign]',
  moolatrikona: 'in its moolatrikona[the sign where it works best]',
  own: 'in its own sign',
  'great-friend': 'in the sign of a close friend',
  friend: 'in a friendly sign',
  neutral: 'in a neutral sign',
  enemy: 'in an unfriendly sign',
  'great-enemy': 'in a very unfriendly sign',
  debilitated: 'debilitated[in its weakest sign]',
};

export const LEVEL_WORDS: Readonly<Record<Level, string>> = {
  md: 'long period[Mahadasha]',
  ad: 'sub-period[Antardasha]',
  pd: 'short period[Pratyantardasha]',
};

export const ROLE_WORDS: Readonly<Record<Role, string>> = {
  yogakaraka: 'the yogakaraka[the planet that joins effort with fortune]',
  'lagna-lord': 'lord of your rising sign[lagna]',
  'trikona-lord': 'lord of a house of fortune[trikona]',
  'kendra-lord': 'lord of a house of action[kendra]',
  'upachaya-lord': 'lord of a house that grows by effort[upachaya]',
  'dusthana-lord': 'lord of an effortful house[dusthana]',
};

export const PHASE_WORDS: Readonly<Record<Phase, string>> = {
  rising: 'first',
  peak: 'middle',
  setting: 'last',
};

export const SIGN_KIND_WORDS: Readonly<Record<SignKind, string>> = {
  movable: 'a movable sign[one that likes to start things]',
  fixed: 'a fixed sign[one that likes to stay]',
  dual: 'a dual sign[one that adapts]',
  fire: 'a fire sign[warm and active]',
  earth: 'an earth sign[practical and patient]',
  air: 'an air sign[social and curious]',
  water: 'a water sign[feeling and flowing]',
};

/** What weakens the lord of a house: after "the Sun, lord of your tenth house,". */
export const TROUBLE_WORDS: Readonly<Record<Trouble, string>> = {
  'effortful-place': 'which stands in one of the harder houses',
  'weak-sign': 'which is in a sign that gives it little',
  'near-the-sun': 'which is combust[too near the Sun to shine freely]',
  'turned-back': 'which is retrograde[moving backward, so its results come late]',
  'hard-company': 'which is tied to a demanding influence',
  'little-strength': 'which has less strength than it needs',
  'hard-navamsa': 'which stands in a demanding sign of the navamsa',
};

/** How a graha presses on a house: before the house. */
export const PRESSING_WORDS: Readonly<Record<Pressing, string>> = {
  'stands-in': 'standing in',
  'looks-at': 'looking at',
};

/** Saturn near the Moon: "Sade Sati[…], now in its first phase", or its shorter stretch elsewhere. */
export const saturnStage = (place: Bhava): string => {
  const phase = sadeSatiPhase(place);
  return phase === undefined
    ? `Saturn's passage through the ${ORDINALS[place]} sign from your Moon`
    : `Sade Sati[Saturn's seven and a half years around your Moon], now in its ${PHASE_WORDS[phase]} phase`;
};
