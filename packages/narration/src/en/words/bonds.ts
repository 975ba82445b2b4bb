import type { EvidenceOf } from '@dhruva/jyotish';

type WordsOf<T extends string> = Readonly<Record<T, string>>;

/** Approaches to a relationship; stand before "helps most" and after "the way past differences is". */
export const APPROACHES: WordsOf<EvidenceOf<'specific.approach'>['approach']> = {
  'share-credit-and-respect': 'sharing credit and showing respect',
  'listen-before-answering': 'listening before you answer',
  'cool-down-then-talk': 'cooling down first and talking after',
  'say-it-plainly': 'saying things plainly',
  'keep-promises-small-and-true': 'making small promises and keeping them',
  'show-affection-daily': 'showing warmth every day',
  'give-it-regular-time': 'giving each other regular time',
  'question-assumptions': 'asking instead of assuming',
  'give-space-and-return': 'giving space and then coming back to the talk',
};

/** Sources of friction; stand after "friction comes from …". */
export const FRICTIONS: WordsOf<EvidenceOf<'specific.friction'>['friction']> = {
  pride: 'pride on either side',
  'changing-moods': 'changing moods',
  'quick-temper': 'quick tempers',
  'careless-words': 'careless words',
  preaching: 'one side lecturing the other',
  'different-comforts': 'different ideas of comfort',
  'distance-and-duty': 'the distance that duties bring',
  'outside-expectations': 'expectations from outside',
  silence: 'long silences',
};

/** Ways to support a relative or partner; stand after "you help best by …". */
export const SUPPORTS: WordsOf<EvidenceOf<'specific.support'>['support']> = {
  'by-taking-responsibility': 'taking responsibility where it is needed',
  'by-being-emotionally-present': 'being there with time and feeling',
  'by-practical-help-and-repairs': 'giving practical help and repairing what is broken',
  'by-handling-papers-and-talk': 'handling papers, calls and difficult talks',
  'by-advice-and-shared-faith': 'giving calm advice and sharing what you believe in',
  'by-keeping-the-peace-and-celebrating': 'keeping the peace and celebrating together',
  'by-steady-income-and-routine': 'bringing a steady income and a steady routine',
  'by-bringing-new-ideas-and-contacts': 'bringing new ideas and contacts',
  'by-quiet-care-in-the-background': 'caring quietly in the background',
};

/** Ways of meeting a partner; stand after "you are likely to meet …". */
export const MEETINGS: WordsOf<EvidenceOf<'specific.meeting'>['meeting']> = {
  'neighbourhood-or-siblings': 'in your neighbourhood or through brothers and sisters',
  'family-or-home': 'through family or close to home',
  'friends-or-creative-circle': 'among friends or in a creative circle',
  'work-or-service': 'through daily work or service',
  'common-acquaintances': 'through people you both know',
  'study-or-travel': 'through study or travel',
  'work-or-public-life': 'through your profession or public life',
  'wider-network': 'through your wider network',
  'away-from-home': 'away from home',
  'your-own-initiative': 'by your own initiative',
};

export const BACKGROUNDS: WordsOf<EvidenceOf<'specific.partner-background'>['background']> = {
  near: 'from surroundings close to yours',
  far: 'from another city, region or way of life',
};

export const BANDS: WordsOf<EvidenceOf<'specific.marriage-band'>['band']> = {
  early: 'earlier than most in your circle',
  usual: 'at about the usual time in your circle',
  later: 'somewhat later than most in your circle',
  ahead: 'still ahead of you',
};

export const RELATIVES: WordsOf<EvidenceOf<'specific.relative'>['relative']> = {
  mother: 'your mother',
  father: 'your father',
  'younger-siblings': 'your younger siblings',
  'elder-siblings': 'your elder siblings',
  family: 'your family at home',
  'in-laws': 'your in-laws',
};

/** Tones of a bond with a relative; stand after "makes the tie with …". */
export const TONES: WordsOf<EvidenceOf<'specific.relative'>['tone']> = {
  warm: 'warm and easy',
  steady: 'steady',
  uneven: 'changeable',
  effortful: 'one that needs patience',
};
