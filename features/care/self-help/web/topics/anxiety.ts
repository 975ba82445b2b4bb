import type { TopicText } from './topic-text.ts';

export const text: TopicText = {
  encouragement:
    'If worry has been running your days, you are not weak and you are not alone. Anxiety is the body’s alarm, trying to protect you. Sometimes it rings too often or too loudly. It can be turned down, step by step, and reading this is already one of the steps.',
  symptoms: {
    lead: 'Anxiety shows in thoughts, in the body and in what you avoid. You may notice some of these:',
    items: [
      'Worry that jumps from one thing to the next and is hard to stop',
      'Feeling restless, tense or on edge',
      'A fast heartbeat, sweating, trembling or a tight chest',
      'Stomach trouble, headaches or sore muscles',
      'Poor sleep, or waking up tired',
      'Trouble keeping your mind on work or study',
      'Staying away from places, people or tasks that bring on the fear',
    ],
  },
  strategies: [
    {
      title: 'Slow your breath',
      text: 'Breathe in gently through the nose, and make the breath out a little longer than the breath in. Keep this up for five minutes. Practise when you are calm, so that it is there when you need it.',
    },
    {
      title: 'Come back to the room',
      text: 'Name five things you see, four you can touch, three you hear, two you smell and one you taste. This moves your attention from “what if” to what is here.',
    },
    {
      title: 'Give worry a set time',
      text: 'Choose fifteen minutes a day. When a worry comes earlier, write it down and leave it for then. Ask: can I do something about this? If yes, plan the next small step. If no, let it pass as a thought.',
    },
    {
      title: 'Question the thought',
      text: 'Ask what the facts are, how likely the feared thing is, and what you would tell a friend. Write down a fairer thought.',
    },
    {
      title: 'Go towards it, slowly',
      text: 'Avoiding brings relief now and more fear later. List what you avoid, from easy to hard. Begin with something easy, stay until the fear eases a little, and repeat it on other days.',
    },
    {
      title: 'Look after the base',
      text: 'Regular sleep, a daily walk, and less coffee, strong tea and alcohol make the alarm less touchy.',
    },
  ],
  whenToSeekHelp: {
    signs: [
      'Worry fills most days and has lasted for weeks',
      'Sudden panic keeps coming back',
      'Work, study or family life is shrinking because of fear',
      'You use alcohol or other substances to calm down',
      'You have thoughts of hurting yourself or not wanting to live',
    ],
    whom: 'A clinical psychologist registered with the RCI (Rehabilitation Council of India) can offer cognitive behavioural therapy, often called CBT. A psychiatrist can tell you whether medicine may help. A family doctor can check for causes in the body, such as the thyroid. New chest pain or fainting needs medical care at once.',
    helplines: ['tele-manas', 'emergency'],
  },
  hope: 'There are effective treatments for anxiety, and many people feel better with them. Most do not stop feeling afraid altogether. They learn that fear can ride along while they live the life they want. Begin small. Be kind to yourself on the hard days; they count too.',
  sources: [
    { name: 'Anxiety disorders (fact sheet)', publisher: 'World Health Organization' },
    { name: 'Doing What Matters in Times of Stress', publisher: 'World Health Organization' },
    {
      name: 'Generalised anxiety disorder and panic disorder in adults (CG113)',
      publisher: 'NICE',
    },
    { name: 'Anxiety Disorders', publisher: 'NIMH' },
  ],
};
