import type { TopicText } from './topic-text.ts';
import type { Topic } from '../../contract/topics.ts';

type LoadText = () => Promise<{ readonly text: TopicText }>;

/** The text of each topic, as a module loaded when it is opened. A topic may have none. */
export const TEXTS: Readonly<Partial<Record<Topic['id'], LoadText>>> = {
  anxiety: () => import('./anxiety.ts'),
  adhd: () => import('./adhd.ts'),
  autism: () => import('./autism.ts'),
  'behavioural-challenges': () => import('./behavioural-challenges.ts'),
  depression: () => import('./depression.ts'),
  'emotional-abuse-trauma': () => import('./emotional-abuse-trauma.ts'),
  'learning-delays': () => import('./learning-delays.ts'),
  'relationship-conflicts': () => import('./relationship-conflicts.ts'),
  addiction: () => import('./addiction.ts'),
  dementia: () => import('./dementia.ts'),
  'developmental-delays': () => import('./developmental-delays.ts'),
  fears: () => import('./fears.ts'),
  impairment: () => import('./impairment.ts'),
  'intellectual-issues': () => import('./intellectual-issues.ts'),
  ocd: () => import('./ocd.ts'),
  parenting: () => import('./parenting.ts'),
  'personality-disorder': () => import('./personality-disorder.ts'),
  ptsd: () => import('./ptsd.ts'),
  'self-esteem': () => import('./self-esteem.ts'),
  sld: () => import('./sld.ts'),
  'social-anxiety': () => import('./social-anxiety.ts'),
};
