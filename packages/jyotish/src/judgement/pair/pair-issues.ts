import type { Kuta } from '../../tables/kutas.ts';
import type { Bhava, Graha } from '../../vocabulary.ts';
import type { PairEvidenceOf, PairFindingId } from './pair-findings.ts';
import type { PairFinding } from './pair.types.ts';

type Issue = PairEvidenceOf<'pair.issue'>['issue'];

const BY_KUTA: Readonly<Record<Kuta, Issue>> = {
  varna: 'who-leads',
  vashya: 'who-leads',
  tara: 'different-pace',
  yoni: 'habits',
  maitri: 'different-views',
  gana: 'temperament',
  bhakoot: 'different-feelings',
  nadi: 'inner-rhythm',
};

const BY_HOUSE: Readonly<Partial<Record<Bhava, Issue>>> = {
  1: 'different-pace',
  2: 'money-and-customs',
  3: 'crossed-words',
  4: 'home-and-elders',
  5: 'plans-and-leisure',
  7: 'ideas-of-partnership',
  9: 'beliefs-and-aims',
  10: 'work-and-standing',
  11: 'sharing-of-gains',
};

const BY_GRAHA: Readonly<Partial<Record<Graha, Issue>>> = {
  sun: 'who-leads',
  mercury: 'crossed-words',
  jupiter: 'beliefs-and-aims',
  venus: 'different-tastes',
  saturn: 'different-pace',
};

const BY_TOUCH: Readonly<Partial<Record<Graha, Issue>>> = {
  mars: 'quick-words',
  rahu: 'unclear-expectations',
  saturn: 'distance-and-duty',
};

const BY_ID: Readonly<Partial<Record<PairFindingId, Issue>>> = {
  'pair.moons': 'different-feelings',
  'pair.lagnas': 'different-pace',
  'pair.moon-lords': 'different-views',
  'pair.meets': 'little-time-for-warmth',
  'pair.seventh-lord-place': 'ideas-of-partnership',
  'pair.seventh-lord-regard': 'ideas-of-partnership',
  'pair.seventh-lord-moon': 'ideas-of-partnership',
  'pair.arudhas': 'ideas-of-partnership',
  'pair.upapada': 'unclear-expectations',
  'pair.karakas': 'beliefs-and-aims',
  'pair.bindus': 'home-and-elders',
  'pair.navamsa-lords': 'later-aims',
  'pair.navamsa-moons': 'later-aims',
  'pair.navamsa-seventh': 'later-aims',
  'pair.navamsa-venus': 'little-time-for-warmth',
  'pair.manglik-one': 'temper',
  'pair.period-lords': 'different-seasons',
  'pair.period-places': 'different-seasons',
  'pair.seams': 'changing-times',
  'pair.seam': 'changing-times',
};

/**
 * The everyday issue (id) of a finding against, between two charts; undefined for one of a single
 * chart.
 */
export const issueOf = (each: PairFinding): Issue | undefined => {
  switch (each.id) {
    case 'pair.kuta':
      return BY_KUTA[each.evidence.kuta];
    case 'pair.house-lords':
      return BY_HOUSE[each.evidence.house];
    case 'pair.in-step':
      return BY_GRAHA[each.evidence.graha];
    case 'pair.touch':
      return BY_TOUCH[each.evidence.graha];
    default:
      return BY_ID[each.id as PairFindingId];
  }
};
