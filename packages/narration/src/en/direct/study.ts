import type { DirectTopic } from '../../telling/direct/direct-words.ts';

/** Direct answers about studies, exams and skills. */
export const study = {
  'field-of-study': {
    matter: 'your studies',
    sentences: [
      'The fields of study that suit you best: {studies}.',
      '{lower}',
      'Your learning is carried by {helper} and scattered by {brake}.',
      '{when}',
    ],
  },
  'exams-this-year': {
    matter: 'your exams',
    sentences: [
      '{trend}',
      'Your head is helped most by {helper} and distracted most by {brake}.',
      'Brighter months for exams: {months}.',
    ],
    trend: [
      'This year looks very favourable for your exams, with a clear head and good recall.',
      'This year looks favourable for your exams, if revision starts early.',
      'This year is mixed for your exams, so put your effort where the marks are.',
      'This year is demanding for your exams, so short daily study beats long nights.',
      'This year gives your exams little tailwind, so a plan, past papers and sleep have to do the work.',
    ],
  },
  'start-higher-studies': {
    matter: 'higher studies',
    sentences: ['{trend}', '{leaning}', 'Subjects that fit: {studies}.'],
    trend: [
      'Yes, this is a very good time for you to start higher studies.',
      'This is a good time for you to start higher studies, with a clear aim in mind.',
      'The time for higher studies is mixed: apply, but keep your present work or course going.',
      'Higher studies look demanding to start now, so a shorter course may be the better first step.',
      'This time gives higher studies little support, so use it to prepare, save and choose well.',
    ],
    leans: {
      clear:
        'Between a start now and a start later, {towards} is clearly better supported than {other}.',
      slight:
        'Between a start now and a start later, {towards} is a little better supported than {other}.',
      even: 'A start now and a start later are about equally supported.',
    },
  },
  'skill-this-year': {
    matter: 'learning a new skill',
    sentences: [
      'The skill to build this year: {skills}.',
      'It comes easier through {helper}; {brake} is what makes you skip a day.',
      '{when}',
    ],
  },
  'study-abroad-when': {
    matter: 'studying abroad',
    event: 'leaving to study',
    sentences: ['{trend}', '{when}', 'Fields worth looking at abroad: {studies}.'],
    trend: [
      'Studying abroad looks very favourable for you.',
      'Studying abroad looks favourable for you, with early and careful applications.',
      'Studying abroad is possible for you, and a shorter programme may be easier to arrange.',
      'Studying abroad looks demanding for you, in money or in time, so prepare well ahead.',
      'Studying abroad has little support in the coming years, and a good course nearer home can lead just as far.',
    ],
  },
} satisfies DirectTopic;
