import type { AdviceTopic } from '../../telling/advice.ts';

/** Advice about money, property and other places. */
export const moneyAdvice = {
  'finances-next-year': {
    easy: 'Move a fixed part of your income to savings on the day it arrives.',
    effort: 'Write every expense down for one month; it shows where the leaks are.',
  },
  'income-growth-when': {
    easy: 'Name one service or skill people already ask you for, and put a fair price on it.',
    effort: 'Give three hours a week to the skill your next pay step depends on.',
  },
  'save-or-spend': {
    easy: 'Sleep three nights over any expense larger than a week of income.',
    effort: 'Keep a list of wishes with dates; many lose their pull after a month.',
  },
  'money-habits': {
    easy: 'Look at your accounts on the same day every week, for ten minutes.',
    effort: 'Use cash for small things for a month, so that spending is felt.',
  },
  'wealth-three-years': {
    easy: 'Raise your savings a little each time your income rises.',
    effort: 'Lower one fixed cost this quarter; it works for you every month.',
  },
  'loans-ease-when': {
    easy: 'Keep one repayment date for all dues and never let it slip.',
    effort: 'List what you owe, to whom and until when, and talk to someone you trust about it.',
  },
  'saving-or-risk': {
    easy: 'Decide beforehand how much you could lose without losing sleep, and stay below it.',
    effort: 'Build six months of expenses before you try anything uncertain.',
  },
  'vehicle-this-year': {
    easy: 'Compare the running costs of three models for a full year, not only the price.',
    effort: 'Hire or share a vehicle for a while and see how often you truly need one.',
  },
  'buy-property-when': {
    easy: 'Visit a place at three different hours before you decide, and have the papers read by a lawyer.',
    effort: 'Open a separate savings pot for the house and feed it every month.',
  },
  'sell-or-renovate': {
    easy: 'Get three written estimates before you choose.',
    effort: 'Do the repair that protects the house first, and beauty later.',
  },
  'change-home-or-city': {
    easy: 'Spend an ordinary week in the new place before you sign anything.',
    effort: 'List what you miss where you are; some of it may be possible without moving.',
  },
  'travel-abroad-this-year': {
    easy: 'Check your passport and start the paperwork early.',
    effort: 'Keep dates flexible and choose bookings that can be changed.',
  },
  'work-abroad-when': {
    easy: 'Ask people in your trade who work abroad how they got there.',
    effort: 'Give half an hour a day to the language of the place you have in mind.',
  },
  'settle-abroad': {
    easy: 'Build one friendship in the new place before you move for good.',
    effort: 'Live there for one season first, with a clear date of return.',
  },
} satisfies AdviceTopic;
