import type { TopicText } from './topic-text.ts';

export const text: TopicText = {
  encouragement:
    'It hurts to watch your child fall behind in class, or to remember being that child. A learning delay means that a skill, such as reading, counting or following a lesson, is coming later than for most of the same age. It does not say how far a child will go. You noticed, and that matters.',
  symptoms: {
    lead: 'Many things can slow learning, and several can come together. You may notice:',
    items: [
      'Reading, writing or numbers well behind classmates',
      'Needing much more time and help for homework',
      'Forgetting today what was known yesterday',
      'Trouble following two or three instructions in a row',
      'Stomach aches, anger or tears before school',
      'Saying “I am stupid”',
    ],
  },
  strategies: [
    {
      title: 'Check the simple things first',
      text: 'Have eyes and ears tested. Ask about sleep, breakfast, missed school, bullying, worry, and whether lessons are in a language your child speaks at home. Any of these can look like a learning problem.',
    },
    {
      title: 'Go back to where it is easy',
      text: 'Find the level at which your child gets most of it right, and start there. Gaps below must be filled before the next floor is built.',
    },
    {
      title: 'Little and often',
      text: 'Fifteen minutes a day beats two hours on Sunday. Teach one thing, show it, do it together, then let your child try alone. Come back to it the next day and the next week.',
    },
    {
      title: 'Use hands, eyes and stories',
      text: 'Count spoons, trace letters in rice, read aloud every day in any language you love. Talk about pictures. Hearing stories builds words and thinking.',
    },
    {
      title: 'Praise the effort',
      text: 'Say what worked: “You tried a second way.” Do not compare with brothers, sisters or neighbours. Keep one activity a week in which your child shines.',
    },
    {
      title: 'Team up with the teacher',
      text: 'Share what helps at home. Ask for a front seat, shorter tasks, more time and no shaming in class. Adults who learn slowly can ask for the same at work or college.',
    },
  ],
  whenToSeekHelp: {
    signs: [
      'A gap stays after some months of regular help',
      'Your child is slow in other ways too, such as speech or self-care',
      'Skills that were there are being lost: see a doctor soon',
      'School has become a daily fight, or your child seems low or scared',
    ],
    whom: 'Start with a paediatrician, who can check health, sight, hearing and development. An RCI-registered clinical psychologist can test how your child learns. An RCI-registered special educator can plan the teaching. Staff at a government school or a District Early Intervention Centre can guide you without a fee.',
    helplines: ['tele-manas', 'emergency'],
  },
  hope: 'Children grow at their own speed, and the brain keeps learning for life. With the cause understood and teaching that fits, many children catch up, and others find good paths of their own. What stays longest is how they were treated while it was hard. Your patience is a gift they will keep.',
  sources: [
    { name: 'Learning Disorders in Children', publisher: 'CDC' },
    {
      name: 'Consensus statement on evaluation and management of learning disability',
      publisher: 'Indian Academy of Pediatrics',
    },
    {
      name: 'School-aged Children Who Are Not Progressing Academically',
      publisher: 'American Academy of Pediatrics',
    },
    { name: 'Rashtriya Bal Swasthya Karyakram', publisher: 'Ministry of Health, India' },
  ],
};
