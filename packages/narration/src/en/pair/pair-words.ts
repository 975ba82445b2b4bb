import type { PairEvidenceOf } from '@dhruva/jyotish';
import type { Kuta } from '@dhruva/jyotish';

type WordsOf<T extends string> = Readonly<Record<T, string>>;

/** Subject of each kuta; the gloss in brackets is its name, shown once. */
export const KUTA_WORDS: WordsOf<Kuta> = {
  varna: 'outlook[varna]',
  vashya: 'pull towards each other[vashya]',
  tara: 'your birth stars[tara]',
  yoni: 'habits[yoni]',
  maitri: 'the friendship of your Moon lords[graha maitri]',
  gana: 'temperament[gana]',
  bhakoot: 'the distance of your Moon signs[bhakoot]',
  nadi: 'inner rhythm[nadi]',
};

/** What full marks mean from day to day; after "that". */
export const KUTA_IN_FULL: WordsOf<Kuta> = {
  varna: 'respect comes easily',
  vashya: 'neither has to pull the other along',
  tara: 'good days tend to fall together',
  yoni: 'small habits suit',
  maitri: 'you see many things alike',
  gana: 'your temperaments match',
  bhakoot: 'feelings and home life keep one pace',
  nadi: 'rest and activity complete each other',
};

/** What missing marks mean from day to day; after "that". */
export const KUTA_MISSING: WordsOf<Kuta> = {
  varna: 'who leads has to be agreed',
  vashya: 'each goes their own way at times',
  tara: 'one may have a good day when the other has not',
  yoni: 'small habits want patience',
  maitri: 'opinions differ',
  gana: 'temperaments differ',
  bhakoot: 'feelings move at different paces',
  nadi: 'rest and activity have to be agreed',
};

/** Agreed cancellations, whole clauses; after "because". */
export const CANCELLATION_WORDS: WordsOf<PairEvidenceOf<'pair.kuta-mended'>['by']> = {
  'nadi-same-sign-other-star': 'you share a Moon sign but not a star',
  'nadi-same-star-other-sign': 'you share a star but not a Moon sign',
  'bhakoot-same-lord': 'one planet rules both Moon signs',
  'bhakoot-lords-friends': 'the lords of your Moon signs are friends',
};

/**
 * Cancellations that are remarks, whole clauses; stand after "most schools" or "some schools" and
 * so on.
 */
export const REMARK_WORDS: WordsOf<PairEvidenceOf<'pair.kuta-remark'>['remark']> = {
  'nadi-same-star-other-pada':
    'most schools also set aside the missing points of inner rhythm[nadi], because your stars are one and their quarters differ',
  'nadi-same-pada-disputed':
    'schools disagree about inner rhythm[nadi] when two people share even the quarter of a star',
  'nadi-lords-friends':
    'some schools also set aside the missing points of inner rhythm[nadi], because your Moon lords are friends',
  'nadi-moon-guarded':
    'some schools also set aside the missing points of inner rhythm[nadi], because a strong Jupiter or Venus protects a Moon or a rising sign here',
  'nadi-star-exempt':
    'some schools also set aside the missing points of inner rhythm[nadi], as they exempt one of your stars',
  'bhakoot-navamsa-lords-friends':
    'some schools also set aside the missing points of your Moon signs[bhakoot], because their navamsa lords are friends',
  'bhakoot-tara-and-maitri-full':
    'some schools also set aside the missing points of your Moon signs[bhakoot], because stars and Moon lords are in full accord',
  'bhakoot-fifth-from-girl':
    'some schools accept the fifth sign between two Moons and set aside its missing points[bhakoot]',
  'gana-lords-friends':
    'some schools also set aside the missing points of temperament[gana], because your Moon lords are friends',
  'gana-navamsa-lords-friends':
    'some schools also set aside the missing points of temperament[gana], because your navamsa Moon lords are friends',
  'gana-star-far-on':
    'some schools also set aside the missing points of temperament[gana], because your stars lie far apart',
  'yoni-maitri-good':
    'some schools also set aside the missing points of habits, because your Moon lords get on',
  'vashya-maitri-good':
    'some schools also set aside the missing points of mutual pull[vashya], because your Moon lords get on',
};

/** The poruthams southern custom asks for first. */
export const PORUTHAM_WORDS: WordsOf<Exclude<PairEvidenceOf<'pair.poruthams'>['missing'], 'none'>> =
  {
    rajju: 'the cord of the two stars[rajju]',
    dina: 'ease from day to day[dina]',
    gana: 'temperament[gana]',
    rasi: 'the distance of the Moon signs[rasi]',
    yoni: 'accord of habits and instincts',
  };

/** Arudha padas of partnership; stand after "your". */
export const PADA_WORDS: WordsOf<PairEvidenceOf<'pair.arudhas'>['pada']> = {
  a7: 'image of partnership[the seventh arudha]',
  upapada: 'image of a lasting bond[upapada]',
};

/** Natural friendships; stand after the two lords: "… are close friends". */
export const REGARD_WORDS: WordsOf<PairEvidenceOf<'pair.moon-lords'>['regard']> = {
  same: 'are one and the same',
  friends: 'are close friends',
  friendly: 'are on friendly terms',
  neutral: 'are neutral to each other',
  uneasy: 'are uneasy with each other',
  opposed: 'are at odds',
};

