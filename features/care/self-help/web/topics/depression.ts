import type { TopicText } from './topic-text.ts';

export const text: TopicText = {
  encouragement:
    'When everything feels heavy, even reading a page is work, so thank you for being here. Depression is a health problem, not laziness and not a lack of willpower. It tells you that nothing will change. That is the low mood speaking, and it is not the whole truth.',
  symptoms: {
    lead: 'We all feel sad at times. In depression these last most of the day, nearly every day, for two weeks or more:',
    items: [
      'Feeling low, empty, irritable or close to tears',
      'Little interest or joy in what you used to like',
      'Tiredness, slowness or feeling restless',
      'Sleeping or eating much less, or much more',
      'Trouble thinking, reading or deciding',
      'Feeling guilty, worthless or without hope',
      'Aches and pains without a clear cause',
      'Thoughts of dying or of hurting yourself',
    ],
  },
  strategies: [
    {
      title: 'Do first, feel later',
      text: 'Low mood says “wait until you feel like it”. Try the other way round. Plan one small thing a day that brings either some pleasure or a sense of having done it: a bath, ten minutes of sun, one plate washed. Note your mood before and after. This is called behavioural activation.',
    },
    {
      title: 'Make it very small',
      text: 'Halve the task until it feels possible. Not “clean the room” but “fold two shirts”. Done is enough.',
    },
    {
      title: 'Stay in touch',
      text: 'Tell one person you trust how it is. A walk or a cup of tea together counts, even if you talk little.',
    },
    {
      title: 'Answer the harsh voice',
      text: 'Write down the harsh thought. Ask: what would I say to a friend in my place? Write that beside it.',
    },
    {
      title: 'Keep the rhythm',
      text: 'Get up at the same time, go out in daylight, move your body most days and eat regular meals. Alcohol deepens low mood.',
    },
    {
      title: 'Make the place safer',
      text: 'If thoughts of dying come, give medicines, pesticides or blades to somebody else to keep, and do not stay alone.',
    },
  ],
  whenToSeekHelp: {
    signs: [
      'The low mood has lasted two weeks, or keeps coming back',
      'You cannot manage work, study, meals or care of your children',
      'It began after giving birth',
      'You hear or believe things that others do not',
      'You think of ending your life: please call now, do not wait',
    ],
    whom: 'A psychiatrist or an RCI-registered clinical psychologist can help with talking treatment, medicine or both. A family doctor can start, and can check for causes in the body. If you already take medicine, do not stop it suddenly; speak with the doctor. Stay with a person in danger and call for help.',
    helplines: ['tele-manas', 'emergency'],
  },
  hope: 'Depression can be treated, and most people who get help feel better with time. It rarely lifts in a day. It lifts like morning light: a better hour, then a better day. You do not need to believe it yet. Take one step, and let somebody walk beside you.',
  sources: [
    { name: 'Depressive disorder (fact sheet)', publisher: 'World Health Organization' },
    { name: 'mhGAP Intervention Guide', publisher: 'World Health Organization' },
    { name: 'Depression in adults: treatment and management (NG222)', publisher: 'NICE' },
    { name: 'Depression', publisher: 'NIMH' },
  ],
};
