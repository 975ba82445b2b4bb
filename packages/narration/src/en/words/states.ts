import type { EvidenceOf } from '@dhruva/jyotish';
import type { Dignity } from '@dhruva/jyotish/vocabulary';

type Level = EvidenceOf<'dasha.is-karaka'>['level'];
type Role = EvidenceOf<'dasha.nature-helpful'>['role'];
type Phase = EvidenceOf<'transit.sade-sati'>['phase'];
type SignKind = EvidenceOf<'promise.house-in-sign-kind'>['signKind'];

/** Words in brackets are the plain meaning, said at the first mention only. */
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
  md: 'long planetary period[Mahadasha]',
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
