import type { CaseTopic } from '../../telling/direct/direct-words.ts';

/** Learning and exams, by work and age. */
export const studyCases = {
  'competitive-exam-type': {
    'past-entry': {
      note: 'Many of these exams have an age limit, so check it first; certificates of a trade have none.',
      advice: {
        easy: 'Read the notice of the first type named for its age limit before its syllabus.',
        effort:
          'Choose one certificate of your trade that has no age limit, and try a sample paper.',
      },
    },
  },
  'skill-this-year': {
    looking: { note: 'While you look for work, begin with the one that most openings ask for.' },
    retired: { note: 'You have retired, so it may be learnt for joy, or to teach it on.' },
    'past-work': { note: 'At your age it may be learnt for joy, or to teach it on.' },
  },
  'field-of-study': {
    'past-work': { note: 'At your age study is for the joy of it; nothing else depends on it.' },
  },
  'exams-this-year': {
    'past-work': { note: 'At your age little hangs on an exam, so sit it for the joy of knowing.' },
  },
  'start-higher-studies': {
    'past-work': {
      note: 'At your age read this as learning for its own sake: lectures, open courses, one book at a time.',
      trend: {
        mixed:
          'The time for higher studies is mixed: begin, but keep your days as free as you like them.',
        'very-demanding':
          'This time gives higher studies little support, so one good book and good company may teach you more.',
      },
      advice: { easy: 'Shortlist three open courses and sit in on one.' },
    },
  },
} satisfies CaseTopic;
