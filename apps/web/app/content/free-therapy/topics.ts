import type { TopicText } from './topic-text.ts';

export interface Topic {
  readonly id: string;
  readonly title: string;
  /** A line under the title: what it stands for, or how it differs from its neighbours. */
  readonly hint: string;
  /** Absent while no text exists. Each text is a module of its own, fetched when it is opened. */
  readonly load?: () => Promise<{ readonly text: TopicText }>;
}

/** The topics of free therapy, in order. The id is also the part of the address after `#`. */
export const TOPICS: readonly Topic[] = [
  {
    id: 'anxiety',
    title: 'Anxiety',
    hint: 'Worry and panic that will not settle',
    load: () => import('./anxiety.ts'),
  },
  {
    id: 'adhd',
    title: 'ADHD',
    hint: 'Attention, restlessness and impulse',
    load: () => import('./adhd.ts'),
  },
  {
    id: 'autism',
    title: 'Autism / ASD',
    hint: 'Another way of sensing and relating',
    load: () => import('./autism.ts'),
  },
  {
    id: 'behavioural-challenges',
    title: 'Behavioural Challenges',
    hint: 'When a child shouts, hits or refuses',
    load: () => import('./behavioural-challenges.ts'),
  },
  {
    id: 'depression',
    title: 'Depression',
    hint: 'When everything feels heavy',
    load: () => import('./depression.ts'),
  },
  {
    id: 'emotional-abuse-trauma',
    title: 'Emotional Abuse / Trauma',
    hint: 'Fear, control and old wounds',
    load: () => import('./emotional-abuse-trauma.ts'),
  },
  {
    id: 'learning-delays',
    title: 'Learning Delays',
    hint: 'School skills that come late, for many reasons',
    load: () => import('./learning-delays.ts'),
  },
  {
    id: 'relationship-conflicts',
    title: 'Relationship / Conflicts',
    hint: 'Partners, parents, in-laws, friends',
    load: () => import('./relationship-conflicts.ts'),
  },
  {
    id: 'addiction',
    title: 'Addiction',
    hint: 'Alcohol, tobacco, other substances, screens',
    load: () => import('./addiction.ts'),
  },
  {
    id: 'dementia',
    title: 'Dementia',
    hint: 'For those who care for someone',
    load: () => import('./dementia.ts'),
  },
  {
    id: 'developmental-delays',
    title: 'Developmental Delays',
    hint: 'Walking or talking late in the first years',
    load: () => import('./developmental-delays.ts'),
  },
  {
    id: 'fears',
    title: 'Fears',
    hint: 'Phobias of one thing or place',
    load: () => import('./fears.ts'),
  },
  {
    id: 'impairment',
    title: 'Impairment',
    hint: 'Moving, seeing, hearing or speaking differently',
    load: () => import('./impairment.ts'),
  },
  {
    id: 'intellectual-issues',
    title: 'Intellectual Issues',
    hint: 'Thinking and daily skills that grow slowly',
    load: () => import('./intellectual-issues.ts'),
  },
  {
    id: 'ocd',
    title: 'OCD',
    hint: 'Unwanted thoughts and repeated acts',
    load: () => import('./ocd.ts'),
  },
  {
    id: 'parenting',
    title: 'Parenting',
    hint: 'Warmth, limits and your own rest',
    load: () => import('./parenting.ts'),
  },
  {
    id: 'personality-disorder',
    title: 'Personality Disorder',
    hint: 'Patterns of feeling that cause pain',
    load: () => import('./personality-disorder.ts'),
  },
  {
    id: 'ptsd',
    title: 'PTSD',
    hint: 'When a bad event will not end inside',
    load: () => import('./ptsd.ts'),
  },
  {
    id: 'self-esteem',
    title: 'Self Esteem',
    hint: 'Answering the harsh voice inside',
    load: () => import('./self-esteem.ts'),
  },
  {
    id: 'sld',
    title: 'SLD',
    hint: 'Specific Learning Disability: reading, writing, numbers',
    load: () => import('./sld.ts'),
  },
  {
    id: 'social-anxiety',
    title: 'Social Anxiety',
    hint: 'Fear of being judged by others',
    load: () => import('./social-anxiety.ts'),
  },
];
