import type { TopicText } from './topic-text.ts';

export const text: TopicText = {
  encouragement:
    'The words “personality disorder” can sound like a verdict on who you are. They are not. They describe patterns of feeling and relating that cause pain, and that often began as a way to get through hard times. A person living with such patterns can grow and feel better. You deserve respect, not a label.',
  symptoms: {
    lead: 'There are several types, and only a trained person can say whether one fits. The patterns begin early in life, last, and show in many places. Some people notice:',
    items: [
      'Feelings that shoot up fast and take long to settle',
      'Great fear of being left, or pushing people away',
      'Relationships that swing between very close and broken',
      'Not being sure who you are, or feeling empty',
      'Acting on impulse with money, food, sex, driving or substances',
      'Strong mistrust, or keeping far from everyone',
      'Needing things perfect, or always needing others to decide',
      'Hurting yourself to cope',
    ],
  },
  strategies: [
    {
      title: 'Cool the body first',
      text: 'When feelings are at their peak, thinking is hard. Put a cold cloth on your face, walk fast for a few minutes, or breathe out long and slowly. Decide nothing yet.',
    },
    {
      title: 'Wait, then choose',
      text: 'Put ten minutes between the urge and the act. Write the message but do not send it. Ask: will this help me tomorrow?',
    },
    {
      title: 'Name the wave',
      text: 'Say what you feel, how strong it is from nought to ten, and what set it off. Feelings rise and fall like waves, even when it seems they will stay.',
    },
    {
      title: 'Check the story',
      text: '“She has not replied, so she hates me.” Look for two other reasons. Ask calmly before you act.',
    },
    {
      title: 'Keep a steady day',
      text: 'Sleep, meals, movement and one task you can finish make storms rarer. Alcohol and drugs make them worse.',
    },
    {
      title: 'Write a safety plan',
      text: 'On a good day, note your warning signs, what helps, whom to call, and what to put out of reach. Families can help by staying calm, listening, and keeping kind limits.',
    },
  ],
  whenToSeekHelp: {
    signs: [
      'You hurt yourself, or think of ending your life: please call now',
      'Anger or impulse puts you or others at risk',
      'Relationships, work or study break down again and again',
      'Low mood, panic or substance use has joined in',
      'You see or hear things when under great stress',
    ],
    whom: 'A psychiatrist can make a careful assessment. An RCI-registered clinical psychologist can offer talking treatment made for these patterns, such as dialectical behaviour therapy (DBT). There is no special medicine for personality disorder itself, but other problems beside it can be treated. Stay with one team, and tell them honestly what works and what does not.',
    helplines: ['tele-manas', 'emergency'],
  },
  hope: 'Long studies show that many people get much better over the years. Storms grow shorter, friendships last, work becomes possible. Skills can be learned at any age. You are not “too much”. You feel deeply, and you can learn to steer. One calmer choice today is a real beginning.',
  sources: [
    { name: 'Personality disorders', publisher: 'NHS' },
    {
      name: 'Borderline personality disorder: recognition and management (CG78)',
      publisher: 'NICE',
    },
    { name: 'Borderline Personality Disorder', publisher: 'NIMH' },
    {
      name: 'Self-harm: assessment, management and preventing recurrence (NG225)',
      publisher: 'NICE',
    },
  ],
};
