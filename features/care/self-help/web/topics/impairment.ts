import type { TopicText } from './topic-text.ts';

export const text: TopicText = {
  encouragement:
    'An impairment is a difference in how a part of the body or mind works: moving, seeing, hearing, speaking or thinking. It may be there from birth or come later through illness or an accident. It changes how you do things. It does not change your worth. Much of what disables people is steps, noise and attitudes, and those can be changed.',
  symptoms: {
    lead: 'An impairment can touch feelings as well as the body. You, or someone you care for, may notice:',
    items: [
      'Grief, anger or shame about what has changed',
      'Feeling like a burden, or tired of being stared at',
      'Pain, poor sleep or being worn out by small tasks',
      'Staying at home, or letting others decide everything',
      'Worry about money, work, marriage or the future',
      'In a child: holding up books, not answering, falling often, or giving up early',
    ],
  },
  strategies: [
    {
      title: 'Let yourself grieve',
      text: 'Loss needs time, and good and bad days take turns. Talk with somebody who does not rush to cheer you up.',
    },
    {
      title: 'Change the task, not the dream',
      text: 'Ask of each task: what is the hard part, and what tool or order could help? A grab bar, large print, captions, a screen reader, a stool in the kitchen. Plan the heaviest work for your best hour and rest before you must.',
    },
    {
      title: 'One valued thing a day',
      text: 'Choose something that matters to you, such as music, study, friends, prayer or earning, and do a small piece of it daily. This lifts mood.',
    },
    {
      title: 'Ask in your own words',
      text: 'Try: “I can do the stairs with one hand on your arm.” You decide how much you explain. “No, thank you” is a full answer.',
    },
    {
      title: 'Use your rights',
      text: 'The Rights of Persons with Disabilities Act, 2016 covers school, work and access. A disability certificate and the UDID card open many schemes.',
    },
    {
      title: 'Families: help less, trust more',
      text: 'Let the person choose and try, even if it takes longer. Speak to them, not about them.',
    },
  ],
  whenToSeekHelp: {
    signs: [
      'A new weakness, numbness, or loss of sight, hearing or speech: get medical care at once',
      'Low mood, fear or anger lasts more than two weeks',
      'Pain or tiredness keeps you from daily life',
      'A carer hurts, shouts at or neglects the person',
      'Thoughts that life is not worth living',
    ],
    whom: 'A doctor for physical medicine and rehabilitation can plan therapy and aids. RCI-registered professionals cover hearing and speech, vision, special education and rehabilitation psychology. An RCI-registered clinical psychologist or a psychiatrist can help with low mood and worry. The District Disability Rehabilitation Centre can guide you to certificates and aids.',
    helplines: ['tele-manas', 'emergency'],
  },
  hope: 'Many people with an impairment say that life became good again, in a new shape, once the right tools and people were there. You are allowed to want a full life: work, love, travel, laughter. Take the next small step in your own way, and let the world make some room for you.',
  sources: [
    { name: 'Disability (fact sheet)', publisher: 'World Health Organization' },
    { name: 'Rehabilitation (fact sheet)', publisher: 'World Health Organization' },
    {
      name: 'Rights of Persons with Disabilities Act, 2016',
      publisher: 'Government of India',
    },
    {
      name: 'Depression in adults with a chronic physical health problem (CG91)',
      publisher: 'NICE',
    },
  ],
};
