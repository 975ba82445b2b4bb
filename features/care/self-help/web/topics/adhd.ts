import type { TopicText } from './topic-text.ts';

export const text: TopicText = {
  encouragement:
    'If you, or your child, are often called lazy, careless or naughty, please put those words aside. ADHD (attention-deficit/hyperactivity disorder) is a difference in how the brain manages attention, energy and impulse. It is nobody’s fault. Bright, kind and hard-working people live with it.',
  symptoms: {
    lead: 'Everybody loses focus at times. With ADHD these signs begin in childhood, last, and show in more than one place, such as home and school or work:',
    items: [
      'Drifting off in the middle of a task, a lesson or a talk',
      'Losing things and forgetting what was planned',
      'Putting off long or dull tasks, then rushing',
      'Fidgeting, or a restless feeling inside',
      'Talking over others, or answering too soon',
      'Acting or buying first and thinking later',
      'Strong feelings that rise fast',
    ],
  },
  strategies: [
    {
      title: 'Put it outside your head',
      text: 'Use one calendar, one list and alarms. Keep keys, phone and bag in one fixed place. For a child, use a picture chart of the morning on the wall.',
    },
    {
      title: 'Cut tasks small',
      text: 'Choose the first step that takes ten minutes. Set a timer, work, then move for five minutes. Tick it off. For a child, give one instruction at a time, face to face.',
    },
    {
      title: 'Shape the space',
      text: 'Clear the table, put the phone in another room, and sit away from the door or window. Some people work better with another person quietly present.',
    },
    {
      title: 'Praise fast, correct calmly',
      text: 'Notice effort within seconds and say exactly what was good. Keep rules few and the same each day. Parent training built on these ideas is a first choice of help for young children.',
    },
    {
      title: 'Move and sleep',
      text: 'Daily exercise, regular meals and a steady bedtime help with attention and mood. Put screens away an hour before bed.',
    },
    {
      title: 'Talk to school or work',
      text: 'Ask for a front seat, short breaks, written instructions or extra time. Small changes often help a lot.',
    },
  ],
  whenToSeekHelp: {
    signs: [
      'The signs have lasted six months or more and get in the way of study, work or friendships',
      'Teachers, or people close to you, are worried too',
      'There are accidents, money trouble or risky driving',
      'Low mood, worry or substance use has joined in',
    ],
    whom: 'For a child, start with a paediatrician or a child psychiatrist. For an adult, see a psychiatrist or an RCI-registered clinical psychologist. They ask about childhood, school and home, since no blood test or scan shows ADHD. Treatment can include parent training, CBT, school support and medicine. A doctor decides about medicine with you and reviews it.',
    helplines: ['tele-manas', 'emergency'],
  },
  hope: 'With understanding, structure and the right treatment, people with ADHD study, work, love and lead well. The energy, quick ideas and deep interest that come with it can be real strengths once the day is built to fit. You do not have to try harder at everything. You can try differently, one habit at a time.',
  sources: [
    {
      name: 'Attention deficit hyperactivity disorder: diagnosis and management (NG87)',
      publisher: 'NICE',
    },
    {
      name: 'Consensus statement on evaluation and management of ADHD',
      publisher: 'Indian Academy of Pediatrics',
    },
    { name: 'About ADHD; Treatment of ADHD', publisher: 'CDC' },
    { name: 'ADHD clinical practice guideline', publisher: 'American Academy of Pediatrics' },
  ],
};
