import type { DirectTopic } from '../../telling/direct/direct-words.ts';

/** Direct answers about love: meeting, talking, staying together and getting back together. */
export const love = {
  'meet-someone-when': {
    matter: 'meeting someone special',
    event: 'meeting somebody who stays',
    sentences: ['{trend}', '{when}', 'A meeting is most likely {meeting}.'],
    trend: [
      'Meeting someone special looks very likely, and you are open to it.',
      'Meeting someone special looks likely within the coming years.',
      'Meeting someone special is likely if you step a little outside your usual circle.',
      'Meeting the right person may take its time, so enjoy company without testing everyone.',
      'This stretch is quiet for new love, and friendships kept warm now can open doors later.',
    ],
  },
  'partner-for-my-nature': {
    matter: 'finding a partner who suits you',
    sentences: [
      'The partner who suits your nature is {traits}.',
      'Shared ground is likely in {interests}.',
      'In a partnership {helper} makes it easy for you, and {brake} asks you to take your time.',
    ],
  },
  'relationship-towards-marriage': {
    matter: 'this relationship',
    sentences: ['{trend}', 'The two of you are carried by {helper} and slowed by {brake}.'],
    trend: [
      'Yes, your present relationship is strongly inclined towards marriage.',
      'Your present relationship is likely to move towards marriage, with an open talk about timing.',
      'Your present relationship may move towards marriage, but one open question stands in between.',
      'Your present relationship moves towards marriage slowly, and family or work may ask for time first.',
      'At present the relationship shows little movement towards marriage, so ask each other honestly what you both want.',
    ],
  },
  'understanding-with-partner': {
    matter: 'mutual understanding',
    sentences: [
      'What improves understanding most between you two is {approach}.',
      'Misunderstandings are likely to start with {frictions}.',
      '{trend}',
    ],
    trend: [
      'There is a great deal of goodwill to build on, so even a small effort is likely to be felt.',
      'Goodwill is present, and regular honest talk is likely to deepen it.',
      'Closeness comes and goes this year, so choose calm hours for important talks.',
      'Understanding takes work this year, and repairing soon after a quarrel matters more than winning it.',
      'Understanding is strained this year, so begin with respect in small things.',
    ],
  },
  'tell-my-feelings': {
    matter: 'an open talk',
    sentences: [
      '{trend}',
      '{leaning}',
      'Once it is said, {approach} is likely to count more than fine words.',
    ],
    trend: [
      'Yes, this is a very good time to tell someone how you feel.',
      'This is a good time to tell someone how you feel, if you leave the other person room to answer.',
      'As a time to tell someone how you feel, this is mixed, so start with a light, friendly hint.',
      'The next six months are not the easiest for telling someone how you feel; let trust grow a little more.',
      'This is not a kind time for opening your heart, so wait for a calmer mood and a clearer sign.',
    ],
    leans: {
      clear: 'The chart leans clearly to {towards}, rather than to {other}.',
      slight: 'The chart leans a little to {towards}, rather than to {other}.',
      even: 'Speaking up and waiting are about equal, so go by how safe the moment feels.',
    },
  },
  'ready-after-break-up': {
    matter: 'a new beginning in love',
    sentences: [
      '{trend}',
      '{leaning}',
      'Comfort comes from {helper}, and patience is asked by {brake}.',
    ],
    trend: [
      'Yes, after your break-up you look ready for a new relationship, and your heart is lighter than you think.',
      'You look largely ready for a new relationship after your break-up, if it may begin slowly.',
      'You look partly ready for a new relationship: the wish is back, the old story still speaks at times.',
      'Your break-up still takes energy, so friendship and your own plans come before a new relationship.',
      'This is more a time to recover from the break-up than to begin again, and nothing is lost by it.',
    ],
    leans: {
      clear: 'As things stand, {towards} does you more good than {other}.',
      slight: 'As things stand, {towards} does you slightly more good than {other}.',
      even: 'Beginning and waiting are about equal just now, so trust the pace that lets you sleep well.',
    },
  },
  'long-term-relationship': {
    matter: 'this relationship over the years',
    sentences: [
      '{trend}',
      'The point to look after is {friction}.',
      'What keeps it good is {approach}.',
    ],
    trend: [
      'For the long term your chart is very supportive of a lasting bond, so this relationship has good soil.',
      'In the long term a lasting bond looks well supported for you, with care on both sides.',
      'In the long term the support is mixed: much depends on how you two handle ordinary days.',
      'A lasting bond asks a lot of you over the years, so look at how problems are solved, not only at how you feel.',
      'A lasting bond is demanding in this chart, so give this relationship time before you promise more.',
    ],
  },
  reconciliation: {
    matter: 'coming together again',
    sentences: ['{trend}', 'The way back is most likely through {approach}.', '{eases}'],
    trend: [
      'Reconciliation with your partner looks very likely if one of you takes the first step.',
      'Reconciliation with your partner looks likely, with time and a sincere talk.',
      'Reconciliation is possible, though both of you may need to give up an old point.',
      'Reconciliation looks slow, and a pause without blame may do more than many messages.',
      'Reconciliation has little support for now, so look after yourself and let the other side be.',
    ],
    eases: {
      from: 'The mood between you is likely to soften from {month}.',
      later:
        'A clear softening does not show within two years, so let your own peace not hang on it.',
    },
  },
} satisfies DirectTopic;
