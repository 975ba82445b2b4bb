import { SESSION_MINUTES } from '@dhruva/care/therapists/contract/catalogue';

interface HypnotherapySection {
  readonly title: string;
  readonly text: string;
  readonly items?: readonly string[];
}

/** The sections of the hypnotherapy page: what hypnotherapy is and is not. Shown before the prices. */
export const HYPNOTHERAPY: readonly HypnotherapySection[] = [
  {
    title: 'What it is',
    text: 'Hypnosis is a state of calm, narrow attention. You have been close to it when a film or a book made you forget the room. In hypnotherapy a trained therapist guides you there with words. Then you work together with pictures, feelings and suggestions that you have agreed on before. You hear everything, you can speak and move, and you can stop at any time.',
  },
  {
    title: 'What it is not',
    text: 'Films and stage shows have given a wrong picture.',
    items: [
      'It is not sleep, and nobody takes over your mind. You cannot be made to do what you do not want.',
      'It is not a way to dig up lost memories. In hypnosis the mind can fill gaps with things that never happened, and they can feel true.',
      'It does not work for everyone, and not at all for somebody who does not want it.',
      'It is not a replacement for a doctor, for medicine, or for help in an emergency.',
    ],
  },
  {
    title: 'What the evidence says',
    text: 'It differs from one use to another, and much of it comes from small studies. No therapist can promise you a result.',
    items: [
      'Best studied: hypnotherapy for irritable bowel syndrome that has not eased with usual treatment, and less pain and worry around medical procedures.',
      'Promising, not settled: anxiety, stress and sleep, mostly as an addition to other therapy.',
      'Unclear: stopping smoking and losing weight. Ask about better-tested ways first.',
      'Not enough: severe depression, addiction, OCD or trauma with hypnosis alone. These need other treatment.',
    ],
  },
  {
    title: 'Who should not have it, or should ask first',
    text: 'The therapist will ask about your health. Please answer openly; it is for your safety.',
    items: [
      'Do not have it if you live with psychosis, or if you hear, see or believe things that others do not. It could make this worse.',
      'Ask your psychiatrist or doctor first if you live with a personality disorder, bipolar disorder, severe depression, epilepsy, or the effects of trauma.',
      'See a doctor first about any pain or other sign in the body that is new or has no known cause.',
      'Do not come to a session after alcohol or other substances.',
      'It is not for a crisis. If you think of hurting yourself, use “Need help now?” on this page. It costs nothing.',
    ],
  },
  {
    title: 'It works beside your treatment',
    text: 'Think of it as an addition to counselling, CBT or medical care. Keep taking your medicine as your doctor has told you, and tell each of them about the other. At the start you agree on one goal. If a few sessions bring no change, say so, and talk about another way.',
  },
  {
    title: 'What an online session is like',
    text: `A session lasts ${SESSION_MINUTES.lasts} minutes. It is a video call, in English or Hindi.`,
    items: [
      'Before: find a private room, a chair with a back, earphones and a charged phone or laptop. Ask not to be disturbed. Never join while driving, cooking or minding a small child.',
      'Talking: the therapist asks what you hope for and how your health is, explains each step, and agrees with you on a sign to stop. You also agree on what to do if the call drops.',
      'Settling: you rest your eyes, breathe slowly and follow the voice.',
      'Working: you picture scenes or try out new thoughts about your goal.',
      'Coming back: you return slowly, have some water, and talk about how it was. Wait until you feel fully awake before you drive.',
    ],
  },
];

export const HYPNOTHERAPY_SOURCES = [
  { publisher: 'NHS', name: 'Hypnotherapy' },
  { publisher: 'NICE', name: 'Irritable bowel syndrome in adults (CG61)' },
  { publisher: 'Cochrane', name: 'Hypnotherapy for smoking cessation' },
  { publisher: 'NCCIH, National Institutes of Health (USA)', name: 'Hypnosis' },
] as const;
