import type { TopicText } from './topic-text.ts';

export const text: TopicText = {
  encouragement:
    'Autism, also called ASD (autism spectrum disorder), is a way of growing and of sensing the world that a person is born with. It is not caused by parenting or by vaccines. Whether you are wondering about your child or about yourself, you are asking with love, and that is a good place to begin.',
  symptoms: {
    lead: 'No two people with autism are alike. Some speak little or not at all; others speak very well. Common signs are:',
    items: [
      'Little answer to the name, or little eye contact, in a small child',
      'Few words or gestures for the age, or loss of words once used',
      'Finding it hard to read faces, hints or jokes',
      'The same movements, play or topics again and again',
      'Strong need for sameness; distress when plans change',
      'Sounds, lights, touch or food textures that feel too much, or too little',
      'Deep interests and a sharp eye for detail',
    ],
  },
  strategies: [
    {
      title: 'Follow their lead',
      text: 'Get down to your child’s level, watch what interests them, and join in. Copy a sound or a movement and wait. Short moments of shared play, many times a day, build communication.',
    },
    {
      title: 'Show as well as say',
      text: 'Use few, clear words with a picture, an object or a gesture. Picture cards and speaking devices do not stop speech from coming. They give a voice now.',
    },
    {
      title: 'Make the day predictable',
      text: 'Use a picture timetable. Warn before a change: “two more minutes, then shoes”. Keep new things small.',
    },
    {
      title: 'Look for the reason',
      text: 'Hitting, crying or running away often says “too loud”, “in pain” or “I do not understand”. Note what came before. Lower the noise, offer a quiet corner, headphones or a break.',
    },
    {
      title: 'Adults: plan for your senses',
      text: 'Build in quiet time after busy places. Ask for clear written instructions at work. You may tell people you trust what helps you.',
    },
    {
      title: 'Care for the carer',
      text: 'Share the work, sleep when you can, and meet other parents. Your rest is part of the help.',
    },
  ],
  whenToSeekHelp: {
    signs: [
      'Your child has lost words or skills at any age',
      'No babbling, pointing or waving by about one year, or no single words by about sixteen months',
      'Somebody hurts themselves or others when upset',
      'You, or your child, feel very low, anxious or worn out',
    ],
    whom: 'Do not wait and see. A paediatrician or a developmental paediatrician can check development and hearing. A District Early Intervention Centre, in many government hospitals, gives free support. RCI-registered psychologists, speech therapists, occupational therapists and special educators can help at every age. Be careful with anyone who sells a quick answer.',
    helplines: ['tele-manas', 'emergency'],
  },
  hope: 'Children with autism keep learning all their lives, and early, friendly support makes daily life easier. Many adults with autism find work, friends and a home that fit them. The aim is not to make anyone act like somebody else. It is a life with comfort, dignity and joy, in their own way.',
  sources: [
    { name: 'Autism (fact sheet)', publisher: 'World Health Organization' },
    {
      name: 'Caregiver skills training for families of children with developmental delays or disabilities',
      publisher: 'World Health Organization',
    },
    { name: 'Autism in under 19s (CG128, CG170)', publisher: 'NICE' },
    {
      name: 'Consensus statement on evaluation and management of autism spectrum disorder',
      publisher: 'Indian Academy of Pediatrics',
    },
    { name: 'Learn the Signs. Act Early.', publisher: 'CDC' },
  ],
};
