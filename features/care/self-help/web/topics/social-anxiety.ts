import type { TopicText } from './topic-text.ts';

export const text: TopicText = {
  encouragement:
    'If meeting people makes your stomach turn and your mind go blank, you are in large company, though nobody says so. Social anxiety is more than being shy. It is a strong fear of being judged or laughed at. It tells you that everybody is watching. Mostly, they are busy with themselves.',
  symptoms: {
    lead: 'You may know that the fear is too big, and yet feel it fully. Common signs are:',
    items: [
      'Fear of speaking up, eating before others, calls, parties or meeting seniors',
      'Blushing, shaking, sweating, a dry mouth or a blank mind',
      'Worry for days before, and going over each word after',
      'Watching yourself all the time: “How do I look?”',
      'Staying away, leaving early, or hiding behind the phone',
      'Missing chances in study, work, friendship or marriage',
    ],
  },
  strategies: [
    {
      title: 'Turn your eyes outward',
      text: 'Fear makes you stare at yourself. Instead, look at the other person’s face, listen for one interesting thing, and ask about it. Practise with a shopkeeper first.',
    },
    {
      title: 'Test the prediction',
      text: 'Before an event write down what you fear: “They will laugh.” After it, write what really happened. Keep the list. It is your evidence.',
    },
    {
      title: 'Build a ladder',
      text: 'Order ten situations from easy to hard. Perhaps: ask the time, phone a shop, greet a neighbour, ask a question in a meeting, give a short talk. Take each step several times, until it is dull.',
    },
    {
      title: 'Leave the safety tricks',
      text: 'Learning every sentence by heart, holding the glass with both hands, avoiding eyes: drop one at a time. You will find that you manage without.',
    },
    {
      title: 'Let mistakes be',
      text: 'On purpose, do something slightly clumsy: drop a pen, or ask a simple question. See how quickly people forget.',
    },
    {
      title: 'Close the replay',
      text: 'After an event, give the review five minutes, note one thing that went well, then do something with your hands. Breathe out slowly when it starts again. Try not to lean on alcohol for courage.',
    },
  ],
  whenToSeekHelp: {
    signs: [
      'The fear has lasted six months or more',
      'You miss class, work, interviews or treatment because of it',
      'You are alone most of the time and do not wish to be',
      'You drink or take pills to face people',
      'You feel hopeless or think of hurting yourself',
    ],
    whom: 'An RCI-registered clinical psychologist can offer CBT made for social anxiety, alone or in a group; it is the first choice for adults. A psychiatrist can advise on medicine if CBT is not enough or not wanted. If a face-to-face visit is too hard at first, an online session is a good first step.',
    helplines: ['tele-manas', 'emergency'],
  },
  hope: 'Social anxiety responds well to practice and to treatment. You may stay a quiet person, and that is fine; the world needs quiet people too. The aim is that you choose, not the fear. Say one sentence more than yesterday. Your voice is worth hearing, even when it shakes.',
  sources: [
    { name: 'Social anxiety disorder (CG159)', publisher: 'NICE' },
    { name: 'Social Anxiety Disorder: What You Need to Know', publisher: 'NIMH' },
    { name: 'Social anxiety (social phobia)', publisher: 'NHS' },
    { name: 'Anxiety disorders (fact sheet)', publisher: 'World Health Organization' },
  ],
};
