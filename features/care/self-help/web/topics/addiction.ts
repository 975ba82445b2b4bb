import type { TopicText } from './topic-text.ts';

export const text: TopicText = {
  encouragement:
    'Addiction is a health condition, not a weak character. Alcohol, tobacco, other substances, betting or screens can change how the brain handles want and reward. Shame keeps people stuck; honesty and help move them forward. Whether it is you or someone you love, thinking about change is where change begins.',
  symptoms: {
    lead: 'It may be more than a habit when these show up:',
    items: [
      'Strong urges, and using more or longer than planned',
      'Trying to cut down, again and again',
      'Needing more for the same effect',
      'Feeling shaky, sweaty, sick, angry or sleepless without it',
      'Letting work, study, family or health slide',
      'Hiding it, borrowing money or lying about it',
      'Going on although it does harm',
    ],
  },
  strategies: [
    {
      title: 'Stop alcohol safely',
      text: 'If you drink heavily every day, do not stop all at once on your own. Sudden stopping can be dangerous and can cause fits or confusion. The same is true for sleeping pills and some calming medicines. A doctor can make it safe.',
    },
    {
      title: 'Know your why and your when',
      text: 'Write down what you gain and what you lose. For a week, note when the urge comes: with whom, where, in what mood. This is your map.',
    },
    {
      title: 'Ride the urge',
      text: 'An urge rises, peaks and falls, often within half an hour. Delay, breathe slowly, drink water, do something with your hands, and talk to someone.',
    },
    {
      title: 'Change the path',
      text: 'Keep it out of the house. Avoid the usual shop or group for now. Plan something good for the risky hour, such as sport, cooking or a call.',
    },
    {
      title: 'Tobacco and screens',
      text: 'For tobacco, set a quit day and tell people. Ask a doctor about quitting aids, which raise the chance of success. For screens, set hours, remove the app, and charge the phone outside the bedroom.',
    },
    {
      title: 'Slips teach',
      text: 'A slip is not the end. Ask what led to it, change one thing, and go on the same day.',
    },
  ],
  whenToSeekHelp: {
    signs: [
      'You shake, sweat, see things or have fits when you stop: this is an emergency',
      'You have tried to stop and could not',
      'You inject, mix substances, or drive after using',
      'There is violence, debt or a child at risk at home',
      'You feel hopeless or think of dying',
    ],
    whom: 'A psychiatrist, or the de-addiction clinic of a district or medical-college hospital, can help you stop safely, with medicine where needed. An RCI-registered clinical psychologist can help you stay well. Mutual-help groups welcome people with an addiction and their families. Families: look after yourselves, stay kind, do not lend money for it, and do not force a sudden stop.',
    helplines: ['tele-manas', 'emergency'],
  },
  hope: 'Recovery is common, and it rarely runs in a straight line. Many people need more than one try, and each try teaches something. Sleep returns, then money, then trust. You are more than what you use. One honest talk today can be the first day of a different year.',
  sources: [
    {
      name: 'mhGAP Intervention Guide: disorders due to substance use',
      publisher: 'World Health Organization',
    },
    {
      name: 'Clinical treatment guideline for tobacco cessation in adults',
      publisher: 'World Health Organization',
    },
    { name: 'Alcohol-use disorders (CG100, CG115)', publisher: 'NICE' },
    { name: 'Centre for Addiction Medicine; SHUT Clinic', publisher: 'NIMHANS' },
  ],
};
