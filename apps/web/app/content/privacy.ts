import type { Clause } from '../ui/reading/clause.ts';
import { SITE } from '../lib/site.ts';

const MAIL = `[${SITE.email}](mailto:${SITE.email})`;

/** Privacy Policy, eleven clauses. */
export const PRIVACY: readonly Clause[] = [
  {
    id: 'basis',
    title: 'Legal basis: the Digital Personal Data Protection Act, 2023',
    text: [
      `${SITE.company}, ${SITE.address}, is the Data Fiduciary: it decides why and how your data is used on ${SITE.brand}. We follow the Digital Personal Data Protection Act, 2023, and the rules made under it.`,
      'We use your data because you consented to it, and keep some of it afterwards because a law demands it. We rest on nothing else.',
    ],
  },
  {
    id: 'data',
    title: 'What data we collect',
    text: [
      [
        'To log you in: your mobile number, your e-mail address and name if you give them, and when you confirmed your age and agreed to the terms.',
        'To show you where you are logged in: the kind of browser and system. If you add a passkey: its public part.',
        'For predictions: date, time and place of birth and gender, your own and those of people you ask about; if you tell them, relationship, work and country of living; the questions and the answers.',
        'For counselling: the name you want to be called by, the address where you are during a session, language and services, and which assessments you bought.',
        'About your health: what you tell in the intake form, saved while you write it, your mood and symptom entries, and to which therapist you show them.',
        'For purchases: what you bought, when and for how much, the payment’s number, receipts and refunds. Card and bank details go to the payment provider and never reach us.',
        'When you write to support: the message, and where to answer if you say so.',
        'For safety: which browsers your account was opened on, as random numbers, and scrambled network addresses for a day, to stop floods of codes.',
        'For referrals: that somebody joined by your code, without telling either of you who.',
      ],
      'We buy no data about you and do not listen in on sessions.',
    ],
  },
  {
    id: 'browser',
    title: 'Cookies and storage in your browser',
    text: [
      'We set no cookies and load nothing from other companies while you read. Your browser keeps a few small entries for us. You can delete them at any time; you are then logged out.',
      [
        'your login (authToken), until you log out, for 90 days at the longest;',
        'a random number for this browser (deviceToken), so that we know it again;',
        'the answers you read last, encrypted, to read them without a network; they go when you log out;',
        'your choice of light or dark, the language you read answers in, and whether motion is paused;',
        'the code of a friend whose link brought you, until you log in;',
        'in this tab only: a payment that is not finished, and how far you had scrolled;',
        'copies of public pages, so that help numbers and self-help texts open without a network.',
      ],
      'When you press Pay, the payment provider’s window opens. It may set cookies of its own, under its own policy.',
    ],
  },
  {
    id: 'consent',
    title: 'Your consent and how to withdraw it',
    text: [
      'You consent when you log in or sign up, by a box or a sentence that links here. Nothing is ticked beforehand.',
      'Showing your mood and symptom entries to a therapist is a consent of its own: off until you tick their name beside [your entries](/counselling), for all entries, new ones too. Untick it and it ends at once. It ends by itself 90 days after your last session with that therapist, when no session with them is left, and with your account.',
      `You may withdraw your consent as easily as you gave it: delete your account in your [profile](/profile), or write to ${MAIL}. We then stop using your data and delete it, apart from what [a law makes us keep](#retention). What was done before stays lawful.`,
      'Under the Act you may:',
      [
        'see what we hold: “Download my data” in your profile gives you all of it in one file;',
        'ask with which companies your data was shared;',
        'have it corrected, completed or erased;',
        'name somebody who uses these rights for you if you die or cannot act;',
        'complain to us and, if that does not help, to the Data Protection Board of India.',
      ],
      'For this there is your profile, or our Grievance Officer. It costs nothing.',
    ],
  },
  {
    id: 'purposes',
    title: 'Why we use your data',
    text: [
      [
        'to log you in and keep others out of your account;',
        'to work out your answers and show them to you again;',
        'to hold your sessions, remind you of them, and let your therapist prepare;',
        'to take payments, write receipts and give money back;',
        'to answer you when you write to us;',
        'to do what the law demands.',
      ],
      'We show no advertising, build no profile of you for others, and sell nothing you tell us. What you say in counselling is not used for predictions, nor the other way round.',
      'Others receive only what their part needs: the payment provider, the companies that carry our SMS and e-mails, the video service, the company whose servers we rent, and your therapist. Authorities receive something only where the law compels us. Some of these companies may work outside India; where the Government of India forbids a country, we send nothing there.',
    ],
  },
  {
    id: 'children',
    title: 'Children',
    text: [
      'Accounts are for people of 18 years and older, and no answer is given about anybody younger. If we learn that a child has opened an account, we delete it.',
      'A parent or legal guardian may give us details of their child to book counselling or an assessment. By doing so they consent for the child, and we may ask them to show that they are the parent or guardian. We never track children or advertise to them.',
    ],
  },
  {
    id: 'security',
    title: 'How we keep data secure',
    text: [
      [
        'Phone, e-mail, name, birth details, answers and whatever you type are encrypted one by one, with a key that belongs to you alone. Destroying the key destroys what it locked.',
        'Your login and your browser’s number are stored in a form that cannot be used to log in; a passkey’s secret never leaves your device. One-time codes hold for 5 minutes.',
        'Mails and SMS about sessions say no more than they must. Our logs name nobody.',
        'Your therapist can open what you wrote for them, and nobody else’s. Each such look is recorded, and you can read the record in your download. A form you have not sent yet can be read by nobody but you.',
        'Your mood and symptom entries can be opened by your therapist only if you choose to show them, and only for as long as you do; by nobody else at all.',
      ],
      'No system is perfectly safe. Should your data be breached, we tell you and the Data Protection Board without delay: what happened, what it may mean for you, and what you can do.',
    ],
  },
  {
    id: 'retention',
    title: 'How long we keep it, and deletion',
    text: [
      {
        head: ['What', 'How long'],
        rows: [
          ['Profile, questions, answers, bookings and forms', 'As long as you keep your account'],
          ['An intake form begun and not sent', '90 days after the last change'],
          ['Mood and symptom entries', 'Until you delete them, one by one or all at once'],
          [
            'To whom you showed them, since when and until when',
            'Until you delete your account; then sealed, as below',
          ],
          ['One-time codes and limits against misuse', 'A day'],
          ['A login that is not used', '14 days, and 90 days in any case'],
          ['A browser that is not used', '400 days'],
          ['A passkey', 'Until you remove it'],
          ['Notes on which mail or SMS was sent', '30 days'],
          ['Messages to support', 'A year'],
        ],
      },
      'Deleting your account takes effect at once: your profile, questions, answers, forms and entries go, and so does your key. The law makes us keep your name and number, receipts, consents, and the record of who on our side read your forms or your entries. That part is sealed away from everything else and nobody works with it.',
      'Before you confirm you see the day on which this rest is deleted too: a year after the deletion, or, where you paid for something, at the end of eight financial years (Companies Act, 2013). Backups fade out on their own, and an account that was deleted is deleted again whenever one is brought back.',
      'If your mobile number went to somebody else, their sign-in does not open your account. It is then set aside for you for at least a year: [write to us](/feedback).',
    ],
  },
  {
    id: 'gdpr',
    title: 'If the GDPR applies to you',
    text: [
      'The service is made for India. If you use it from a country where the General Data Protection Regulation applies, you also have the rights that regulation gives: access, correction, erasure, restriction, portability, objection, and a complaint to the data protection authority where you live.',
      'We then use your data to perform our contract with you, on your explicit consent for what you tell us about your health, and to fulfil legal duties. No decision with legal effect on you is made by a machine.',
    ],
  },
  {
    id: 'grievance',
    title: `Grievance Officer (${SITE.grievanceOfficer})`,
    text: [
      `Write to ${SITE.grievanceOfficer} at ${MAIL}, by post to ${SITE.company}, ${SITE.address}, or through [Feedback & Support](/feedback). Say what happened and how we may answer; you need not give your real name.`,
      'We confirm that your complaint has arrived within 48 hours and settle it within one month. If you are not content with the outcome, the Data Protection Board of India is open to you.',
    ],
  },
  {
    id: 'updates',
    title: 'Changes to this policy',
    text: [
      'Changes are shown on this page, with their date above, before they count. For a new purpose we ask for your consent first.',
    ],
  },
];
