import type { EvidenceOf } from '@dhruva/jyotish';

type WordsOf<T extends string> = Readonly<Record<T, string>>;

export const STRENGTHS: WordsOf<EvidenceOf<'specific.strength'>['strength']> = {
  'self-belief': 'self-belief',
  empathy: 'empathy',
  courage: 'courage',
  'quick-thinking': 'quick thinking',
  'good-judgement': 'good judgement',
  'charm-and-tact': 'charm and tact',
  perseverance: 'perseverance',
  originality: 'originality',
  insight: 'insight',
};

export const HABITS: WordsOf<EvidenceOf<'specific.habit'>['habit']> = {
  'needing-to-be-right': 'needing to be right',
  'mood-led-decisions': 'letting moods decide',
  'haste-and-temper': 'haste and a quick temper',
  'scattered-attention': 'scattered attention',
  'promising-too-much': 'promising too much',
  'comfort-seeking': 'choosing comfort over effort',
  'delay-and-self-doubt': 'delay and self-doubt',
  'restless-wanting': 'restless wanting',
  'withdrawing-too-soon': 'withdrawing too soon',
};

export const MONEY_HABITS: WordsOf<EvidenceOf<'specific.money-habit'>['moneyHabit']> = {
  'spending-for-status': 'spending for status',
  'spending-by-mood': 'spending by mood',
  'buying-in-haste': 'buying in haste',
  'too-many-small-expenses': 'too many small expenses',
  'lending-and-over-giving': 'lending and giving beyond your means',
  'spending-on-comfort': 'spending on comfort',
  'fear-of-using-money': 'holding money back when it is needed',
  'chasing-quick-gains': 'chasing quick gains',
  'ignoring-accounts': 'leaving your accounts unread',
};

export const PRACTICES: WordsOf<EvidenceOf<'specific.practice'>['practice']> = {
  'morning-sunlight-and-gratitude': 'a few minutes of morning sunlight with a word of thanks',
  'evening-quiet-by-water-or-moonlight': 'a quiet evening walk by water or in moonlight',
  'daily-exercise-with-breath': 'daily exercise with slow breathing',
  'journal-of-ten-lines': 'a journal of ten lines a day',
  'reading-a-wise-text': 'a page of a wise book each morning',
  'music-or-making-something-beautiful': 'music or making something beautiful by hand',
  'service-and-a-fixed-routine': 'a small act of service within a fixed routine',
  'screen-free-hour': 'one hour without screens',
  'silent-sitting': 'ten minutes of silent sitting',
};

export const TRAITS: WordsOf<EvidenceOf<'specific.partner-trait'>['trait']> = {
  confident: 'confident',
  caring: 'caring',
  energetic: 'energetic',
  talkative: 'talkative',
  principled: 'principled',
  affectionate: 'affectionate',
  serious: 'serious',
  independent: 'independent',
  inward: 'inward',
  adaptable: 'adaptable',
  steady: 'steady',
  enterprising: 'enterprising',
};

export const INTERESTS: WordsOf<EvidenceOf<'specific.partner-interest'>['interest']> = {
  'leadership-and-public-life': 'leadership and public life',
  'home-food-and-people': 'home, food and people',
  'sport-and-machines': 'sport and machines',
  'reading-and-conversation': 'reading and conversation',
  'learning-and-teaching': 'learning and teaching',
  'music-and-beauty': 'music and beauty',
  'craft-and-long-projects': 'craft and long projects',
  'travel-and-technology': 'travel and technology',
  'quiet-and-spiritual-things': 'quiet and spiritual things',
};
