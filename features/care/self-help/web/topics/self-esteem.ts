import type { TopicText } from './topic-text.ts';

export const text: TopicText = {
  encouragement:
    'Perhaps a voice inside says that you are not good enough, not fair enough, not clever enough. Nobody is born with that voice. It is put together from old remarks, comparisons and hurts. You can learn to answer it. You do not have to become somebody else to be worth something.',
  symptoms: {
    lead: 'Low self-esteem is not an illness, but it can wear you down and make other problems worse. You may notice:',
    items: [
      'Putting yourself down, even in jokes',
      'Remembering every mistake and no success',
      'Comparing your looks, marks, money or marriage with others',
      'Saying yes when you mean no, or saying sorry all the time',
      'Not trying, for fear of failing, or trying to be perfect',
      'Waving away praise',
      'Staying with people who treat you badly',
    ],
  },
  strategies: [
    {
      title: 'Catch the voice',
      text: 'For a few days, write down what it says, and when. Give it a name, such as “the old examiner”. A voice with a name is easier to doubt.',
    },
    {
      title: 'Put it on trial',
      text: 'Draw two columns: what supports this thought, and what speaks against it. Then write a fair sentence: “I failed one paper, and I passed five.”',
    },
    {
      title: 'Three lines each night',
      text: 'Note three things you did or liked in yourself that day. Small ones count: “I called my aunt.” Keep the list and read it on bad days.',
    },
    {
      title: 'Do what you care about',
      text: 'Choose one strength or interest and use it this week: cook, teach, draw, play, help. Confidence comes after doing, not before it. Set tiny goals and tick them off.',
    },
    {
      title: 'Practise no',
      text: 'Begin with something small: “I cannot do it today.” No long excuse. Your heart may thump. It passes, and respect grows.',
    },
    {
      title: 'Choose your mirrors',
      text: 'Spend more time with people who are kind. Mute accounts that leave you feeling less. Speak to yourself as you would to a younger cousin.',
    },
  ],
  whenToSeekHelp: {
    signs: [
      'Low mood or worry most days for two weeks or more',
      'You skip work, class or meeting people because you feel worthless',
      'You eat very little, or eat and vomit, because of how you see your body',
      'Somebody insults, threatens or hurts you: it is not your fault',
      'You hurt yourself or think of ending your life',
    ],
    whom: 'An RCI-registered clinical psychologist or a trained counsellor can work with you on these beliefs, often with CBT. A psychiatrist can help if depression or anxiety is part of it. College students can ask for the campus counsellor. If you are in an unsafe relationship, the helplines below can guide you.',
    helplines: ['tele-manas', 'women', 'emergency'],
  },
  hope: 'Self-worth grows as a tree does: slowly, from many small rings. One fair thought, one finished task, one honest “no” at a time. There will be days when the old voice is loud again. That is no failure. You know its name now, and you have learned to answer it.',
  sources: [
    { name: 'Raising low self-esteem', publisher: 'NHS' },
    { name: 'Self-help CBT techniques', publisher: 'NHS' },
    { name: 'Doing What Matters in Times of Stress', publisher: 'World Health Organization' },
    { name: 'Depression in adults: treatment and management (NG222)', publisher: 'NICE' },
  ],
};
