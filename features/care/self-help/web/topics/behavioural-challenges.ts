import type { TopicText } from './topic-text.ts';

export const text: TopicText = {
  encouragement:
    'A child who shouts, hits or refuses is often a child who cannot yet say what is wrong. It can leave you angry, ashamed and tired, above all when others stare. You are not a bad parent, and this is not a bad child. Behaviour is learned, and new behaviour can be learned too.',
  symptoms: {
    lead: 'All children test limits. It becomes a challenge when it is frequent, strong and lasts for months:',
    items: [
      'Outbursts that are long or very frequent for the age',
      'Arguing, refusing, or blaming others much of the time',
      'Hitting, biting, throwing or breaking things',
      'Lying, stealing, bullying or running away',
      'Hurting animals or playing with fire',
      'Trouble at school, or losing friends',
    ],
  },
  strategies: [
    {
      title: 'Give attention to what you want more of',
      text: 'Catch good moments and name them: “You waited for your turn. Thank you.” Spend ten minutes a day in play that your child leads, with no orders and no phone.',
    },
    {
      title: 'Look for the pattern',
      text: 'For one week note three things: what came before, what your child did, what came after. Hunger, tiredness, noise, a hard task or a wish for attention often stands behind it. Change the “before” where you can.',
    },
    {
      title: 'Few rules, said clearly',
      text: 'Have three or four house rules, the same for all carers. Say what to do rather than what not to do: “Walk, please.” One instruction at a time, close by, in a calm voice.',
    },
    {
      title: 'Calm, short results',
      text: 'Ignore small things. For bigger ones, use a result that fits: a toy that was thrown rests for ten minutes. Do what you said, then start afresh. Never hit or shame. It teaches fear, and it makes behaviour worse over time.',
    },
    {
      title: 'Teach the missing skill',
      text: 'In a quiet hour, practise what to do instead: asking for a break, counting breaths, using words such as “angry” and “help”.',
    },
    {
      title: 'Steady yourself',
      text: 'If you feel close to losing control, see that your child is safe, step away and breathe. Ask another adult to take over.',
    },
  ],
  whenToSeekHelp: {
    signs: [
      'It has gone on for months, at home and at school',
      'Somebody is being hurt, or you fear it',
      'Your child seems very sad, scared or cut off, or speaks of dying',
      'Behaviour changed suddenly, which can follow pain, bullying or abuse',
    ],
    whom: 'Talk to a paediatrician first, to look at hearing, sleep, speech and development. A child psychiatrist or an RCI-registered clinical psychologist can offer parent training and work with your child and the school. An adult whose own temper harms others can ask a psychologist for help in the same way.',
    helplines: ['tele-manas', 'emergency'],
  },
  hope: 'Change comes slowly, and it may get louder before it gets better, because your child is testing the new rule. Stay steady. Parent training is among the best-studied kinds of help for children, and many families see calmer days. Warmth and limits, day after day, do their quiet work.',
  sources: [
    {
      name: 'Antisocial behaviour and conduct disorders in children and young people (CG158)',
      publisher: 'NICE',
    },
    {
      name: 'Guidelines on parenting interventions to prevent maltreatment',
      publisher: 'World Health Organization',
    },
    {
      name: 'Effective Discipline to Raise Healthy Children',
      publisher: 'American Academy of Pediatrics',
    },
    { name: 'Behavior or Conduct Problems in Children', publisher: 'CDC' },
  ],
};
