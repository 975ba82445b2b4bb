import type { TopicText } from './topic-text.ts';

export const text: TopicText = {
  encouragement:
    'When a small child walks or talks later than others, well-meant words such as “he will grow out of it” can leave you alone with your worry. Trust what you see. A developmental delay means that skills come later than expected in the first years. Checking early does no harm, and it can help a great deal.',
  symptoms: {
    lead: 'Children differ, and no single sign proves a delay. These are reasons to have a check:',
    items: [
      'By about four months: does not smile at people or hold the head steady',
      'By about nine months: does not sit or babble',
      'By about one year: does not answer to the name or wave',
      'By about eighteen months: does not walk or say single words',
      'By about two years: does not join two words',
      'Very stiff or very floppy body, or using one side much more',
      'Loss of a skill at any age',
    ],
  },
  strategies: [
    {
      title: 'Talk, sing, answer',
      text: 'Name what you both see. When your child makes a sound, answer and wait for the next one. These small turns build language. Use the language of your heart.',
    },
    {
      title: 'Play on the floor',
      text: 'A cup, a spoon, a ball and a cloth are enough. Hide and seek with your face, push and roll, in and out. Follow what your child looks at.',
    },
    {
      title: 'Let them move',
      text: 'Give tummy time while awake and watched, then reaching, crawling and climbing in a safe space. Help just enough, then let go.',
    },
    {
      title: 'Use daily care',
      text: 'Bath, meals and dressing are lessons: “arm up, shirt on”. Break a skill into steps and let your child do the last one first.',
    },
    {
      title: 'Keep screens away',
      text: 'Below two years, no screens except a video call with family. Books, people and play teach more.',
    },
    {
      title: 'Feed, sleep, vaccinate',
      text: 'Good food with enough iron, sleep, and all vaccines protect the growing brain. Keep the health card and note new skills with dates.',
    },
  ],
  whenToSeekHelp: {
    signs: [
      'You see any sign from the list above, or something simply worries you',
      'Your child lost words or movements: go soon',
      'Your baby was born very early or very small, or had fits or jaundice that needed hospital care',
      'You doubt hearing or sight',
      'You feel low or hopeless, as many parents do at times',
    ],
    whom: 'Go to a paediatrician and ask for a developmental check and a hearing test. A District Early Intervention Centre brings doctor, physiotherapist, speech therapist, psychologist and special educator together without a fee. Anganwadi and ASHA workers can guide you there. Therapists should be RCI-registered where the law asks for it.',
    helplines: ['tele-manas', 'emergency'],
  },
  hope: 'The first years are when the brain learns fastest, and home is the best place for it. Some children catch up; others need support for longer, and still have a full, loved life. Your voice, your lap and ten minutes of play, many times a day, are real therapy. You are already giving some of it.',
  sources: [
    {
      name: 'Nurturing care for early childhood development',
      publisher: 'World Health Organization',
    },
    { name: 'Learn the Signs. Act Early.', publisher: 'CDC' },
    {
      name: 'Consensus guidelines on global developmental delay; guidelines on screen time',
      publisher: 'Indian Academy of Pediatrics',
    },
    { name: 'Rashtriya Bal Swasthya Karyakram', publisher: 'Ministry of Health, India' },
  ],
};
