import type { TopicText } from './topic-text.ts';

export const text: TopicText = {
  encouragement:
    'Heights, lifts, dogs, needles, flying, the dark: fear of one thing can rule a whole day. Others may laugh, but your body is in real alarm. You are not childish. Fear was learned, often long ago and without your choice. With small, planned steps, it can be unlearned to a large extent.',
  symptoms: {
    lead: 'A strong fear of one thing, far beyond the real risk, is called a phobia when it lasts for months and limits you. You may notice:',
    items: [
      'A rush of fear when you meet it, or even think of it',
      'Racing heart, shaking, sweating, dizziness or a lump in the throat',
      'Knowing that it is too much, yet not being able to stop it',
      'Planning your day around keeping away from it',
      'Needing somebody with you to feel safe',
      'In a child: crying, clinging, freezing or anger',
    ],
  },
  strategies: [
    {
      title: 'Understand the alarm',
      text: 'The rush of fear is unpleasant, but for most healthy people it is not harmful, and it falls by itself. Each time you flee, the brain learns “that was close”. Each time you stay, it learns “I managed”.',
    },
    {
      title: 'Build a ladder',
      text: 'Write eight to ten steps from easy to hard, and give each a number from nought to ten. For dogs: a drawing, a film, a calm dog across the road, the same dog nearer, and so on.',
    },
    {
      title: 'Climb slowly',
      text: 'Take the lowest step. Stay until the fear has dropped clearly, then repeat it on several days. Go on when it has become dull. Choose steps that are truly safe.',
    },
    {
      title: 'Drop the crutches',
      text: 'Bit by bit do without the tricks that keep fear alive, such as looking away, gripping the rail or carrying pills “just in case”.',
    },
    {
      title: 'Breathe and talk to yourself',
      text: 'Breathe out slowly. Say: “This is fear, not danger. It will pass.” If blood or needles make you faint, lie down and tell the nurse; tensing the big muscles can keep blood pressure up.',
    },
    {
      title: 'Help a child',
      text: 'Never force or mock. Show that you can do it, go together in tiny steps, and praise brave tries.',
    },
  ],
  whenToSeekHelp: {
    signs: [
      'Fear keeps you from work, study, travel, food or medical care',
      'It has lasted for six months or more',
      'Panic comes without any clear reason',
      'The fear began after something terrible happened',
      'You drink or take calming pills to cope',
    ],
    whom: 'An RCI-registered clinical psychologist can guide graded exposure, a step-by-step part of CBT with very good evidence for phobias. See a psychiatrist if there is also panic, low mood or substance use. If you have a heart or breathing illness, or are pregnant, ask your doctor before strong exposure.',
    helplines: ['tele-manas', 'emergency'],
  },
  hope: 'Phobias are among the fears that treatment helps most, at times within a few sessions. Courage is not the absence of fear. It is one small step taken while the knees shake. Each step you repeat makes your world a little wider.',
  sources: [
    { name: 'Phobias', publisher: 'NHS' },
    { name: 'Self-help CBT techniques: facing your fears', publisher: 'NHS' },
    { name: 'Anxiety disorders (fact sheet)', publisher: 'World Health Organization' },
    { name: 'Phobias and Phobia-Related Disorders', publisher: 'NIMH' },
  ],
};
