import type { CaseTopic } from '../../telling/direct/direct-words.ts';

/** Posts and professions, by what the person does now and by age. */
export const workCases = {
  'suitable-work': {
    studying: {
      note: 'You are still studying, so read this as a direction for subjects, internships and a first post.',
      advice: {
        easy: 'Ask two people in the first field named which subject helped them most.',
        effort:
          'Take one free short course in the first field before you choose your next subject.',
      },
    },
    employed: {
      note: 'You have a post now, so the first step is a task of this kind where you already work.',
    },
    'own-business': {
      note: 'You run a business of your own, so look first for what it could offer of this kind.',
    },
    'at-home': { note: 'You are at home now, so begin with what fits a few free hours.' },
    looking: {
      note: 'You are looking for work now, so put openings of this kind at the top of your list.',
    },
    retired: {
      note: 'You have retired from regular work, so read this as what a few free hours a week are well spent on.',
      advice: {
        easy: 'Offer two hours a week in the first field named, paid or not, and see how the day feels after.',
        effort: 'Sit in once with people who do such work before you promise them your time.',
      },
    },
    'past-work': {
      note: 'At your age this is less about a post than about what your experience is wanted for.',
      advice: {
        easy: 'Tell two younger people in the first field named what you could show them.',
        effort: 'Try such work for one afternoon before you promise more of your time.',
      },
    },
  },
  'job-change-six-months': {
    employed: { note: 'You have a post to stand on, so nothing has to be decided in a hurry.' },
    'past-work': {
      note: 'At your age the question is less a new post than fewer and better hours.',
      advice: { easy: 'Tell three people you trust which hours and tasks you would still like.' },
    },
  },
  'promotion-this-year': {
    employed: {
      note: 'Your own workplace has its rules and its calendar of reviews, so hold this beside them.',
    },
  },
  'government-job-preparation': {
    'past-entry': {
      note: 'Most such posts close their entry by the early forties, so check the age limit of each first; contract and advisory posts often have none.',
      advice: {
        easy: 'List the posts whose age limit you still meet, and prepare for these alone.',
        effort:
          'Ask an office you know which contract or advisory posts it fills, and which papers these want.',
      },
    },
  },
  'stable-job-when': {
    studying: {
      note: 'You are still studying, so read this as the first post after it, or an internship on the way.',
      advice: {
        effort:
          'Take a short internship if it comes, and keep one evening a week for applications.',
      },
    },
    employed: {
      note: 'You have a post now, so this speaks of a steadier one; keep yours until the next is signed.',
      advice: { effort: 'Keep the post you have, and use one evening a week for applications.' },
    },
    'own-business': {
      note: 'You run a business now, so read this as regular work beside it or in its place.',
      advice: {
        effort:
          'Ask a customer who knows your work for a regular monthly order; it is half a post already.',
      },
    },
    'at-home': {
      note: 'You are at home now, so a post of a few regular hours counts as such a start.',
    },
    looking: {
      note: 'You are looking now, so let this set the pace of your search and not its end.',
    },
    'past-work': {
      note: 'At your age read this as a few regular hours that suit you, not as a post for decades.',
      advice: {
        easy: 'Offer one thing you know well for a few regular hours a week.',
        effort: 'Take on a small regular duty first, and see how the week feels with it.',
      },
    },
  },
  'career-three-years': {
    studying: {
      matter: 'your way into work',
      sentences: ['{trend}', 'Points where your way may turn: {turns}.'],
      note: 'You are still studying, so this is about internships, a first post and the people you meet on the way.',
      trend: {
        'very-supportive':
          'The next three years look very strong for your way into work, with room to be trusted early.',
        supportive:
          'The trend for your way into work is upward over three years, in steps rather than leaps.',
        mixed:
          'The next three years bring both movement and waiting on your way into work, so choose your moments.',
        demanding:
          'Your way into work is likely to ask for hard effort over the next three years, with results in the later part.',
        'very-demanding':
          'The next three years test your patience on the way into work; what you learn in them is worth more than a quick start.',
      },
      advice: { easy: 'Choose one internship or project a year and see it through to the end.' },
    },
    'own-business': {
      note: 'In a business of your own, to rise means better work and steadier customers.',
      trend: {
        'very-demanding':
          'The next three years test your patience in business; what you learn in them is worth more than quick gains.',
      },
    },
    'at-home': {
      note: 'You are at home now, so read this as a way back to work, or as work from home, if you wish for it.',
      advice: {
        easy: 'Choose one thing a year that people pay for, and see it through to the end.',
      },
    },
    looking: {
      note: 'You are looking for work now, so the next post comes first, and these years build on it.',
      advice: {
        easy: 'Choose the next post by what it lets you learn, and see one task in it through to the end.',
      },
    },
    'past-work': {
      note: 'At your age this speaks of how far your work and your name still carry, not of a ladder.',
      trend: {
        'very-supportive':
          'The next three years look very strong for what you have built, with people who ask for your word.',
        'very-demanding':
          'The next three years ask for rest from work rather than more of it; what you know keeps its worth.',
      },
      advice: {
        easy: 'Choose one thing you know and hand it on to somebody younger.',
        effort: 'Set a review date every six months and drop what tires more than it gives.',
      },
    },
  },
  'long-term-profession': {
    studying: {
      note: 'You are still studying, so choose subjects that lead there.',
      advice: {
        easy: 'Find somebody ten years ahead of you in that profession and ask which course they would take today.',
      },
    },
    employed: {
      note: 'You have a post now, so grow towards it from there before you leave anything.',
    },
    'own-business': {
      note: 'You run a business now, so look for the part of it that leads there.',
    },
    'at-home': {
      note: 'You are at home now, so a course or a few hours from home can lead there.',
    },
    looking: {
      note: 'You are looking for work now, so let the next post be one that leads there.',
    },
    'past-work': {
      note: 'At your age read it as the field in which your counsel is worth most.',
      advice: {
        easy: 'Become the one who guides somebody ten years behind you in that field.',
        effort: 'Give an hour a week to writing down what only you know of it.',
      },
    },
  },
  'career-slow-why': {
    'own-business': {
      note: 'In your own business the pace shows in orders and prices.',
      advice: {
        effort: 'Measure your business against last year, not against the shop across the road.',
      },
    },
    'at-home': {
      note: 'You are at home now, so read this as what delays a return to work, or work from home.',
      advice: {
        easy: 'Finish one small piece of work that you can show; it opens a talk.',
        effort: 'Measure yourself against last year, not against those who never paused.',
      },
    },
    looking: {
      note: 'You are looking for work now, so read this as what delays the next post.',
      eases: {
        from: 'The search is likely to move faster from {month}.',
        later:
          'No clear change shows within three years, so small posts on the way count as progress.',
      },
      advice: {
        easy: 'Ask one person who said no to you what would have made it a yes.',
        effort:
          'Measure this month of your search against the last, not against friends in a post.',
      },
    },
    'past-work': {
      note: 'At your age a slower pace is no fault; what counts is what you still like to do.',
      advice: { effort: 'Measure the day by how rested you end it, not by how much was done.' },
    },
  },
} satisfies CaseTopic;