/** Spheres of a life together; stand after "what carries you most is". */
export const SIDE_WORDS: WordsOf<PairEvidenceOf<'pair.strong-side'>['step']> = {
  kutas: 'the match of your Moons',
  mind: "sensing each other's feelings",
  attraction: 'warmth and shared tastes',
  stability: 'commitment and staying power',
  family: 'home and family life',
  growth: 'a shared direction',
  navamsa: 'the later years together',
  temper: 'the balance of temper and energy',
  trade: 'shared work and gains',
  trust: 'reliability in small and large things',
  talk: 'plain and easy talk',
  care: 'care and encouragement',
  periods: 'the timing of your two lives',
  own: 'what each of you brings along',
};

/** Everyday issues; stand after "the issue to expect is". */
export const ISSUE_WORDS: WordsOf<PairEvidenceOf<'pair.issue'>['issue']> = {
  'different-feelings': 'different ways of feeling and of finding comfort',
  'different-views': 'different views of the same thing',
  'crossed-words': 'words that are heard differently from how they were meant',
  'quick-words': 'quick words in tired moments',
  'unclear-expectations': 'expectations that were never said aloud',
  'distance-and-duty': 'duties that leave little time for each other',
  'little-time-for-warmth': 'too little time for warmth',
  'different-tastes': 'different tastes and ideas of comfort',
  'different-pace': 'a different pace',
  'ideas-of-partnership': 'different ideas of what a partner does',
  'money-and-customs': 'money and family customs',
  'home-and-elders': 'the home and the wishes of elders',
  'plans-and-leisure': 'plans, free time and spending',
  'beliefs-and-aims': 'beliefs and long aims',
  'work-and-standing': 'work and the place it takes',
  'sharing-of-gains': 'how gains and favours are shared',
  temper: 'a difference of temper and energy',
  temperament: 'different temperaments under one roof',
  habits: 'small habits that grate',
  'inner-rhythm': 'a different inner rhythm of rest and activity',
  'who-leads': 'the question of who leads',
  'later-aims': 'aims that drift apart with the years',
  'different-seasons': 'being in different seasons of life',
  'changing-times': 'a time of change for both of you at once',
};

/** What helps with each issue, as a whole sentence. */
export const ISSUE_CARE: WordsOf<PairEvidenceOf<'pair.issue'>['issue']> = {
  'different-feelings': 'It eases when each says what comfort looks like instead of guessing.',
  'different-views': 'It eases when both views are written down before one is chosen.',
  'crossed-words': 'It eases when each repeats what was heard before answering.',
  'quick-words': 'It eases when hard talks wait until both have eaten and rested.',
  'unclear-expectations': 'It eases when wishes are said early and plainly.',
  'distance-and-duty': 'It eases when one evening a week is kept free of duties.',
  'little-time-for-warmth': 'It eases when small kind gestures get a fixed place in the day.',
  'different-tastes': 'It eases when each has a corner and a budget to please oneself.',
  'different-pace': 'It eases when the faster one plans and the slower one may finish in peace.',
  'ideas-of-partnership': 'It eases when tasks are shared out by liking and time, not by custom.',
  'money-and-customs': 'It eases with one calm talk a month about money and feast days.',
  'home-and-elders': 'It eases when both speak with the elders together, with one voice.',
  'plans-and-leisure': 'It eases when free days are planned in turns.',
  'beliefs-and-aims': 'It eases when each may keep a belief without winning the other over.',
  'work-and-standing': 'It eases when working hours have an agreed end.',
  'sharing-of-gains': 'It eases when shares are agreed before the gain arrives.',
  temper: 'It eases with movement for the one and quiet for the other before a talk.',
  temperament: 'It eases when differences in mood are taken as weather, not as a message.',
  habits: 'It eases when one habit a month is spoken of with humour, and only one.',
  'inner-rhythm': 'It eases when sleep and quiet hours are agreed like appointments.',
  'who-leads': 'It eases when each leads in the fields that each knows best.',
  'later-aims': 'It eases with a yearly look at where both want to be in five years.',
  'different-seasons': 'It eases when each asks what this season of life needs.',
  'changing-times': 'It eases when big steps wait until the new routine has settled.',
};

/** Styles of parenting; stand after "as a parent you tend to lead …". */
export const STYLE_WORDS: WordsOf<PairEvidenceOf<'pair.parenting'>['style']> = {
  'by-clear-example': 'by clear rules and a good example',
  'by-warmth-and-listening': 'by warmth and listening',
  'by-activity-and-courage': 'by activity and by praising courage',
  'by-talk-and-curiosity': 'by talk, books and curiosity',
  'by-values-and-encouragement': 'by values and encouragement',
  'by-play-and-kindness': 'by play, beauty and kindness',
  'by-routine-and-patience': 'by routine and patience',
  'by-openness-to-the-new': 'by openness to the new',
  'by-calm-and-freedom': 'by calm and by leaving freedom',
};
