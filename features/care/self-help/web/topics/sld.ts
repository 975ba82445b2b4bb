import type { TopicText } from './topic-text.ts';

export const text: TopicText = {
  encouragement:
    'A bright child who reads aloud with pain, or writes the same word in three ways, is not lazy. SLD (specific learning disability) means that the brain handles written words or numbers in its own way, while thinking is fine. Many gifted people live with it. With the right teaching and fair rules, so can your child, and so can you.',
  symptoms: {
    lead: 'Dyslexia concerns reading, dysgraphia writing, and dyscalculia numbers. The trouble lasts for months in spite of good teaching. You may see:',
    items: [
      'Slow, halting reading, or guessing from the first letter',
      'Letters or sounds mixed up or left out, also in the mother tongue',
      'Untidy, tiring writing; good ideas that do not reach the page',
      'Tables, place value, time or money that will not stay',
      'Much better answers in speech than on paper',
      'Dread of school, stomach aches, or clowning to hide it',
    ],
  },
  strategies: [
    {
      title: 'Teach in small, clear steps',
      text: 'Link sounds and letters step by step, in one order, with eyes, ears, mouth and hand: say it, trace it, read it, write it. Repeat for a few minutes daily. This structured way has the best evidence.',
    },
    {
      title: 'Read together',
      text: 'Take turns, line by line. Read an easy book again and again until it flows. Use audiobooks, so that ideas grow while reading catches up.',
    },
    {
      title: 'Make numbers touchable',
      text: 'Use beans, coins, squared paper and number lines before signs on paper.',
    },
    {
      title: 'Use tools without guilt',
      text: 'Large print, a ruler under the line, typing, speech-to-text and a calculator are like spectacles.',
    },
    {
      title: 'Guard the heart',
      text: 'Do not compare, and do not make them read aloud in class by surprise. Name real strengths: building, music, sport, stories, kindness. Say: “Your brain learns in another way, and we will find it.”',
    },
    {
      title: 'Ask for fair exams',
      text: 'SLD is covered by the Rights of Persons with Disabilities Act, 2016. With a certificate, many boards give extra time, a scribe, a reader or a calculator. Adults can ask for support in college and at work.',
    },
  ],
  whenToSeekHelp: {
    signs: [
      'Six months of extra help have changed little',
      'A child of about eight still struggles with simple words or sums',
      'Sight, hearing, attention or speech may be part of it',
      'Your child is bullied, very low, refuses school or talks of dying',
    ],
    whom: 'Begin with a paediatrician, and have eyes and ears tested. An RCI-registered clinical psychologist tests thinking and learning. An RCI-registered special educator teaches and advises the school. For a disability certificate, ask the medical authority of a government hospital. Be wary of costly programmes with eye exercises, brain games or special foods; evidence for them is poor.',
    helplines: ['tele-manas', 'emergency'],
  },
  hope: 'SLD does not go away, but its grip loosens. Children who are taught in a way that fits, and who are believed, learn to read and reckon well enough for the life they choose. Many adults with SLD run firms, design, heal and teach. Marks are one small window. Your child is the whole house.',
  sources: [
    {
      name: 'Consensus statement on evaluation and management of learning disability',
      publisher: 'Indian Academy of Pediatrics',
    },
    { name: 'Dyslexia', publisher: 'NHS' },
    {
      name: 'Learning Disabilities, Dyslexia, and Vision',
      publisher: 'American Academy of Pediatrics',
    },
    {
      name: 'Rights of Persons with Disabilities Act, 2016',
      publisher: 'Government of India',
    },
  ],
};
