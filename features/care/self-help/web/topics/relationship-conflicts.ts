import type { TopicText } from './topic-text.ts';

export const text: TopicText = {
  encouragement:
    'Every close relationship has conflict, with a partner, a parent, in-laws or a friend. A quarrel does not mean that love is gone. It often means that something matters to both of you and has not been heard yet. Wanting to do it better is a strong start, even if you begin alone.',
  symptoms: {
    lead: 'Some conflict is part of life. It may be time for a change when you notice:',
    items: [
      'The same fight again and again, with no end',
      'Blame, mocking, shouting, or days of silence',
      'Walking on eggshells, or hiding things to keep the peace',
      'Little warmth, touch or laughter',
      'Children, parents or money pulled into the quarrel',
      'Poor sleep, low mood or worry after fights',
    ],
  },
  strategies: [
    {
      title: 'Pause before it boils',
      text: 'When your heart races, nobody listens. Agree on a sign for a break. Take half an hour apart, breathe, walk, and come back at a time you both know.',
    },
    {
      title: 'Start softly',
      text: 'Say what you feel, about what, and what you need: “I felt alone when plans changed. Next time, please call me.” Leave out “you always” and “you never”.',
    },
    {
      title: 'Listen to understand',
      text: 'Let the other finish. Say back what you heard and ask “Did I get it?” You can understand a view without agreeing to it.',
    },
    {
      title: 'One problem at a time',
      text: 'Name it in one sentence. List ideas together, choose one that both can live with, try it for two weeks, then talk again. Some differences stay, and can be lived with in good humour.',
    },
    {
      title: 'Set kind, clear limits',
      text: 'With family you may say: “We value your advice. We will decide this together and tell you.” Repeat it calmly.',
    },
    {
      title: 'Feed the good',
      text: 'Say one honest thank you a day. Keep a short time each week without phones. Say sorry for your own part and name what you will do.',
    },
  ],
  whenToSeekHelp: {
    signs: [
      'You are afraid of the other person, or somebody is pushed, hit or forced: read our text on abuse, and put safety first',
      'You talk and talk and nothing changes',
      'After a betrayal or a loss, trust does not come back',
      'Alcohol or other substances are part of most fights',
      'You feel hopeless, or think of hurting yourself',
    ],
    whom: 'An RCI-registered clinical psychologist or a trained couple or family therapist can help you talk in a safe way. You can go alone if the other does not want to come. A good therapist does not judge who is right. Where there is violence or fear, each person needs help separately.',
    helplines: ['tele-manas', 'women', 'emergency'],
  },
  hope: 'Talking and listening are skills, and skills grow with practice. Many couples and families find their way back to each other, and are closer for it. And if a relationship must end, it can end with respect. Either way, you can learn from it and have calm, caring ties in your life.',
  sources: [
    { name: 'Problem Management Plus (PM+)', publisher: 'World Health Organization' },
    { name: 'Doing What Matters in Times of Stress', publisher: 'World Health Organization' },
    { name: 'Maintaining healthy relationships and mental wellbeing', publisher: 'NHS' },
    {
      name: 'Depression in adults: treatment and management (NG222), on couple therapy',
      publisher: 'NICE',
    },
  ],
};
