import type { TopicText } from './topic-text.ts';

export const text: TopicText = {
  encouragement:
    'If someone has made you feel small, scared or worthless, please hear this first: it is not your fault. Words, threats and control can wound as deeply as blows. You may still love the person, or feel unsure. You do not have to decide anything today. Your safety comes before everything else here.',
  symptoms: {
    lead: 'Emotional abuse is a pattern that takes away your freedom and your trust in yourself. The other person may do the first things here. The last ones may stay with you:',
    items: [
      'Insult, mock or humiliate you, alone or before others',
      'Threaten you, your children, your pets or themselves',
      'Check your phone, your money, your clothes or where you go',
      'Keep you from family, friends, study or work',
      'Deny what happened, so that you doubt your memory',
      'In you: always on guard, poor sleep, sudden fear or feeling numb',
      'In you: shame, guilt, and bad memories that come unasked',
    ],
  },
  strategies: [
    {
      title: 'Safety first',
      text: 'If you may be in danger, leave this page and reach help. Think ahead: a safe neighbour, a code word, a small bag with papers, money and keys. Use a phone or device the other person cannot see, and clear your history. Leaving can be a risky time, so plan it with somebody trained.',
    },
    {
      title: 'Tell one safe person',
      text: 'Choose somebody who listens and does not blame. If it is safe, keep a dated note of what happens, outside the home.',
    },
    {
      title: 'Steady the body',
      text: 'After trauma, the body may stay on guard, with poor sleep, shaking or going numb. Press both feet to the floor, look around, and say: “That was then. I am here now.” Hold something cool. Breathe out slowly.',
    },
    {
      title: 'Take back small choices',
      text: 'What to eat, a walk, a song. Each choice that is yours builds your strength.',
    },
    {
      title: 'Doubt the old message',
      text: 'When you hear “I am useless” inside, ask whose words these are. Answer as you would answer a child you love.',
    },
    {
      title: 'Do not force the story',
      text: 'You need not tell details before you are ready. Good help moves at your pace.',
    },
  ],
  whenToSeekHelp: {
    signs: [
      'You are afraid of the person, or there are threats, hitting, choking or forced sex',
      'A child sees it or is harmed',
      'Bad memories, fear or numbness have lasted more than a month',
      'You think of hurting yourself, or drink to get through',
    ],
    whom: 'In danger, call the emergency number. For women, the women helpline can connect you with police, shelter and legal aid, and with a One Stop Centre near you. Indian law on domestic violence covers verbal and emotional abuse too. A psychiatrist or an RCI-registered clinical psychologist can help with trauma. Men, elders and people of every gender deserve the same help. Couple therapy is not advised while abuse goes on.',
    helplines: ['emergency', 'women', 'tele-manas'],
  },
  hope: 'Many people have left fear behind and built calm, warm lives, though it took time and help. What was done to you is not who you are. Trust in yourself can grow again, first in one quiet corner, then in a whole day. You deserve to be safe, and you deserve kindness.',
  sources: [
    { name: 'Violence against women (fact sheet)', publisher: 'World Health Organization' },
    {
      name: 'Responding to intimate partner violence and sexual violence against women: clinical and policy guidelines',
      publisher: 'World Health Organization',
    },
    { name: 'Getting help for domestic violence and abuse', publisher: 'NHS' },
    {
      name: 'Protection of Women from Domestic Violence Act, 2005',
      publisher: 'Government of India',
    },
    { name: 'Post-traumatic stress disorder (NG116)', publisher: 'NICE' },
  ],
};
