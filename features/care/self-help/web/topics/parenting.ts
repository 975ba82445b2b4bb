import type { TopicText } from './topic-text.ts';

export const text: TopicText = {
  encouragement:
    'There are no perfect parents, only parents who try, tire and try again. If you shouted today and feel bad about it, that feeling shows how much you care. Children do not need you to get it right each time. They need warmth, clear limits, and somebody who comes back and makes it up.',
  symptoms: {
    lead: 'Raising children is hard work. Signs that the load has grown too heavy are:',
    items: [
      'Shouting, threatening or hitting, then guilt',
      'The same battle each day about homework, food, sleep or the phone',
      'Little fun together, and mostly orders',
      'Parents or grandparents pulling in different directions',
      'Feeling alone, worn out or numb with your child',
      'A child who clings, lies, withdraws or is often angry',
    ],
  },
  strategies: [
    {
      title: 'Ten minutes of your whole attention',
      text: 'Each day, with the phone away, let your child choose the play or the talk. Follow, smile, and name what you see. This small habit prevents many battles.',
    },
    {
      title: 'Praise what you want to see',
      text: 'Be quick and exact: “You put your shoes away. That helps me.” Praise effort more than marks.',
    },
    {
      title: 'Say what to do',
      text: 'Go close, use the name, and give one short, calm request. Give a choice where you can: “Bath now, or after this page?”',
    },
    {
      title: 'Results, not blows',
      text: 'Warn once, then act: the game stops for a short while, the spill is wiped up. Keep it fair, brief and linked to the act. Hitting and shaming do not teach better behaviour, and they can harm.',
    },
    {
      title: 'Teach feelings',
      text: '“You are angry because we must leave.” A feeling that has a name gets smaller. With teenagers, listen twice as long as you talk, agree on a few rules together, and stay curious about friends, study and life online.',
    },
    {
      title: 'Pause and repair',
      text: 'When you feel heat rising, breathe, drink water, or step out if your child is safe. Later say: “I shouted. I am sorry. Let us try again.” And put your own rest on the list. A cared-for parent has more to give.',
    },
  ],
  whenToSeekHelp: {
    signs: [
      'You are afraid that you may hurt your child, or have done so',
      'Low mood or worry lasts more than two weeks, above all after a birth',
      'There is violence, or heavy drinking, at home',
      'Your child’s sleep, eating, school or friendships change and stay changed',
      'Your child talks of dying or hurts themselves: stay close and call now',
    ],
    whom: 'A paediatrician can check health and development. A child psychiatrist or an RCI-registered clinical psychologist can offer parent training, family sessions or help for your own mood. The school counsellor can be a good partner. If a child is in danger now, call the emergency number.',
    helplines: ['tele-manas', 'women', 'emergency'],
  },
  hope: 'It is never too late to begin anew with your child. Ties are built in small moments: a joke, a shared roti, a hand on the back at night. Pick one idea from this page and try it for a week. Your child is not asking for a perfect parent. They are asking for you.',
  sources: [
    { name: 'Parenting for Lifelong Health', publisher: 'World Health Organization and UNICEF' },
    {
      name: 'Guidelines on parenting interventions to prevent maltreatment',
      publisher: 'World Health Organization',
    },
    { name: 'Essentials for Parenting', publisher: 'CDC' },
    {
      name: 'Effective Discipline to Raise Healthy Children',
      publisher: 'American Academy of Pediatrics',
    },
  ],
};
