/** The topics of free therapy, in order. */
export const TOPICS = [
  { id: 'anxiety', title: 'Anxiety', hint: 'Worry and panic that will not settle' },
  { id: 'adhd', title: 'ADHD', hint: 'Attention, restlessness and impulse' },
  { id: 'autism', title: 'Autism / ASD', hint: 'Another way of sensing and relating' },
  {
    id: 'behavioural-challenges',
    title: 'Behavioural Challenges',
    hint: 'When a child shouts, hits or refuses',
  },
  { id: 'depression', title: 'Depression', hint: 'When everything feels heavy' },
  {
    id: 'emotional-abuse-trauma',
    title: 'Emotional Abuse / Trauma',
    hint: 'Fear, control and old wounds',
  },
  { id: 'learning-delays', title: 'Learning Delays', hint: 'School skills that come late' },
  {
    id: 'relationship-conflicts',
    title: 'Relationship / Conflicts',
    hint: 'Partners, parents, in-laws, friends',
  },
  { id: 'addiction', title: 'Addiction', hint: 'Alcohol, tobacco, other substances, screens' },
  { id: 'dementia', title: 'Dementia', hint: 'For those who care for someone' },
  {
    id: 'developmental-delays',
    title: 'Developmental Delays',
    hint: 'Walking or talking late in the first years',
  },
  { id: 'fears', title: 'Fears', hint: 'Phobias of one thing or place' },
  { id: 'impairment', title: 'Impairment', hint: 'Moving, seeing or hearing differently' },
  {
    id: 'intellectual-issues',
    title: 'Intellectual Issues',
    hint: 'Thinking and daily skills that grow slowly',
  },
  { id: 'ocd', title: 'OCD', hint: 'Unwanted thoughts and repeated acts' },
  { id: 'parenting', title: 'Parenting', hint: 'Warmth, limits and your own rest' },
  {
    id: 'personality-disorder',
    title: 'Personality Disorder',
    hint: 'Patterns of feeling that cause pain',
  },
  { id: 'ptsd', title: 'PTSD', hint: 'When a bad event will not end inside' },
  { id: 'self-esteem', title: 'Self Esteem', hint: 'Answering the harsh voice inside' },
  { id: 'sld', title: 'SLD', hint: 'Specific Learning Disability' },
  { id: 'social-anxiety', title: 'Social Anxiety', hint: 'Fear of being judged by others' },
] as const satisfies readonly { id: string; title: string; hint: string }[];

/** Topics on abuse, violence or self-harm: their dialogs offer a quick exit (decision 54). */
export const QUICK_EXIT_TOPICS: ReadonlySet<string> = new Set([
  'depression',
  'emotional-abuse-trauma',
  'personality-disorder',
  'ptsd',
  'relationship-conflicts',
]);

/** `id` is also the fragment of its address; `hint` is shown below the title. */
export type Topic = (typeof TOPICS)[number];
