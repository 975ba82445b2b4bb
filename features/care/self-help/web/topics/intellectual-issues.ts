import type { TopicText } from './topic-text.ts';

export const text: TopicText = {
  encouragement:
    'If your child, brother or sister thinks and learns much more slowly than others, you may carry worry and hard questions. Intellectual disability is nobody’s fault and no shame. A person with an intellectual disability has feelings, talents, humour and rights. With patient teaching they keep learning, and so do the people who love them.',
  symptoms: {
    lead: 'It begins in childhood and touches both thinking and daily life. People differ widely. You may notice:',
    items: [
      'Sitting, walking or talking later than others',
      'Trouble with memory, numbers, time or money',
      'Needing many repeats to learn a new skill',
      'Needing help with washing, dressing or travel beyond the usual age',
      'Not seeing danger, or trusting strangers too quickly',
      'Frustration or anger when things are too hard',
    ],
  },
  strategies: [
    {
      title: 'Small steps, many times',
      text: 'Break a skill into parts. Brushing teeth: take brush, wet, paste, brush, rinse. Teach one part, show it, guide the hand, then help a little less each day. Cheer each part.',
    },
    {
      title: 'Simple words and pictures',
      text: 'Say short sentences and wait longer than feels natural. Put picture steps on the bathroom or kitchen wall.',
    },
    {
      title: 'Give real choices',
      text: '“Red shirt or blue?” “Rice or roti?” Choosing builds a voice. Give real jobs at home and treat adults as adults.',
    },
    {
      title: 'Teach safety',
      text: 'Practise a phone number, crossing the road, and whom to ask for help. Teach body parts by their names, private places, and saying “no” and “tell”. Abuse is a greater risk here, and knowing protects.',
    },
    {
      title: 'Read behaviour as a message',
      text: 'Sudden anger or withdrawal can mean pain, fear, change, bullying or low mood. Look for the cause before correcting.',
    },
    {
      title: 'Plan for the long road',
      text: 'Ask about schooling, job training, a disability certificate, guardianship where needed, and savings. Include brothers and sisters, and keep some time for yourselves.',
    },
  ],
  whenToSeekHelp: {
    signs: [
      'Milestones are late, or skills are being lost',
      'Fits, or sudden change in behaviour, sleep or eating',
      'Signs of pain, abuse, low mood or great fear',
      'Somebody hurts themselves or others',
      'You are worn out or without hope',
    ],
    whom: 'A paediatrician can look for causes, some of which, such as a slow thyroid, can be treated. An RCI-registered clinical or rehabilitation psychologist can test learning and daily skills. RCI-registered special educators and therapists teach at home, in school and at work. District Early Intervention Centres, and national institutes such as NIEPID, give guidance. Adults can see a psychiatrist for mood or behaviour.',
    helplines: ['tele-manas', 'emergency'],
  },
  hope: 'Progress may be slow, yet it does not stop. Many people with an intellectual disability make friends, go to work, travel alone and take part in family life. Measure this year against last year, not against the neighbour’s child. Your faith in them becomes their faith in themselves.',
  sources: [
    { name: 'Intellectual Disability', publisher: 'CDC' },
    {
      name: 'mhGAP Intervention Guide: developmental disorders',
      publisher: 'World Health Organization',
    },
    {
      name: 'Challenging behaviour and learning disabilities (NG11)',
      publisher: 'NICE',
    },
    {
      name: 'National Institute for the Empowerment of Persons with Intellectual Disabilities (NIEPID)',
      publisher: 'Government of India',
    },
  ],
};
