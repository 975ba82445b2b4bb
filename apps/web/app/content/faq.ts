import { confidential, type FaqEntry, refund, sure } from './faq-teaser.ts';

/** All nineteen, in order. */
export const FAQ: readonly FaqEntry[] = [
  {
    question: 'What does this platform offer?',
    answer:
      'Two things. Answers to questions of your life, worked out from your birth chart by the rules of Vedic astrology. And, apart from that, online counselling, assessments and free self-help texts. Parts that are not open yet say so on their page.',
  },
  {
    question: 'Who can use it?',
    answer: 'Adults in India, aged 18 or older. No answer is given about a person under 18.',
  },
  confidential,
  {
    question: 'How are predictions made?',
    answer:
      'Our program computes the sky at your date, time and place of birth and applies the rules of the classical books: houses, planetary periods and transits. Each answer shows its reasons and where they come from. The same details always give the same answer. The page "How we calculate" tells the conventions.',
  },
  sure,
  {
    question: 'Will I talk to an astrologer or get a full horoscope?',
    answer:
      'No. You get a written answer to the question you asked. There is no live contact with an astrologer and no full horoscope.',
  },
  {
    question: 'Which birth details do I need, and what if I don’t know my birth time?',
    answer:
      'Date, time and place of birth. If you don’t know the time, tick "I don’t know the exact time": the answer then says what holds for the whole day and what had to be left out.',
  },
  {
    question: 'Can I ask a question for someone else?',
    answer:
      'Yes, for an adult who agrees to it. You give their birth details and confirm that they agree.',
  },
  {
    question: 'How many questions are free?',
    answer:
      'One ₹99 question is free on every account. Refer five friends and you get one more, so two in all.',
  },
  {
    question: 'What is the difference between ₹99 questions, ₹199 questions and question packages?',
    answer:
      '₹99 questions look at one subject over the coming months. ₹199 questions look further ahead or deeper. In a package you write questions of your own and get the answers within a promised time.',
  },
  {
    question: 'How does relationship compatibility work?',
    answer:
      'You give the birth details of two people and choose from six questions at ₹249 each. Both charts are read together.',
  },
  {
    question: 'When will I get my answer, and where can I read it again?',
    answer:
      'Usually within a minute. It stays in your profile under My Predictions, in the same words, for as long as you keep your account.',
  },
  {
    question: 'Are counselling sessions online or in person?',
    answer: 'All sessions are online.',
  },
  {
    question: 'What are the therapists’ qualifications?',
    answer:
      'A Master’s degree or a PhD, and registration with the Rehabilitation Council of India (RCI).',
  },
  {
    question: 'In which languages is counselling available?',
    answer: 'English and Hindi.',
  },
  {
    question: 'How do I book, reschedule or cancel a session?',
    answer:
      'Choose a therapist, a day and a time, and pay. You may reschedule or cancel until 24 hours before the session; the answer on refunds says what that costs.',
  },
  refund,
  {
    question: 'What is the intake form, and what do the assessments cover?',
    answer:
      'The intake form is sent after payment, so that the therapist knows what you come with. The assessments cover more than 20 areas, such as learning, attention, mood, personality and relationships.',
  },
  {
    question: 'What should I do in a crisis or emergency?',
    answer:
      'Do not wait for us. Press "Need help now?" at the foot of any page: it lists numbers that are free and answered day and night. If someone is in immediate danger, ring the emergency number shown there.',
  },
];
