import type { TopicText } from './topic-text.ts';

export const text: TopicText = {
  encouragement:
    'This text is for you who care for a parent, a partner or a friend whose memory is changing. You may feel love, grief and anger on the same day. All of it is human. Dementia is a condition of the brain. It is not madness, and nobody’s fault. You need care too, and you deserve it.',
  symptoms: {
    lead: 'We all forget a name now and then. Dementia is more, and grows over months and years:',
    items: [
      'Forgetting recent events and asking the same thing again',
      'Losing the way in known places',
      'Trouble with money, cooking, medicines or the phone',
      'Searching for words, or mixing them up',
      'Confusion about the day, the place or people',
      'Changes in mood, sleep or behaviour; suspicion or withdrawal',
    ],
  },
  strategies: [
    {
      title: 'Talk simply and warmly',
      text: 'Come from the front, say your name, smile. Say one short sentence at a time and wait. Do not test or argue. Answer the feeling: “You miss home. Tell me about it.”',
    },
    {
      title: 'Keep a gentle rhythm',
      text: 'Meals, walks, prayers or songs at the same hour give a hold. Let the person do what they still can, such as shelling peas or folding clothes. Old photos and music often reach where words do not.',
    },
    {
      title: 'Make home safe',
      text: 'Use good light, a clear floor, a rail in the bathroom, and locks for gas, medicines and pesticides. Put name and phone number in a pocket or on a bracelet. Ask the doctor about driving.',
    },
    {
      title: 'When there is anger or wandering',
      text: 'Look for pain, hunger, thirst, the toilet, noise or boredom. Stay calm, step back, offer tea or a walk. It is the condition, not ill will.',
    },
    {
      title: 'Plan early',
      text: 'While the person can still decide, talk about money, treatment wishes and whom they trust. See a lawyer about papers.',
    },
    {
      title: 'Care for the carer',
      text: 'Share turns with family. Take an hour off each day and see your own doctor. Asking for a day’s rest is wise, not selfish.',
    },
  ],
  whenToSeekHelp: {
    signs: [
      'Memory or behaviour changes are getting in the way of daily life: some causes can be treated, so have it checked',
      'Confusion comes on within hours or days: see a doctor the same day',
      'Falls, refusing food, not sleeping, or seeing things',
      'Face drooping, a weak arm or slurred speech: call emergency at once',
      'You are worn out, or fear that you may lose control',
    ],
    whom: 'A neurologist, a psychiatrist or a doctor for older people can find the cause and plan care. Many medical-college hospitals have a memory clinic. An RCI-registered clinical psychologist can test memory and support you. Ask about carer groups such as those of the Alzheimer’s and Related Disorders Society of India.',
    helplines: ['tele-manas', 'emergency'],
  },
  hope: 'Most kinds of dementia cannot be turned back yet, but good care makes a real difference. There can be calm mornings, shared songs, a hand that holds yours. The person still feels kindness, even when names are gone. You do not have to be perfect. Being there, and being rested, is enough.',
  sources: [
    { name: 'Dementia (fact sheet)', publisher: 'World Health Organization' },
    { name: 'iSupport for dementia: manual for carers', publisher: 'World Health Organization' },
    {
      name: 'Dementia: assessment, management and support (NG97)',
      publisher: 'NICE',
    },
    { name: 'Dementia guide', publisher: 'NHS' },
  ],
};
