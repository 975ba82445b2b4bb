import type { DirectTopic } from '../../telling/direct/direct-words.ts';

/** Direct answers about jobs, promotion, colleagues and public service. */
export const work = {
  'suitable-work': {
    matter: 'finding work that suits you',
    sentences: [
      'The work that fits your nature best: {fields}.',
      '{lower}',
      'In such work {helper} carries you furthest, and {brake} teaches you patience.',
      '{when}',
    ],
  },
  'job-change-six-months': {
    matter: 'a change of job',
    sentences: [
      '{trend}',
      'Change has an ally in {helper}; {brake} asks you to look twice.',
      '{leaning}',
    ],
    trend: [
      'Yes, the next six months look very favourable for a job change, and a good offer is worth taking seriously.',
      'A job change in the next six months looks favourable, as long as the new role is clear on paper.',
      'A job change in the next six months is possible, but the signs are divided, so move only for a role that is plainly better.',
      'The next six months are demanding for a job change; looking around is fine, leaving in a hurry is not.',
      'The next six months do not favour a job change much, so use them to learn, save and prepare the next step.',
    ],
    leans: {
      clear: 'Of the two choices, {towards} has clearly more support than {other}.',
      slight: 'Of the two choices, {towards} has a little more support than {other}.',
      even: 'Staying and changing have almost equal support, so let the offer itself decide.',
    },
  },
  'promotion-this-year': {
    matter: 'a promotion',
    sentences: ['{trend}', 'At work {helper} pushes you on most, while {brake} asks you to wait.'],
    trend: [
      'Your chances of a promotion this year look very good, because your work is likely to be seen by the right people.',
      'A promotion this year looks favourable, especially if you ask for larger duties before you ask for the title.',
      'Your chances of a promotion this year are middling: the merit shows, but the timing is not fully with you.',
      'A promotion this year is likely to take longer than you wish, so build your case now for the next round.',
      'This year gives a promotion little support, and is better used to strengthen one skill that nobody can overlook.',
    ],
  },
  'manager-and-colleagues': {
    matter: 'your working relationships',
    sentences: [
      '{trend}',
      'If there is friction at work, it tends to come from {frictions}.',
      'With your manager and team, {approach} is likely to work best.',
    ],
    trend: [
      'Your relationship with your manager and colleagues looks warm and cooperative this year.',
      'You are likely to get on well with your manager and most colleagues this year.',
      'Relations at work look uneven this year: good with some people, more careful with others.',
      'Your manager or a colleague may test your patience this year, so keep agreements short and written.',
      'This year asks for real tact at work, and a calm, correct tone protects you better than arguments.',
    ],
  },
  'government-job-preparation': {
    matter: 'your preparation',
    sentences: [
      '{trend}',
      '{helper} is your best ally in this preparation, and {brake} is what tests it.',
    ],
    trend: [
      'Yes, this is a very good period to prepare for a government job, with focus and stamina on your side.',
      'This is a favourable period to prepare for a government job if you study to a fixed timetable.',
      'As a period for government job preparation this is mixed: begin, but keep a second plan alive.',
      'Preparation for a government job is likely to feel slow now, so shorter daily targets suit you better than long ones.',
      'This period gives government job preparation little help, so start with the basics and leave the big attempt for later.',
    ],
  },
  'stable-job-when': {
    matter: 'a stable job',
    event: 'a steady job',
    sentences: ['{trend}', '{when}'],
    trend: [
      'A stable job looks well within reach, and your chart supports steady employment strongly.',
      'Your chart supports a stable job, and steadiness is likely to grow over the next three years.',
      'A stable job is possible, though it may come after one stopgap role.',
      'A stable job is likely to take patience, and a modest start can still lead to it.',
      'Stable work is hard to come by in this stretch, so small, regular jobs are a sensible bridge.',
    ],
  },
  'career-three-years': {
    matter: 'your career',
    sentences: ['{trend}', 'Points where your career may turn: {turns}.'],
    trend: [
      'The next three years look very strong for your career, with room to rise and to be trusted with more.',
      'Your career trend for the next three years is upward, in steps rather than leaps.',
      'The next three years bring both movement and waiting in your career, so choose your moments.',
      'Your career is likely to ask for hard work over the next three years, with results in the later part.',
      'The next three years test your career patience; what you learn in them is worth more than quick titles.',
    ],
  },
  'long-term-profession': {
    matter: 'long-term growth',
    sentences: [
      'For growth that lasts, your chart points to {fields}.',
      'What lasts there comes from {helper}; what takes its time comes from {brake}.',
      '{when}',
    ],
  },
  'career-slow-why': {
    matter: 'progress at work',
    sentences: ['{trend}', 'It is slowed also by {secondCause}.', '{eases}'],
    trend: [
      'Your chart carries a career strongly, and what slows it is a small thing beside that.',
      'Your career is basically well supported, and what slows it weighs less.',
      'Your career is supported in parts, and what slows it weighs about as much.',
      'Your career asks for patience more than for a new direction, because what slows it outweighs what helps.',
      'Your slow career says nothing against your talent.',
    ],
    eases: {
      from: 'The pace at work is likely to pick up from {month}.',
      later:
        'No clear end of the slow pace shows within three years, so progress is likely to come in small steps.',
    },
  },
  'competitive-exam-type': {
    matter: 'competitive exams',
    sentences: [
      'The exams that suit your chart best are for {exams}.',
      '{helper} is your best ally in such exams, and {brake} is what tests you.',
      '{when}',
    ],
  },
} satisfies DirectTopic;
