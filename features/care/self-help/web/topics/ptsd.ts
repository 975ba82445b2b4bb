import type { TopicText } from './topic-text.ts';

export const text: TopicText = {
  encouragement:
    'After an accident, an assault, a disaster, a hard birth or sudden loss, the mind can keep living as if it were still happening. That is PTSD (post-traumatic stress disorder). It is not weakness. It is a survival system that has not yet heard that the danger is over. You got through it. Now you may get help with the after.',
  symptoms: {
    lead: 'In the first weeks, many people have some of these, and often they fade. When they last more than a month and disturb life, it may be PTSD:',
    items: [
      'Memories, nightmares or flashbacks that come unasked',
      'Strong fear or a racing heart at reminders',
      'Staying away from places, people, talk or feelings',
      'Being on guard, jumpy, angry or sleepless',
      'Feeling numb, guilty, ashamed or cut off from others',
      'In children: play that repeats the event, bed-wetting, clinging',
    ],
  },
  strategies: [
    {
      title: 'Come back to now',
      text: 'When a memory pulls you in, say the date, the place and your age. Press your feet down, touch something cool, look for five blue things. “It is a memory. I am safe at this moment.”',
    },
    {
      title: 'Calm the night',
      text: 'Keep the same bedtime, dim light and no phone. If you wake from a nightmare, sit up, switch on a lamp, ground yourself, then lie down again.',
    },
    {
      title: 'Keep to ordinary days',
      text: 'Meals, walks, work and prayer or music tell the body that life goes on. Move most days.',
    },
    {
      title: 'Let people in',
      text: 'Tell somebody you trust what helps: company, quiet, a lift home. You do not need to tell the story. Nobody should press you to go through every detail.',
    },
    {
      title: 'Step by step, go back',
      text: 'With safe things you now avoid, such as a bus or a market, take small planned steps with company. Leave the deepest memories for work with a therapist.',
    },
    {
      title: 'Watch the quick fixes',
      text: 'Alcohol, sleeping pills from a friend or endless scrolling numb for an hour and keep the alarm alive.',
    },
  ],
  whenToSeekHelp: {
    signs: [
      'Signs last more than a month, or are very strong before that',
      'You cannot work, sleep or care for your family',
      'The danger is not over, for example at home: safety comes first',
      'Anger, alcohol or risk-taking is growing',
      'You think of hurting yourself or not wanting to live',
    ],
    whom: 'Ask for an RCI-registered clinical psychologist or a psychiatrist with training in trauma. The best-tested treatments are trauma-focused CBT and EMDR, in which you work through the memory at a safe pace. Medicine can help some people too. After a sexual assault, a hospital must give free first aid and medical care, and you may bring somebody with you.',
    helplines: ['tele-manas', 'women', 'emergency'],
  },
  hope: 'Many people recover from PTSD, even years later. Treatment does not wipe out the memory. It turns it into something that happened, rather than something that keeps happening. Sleep softens, the world grows wider, and laughter comes back, at first by surprise. What you lived through is part of your story. It need not be the end of it.',
  sources: [
    { name: 'Post-traumatic stress disorder (fact sheet)', publisher: 'World Health Organization' },
    { name: 'Post-traumatic stress disorder (NG116)', publisher: 'NICE' },
    { name: 'Post-Traumatic Stress Disorder', publisher: 'NIMH' },
    {
      name: 'Bharatiya Nagarik Suraksha Sanhita, 2023, section 397',
      publisher: 'Government of India',
    },
    {
      name: 'Guidelines for the management of conditions specifically related to stress',
      publisher: 'World Health Organization',
    },
  ],
};
