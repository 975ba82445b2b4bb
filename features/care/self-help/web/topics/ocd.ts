import type { TopicText } from './topic-text.ts';

export const text: TopicText = {
  encouragement:
    'Unwanted thoughts come to everybody, even strange or shocking ones. With OCD (obsessive-compulsive disorder) they stick, and fear or disgust pushes you to do something to feel safe. You are not your thoughts. Having a bad thought does not make you a bad person, and it does not mean you will act on it.',
  symptoms: {
    lead: 'OCD has two parts. Obsessions are thoughts, pictures or urges that return against your will. Compulsions are acts, seen or silent, that you feel driven to do. Examples are:',
    items: [
      'Fear of germs, and washing again and again',
      'Doubt about locks or gas, and checking many times',
      'Frightening thoughts of harm, sex or religion that upset you',
      'Counting, repeating or praying until it feels right',
      'Needing things in exact order',
      'Asking others again and again: “Are you sure?”',
      'Losing an hour or more a day to this',
    ],
  },
  strategies: [
    {
      title: 'Name it',
      text: 'Say: “This is OCD talking.” Let the thought be there like a horn in the street. Pushing it away makes it louder.',
    },
    {
      title: 'Learn how the circle works',
      text: 'Thought, fear, compulsion, short relief, and then the thought comes back stronger. The way out is to leave out the compulsion and let the fear fall by itself.',
    },
    {
      title: 'Delay and shrink',
      text: 'Begin with something mild. Wait five minutes before you check, then ten. Check once and walk away. Wash once, briefly, then stop with the feeling unfinished.',
    },
    {
      title: 'Do the main work with a trained therapist',
      text: 'The best-tested talking treatment is exposure and response prevention, ERP. You face a trigger in planned steps and do not do the compulsion. Please do not force strong exposure alone.',
    },
    {
      title: 'Families: kind and firm',
      text: 'Agree together to answer the doubt less: “I love you, and I will not answer OCD.” Do not mock, and do not stop all help overnight.',
    },
    {
      title: 'Keep life moving',
      text: 'Sleep, exercise, work and friends make OCD smaller. Do one thing you value each day, even with the doubt along.',
    },
  ],
  whenToSeekHelp: {
    signs: [
      'Thoughts or acts take more than an hour a day, or cause much distress',
      'School, work, sleep, food or skin are affected',
      'It began or grew during pregnancy or after a birth',
      'A child’s OCD began very suddenly: see a doctor soon',
      'You feel hopeless or think of ending your life',
    ],
    whom: 'See an RCI-registered clinical psychologist who is trained in ERP, and ask about it openly. A psychiatrist can advise on medicine, which helps many people, alone or with ERP. Never stop it suddenly. You will not shock them; they have heard such thoughts before. NIMHANS in Bengaluru runs a special OCD clinic.',
    helplines: ['tele-manas', 'emergency'],
  },
  hope: 'OCD can feel endless, yet it responds to the right treatment, and many people get their hours back. Doubt may still knock at the door. You learn that you need not open it each time. Every time you wait, even for a minute, you are training your brain towards freedom.',
  sources: [
    {
      name: 'Obsessive-compulsive disorder and body dysmorphic disorder (CG31)',
      publisher: 'NICE',
    },
    { name: 'Obsessive-Compulsive Disorder', publisher: 'NIMH' },
    { name: 'Obsessive compulsive disorder (OCD)', publisher: 'NHS' },
    { name: 'OCD Clinic', publisher: 'NIMHANS' },
  ],
};
