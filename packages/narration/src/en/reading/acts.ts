import type { ReadingWords } from '../../telling/everyday/reading-words.ts';

/** What to do with the graha that helps a matter, and with the one that slows it, by realm: after a comma. */
export const ACTS: ReadingWords<never>['acts'] = {
  work: {
    sun: [
      'ask to present your work yourself, to the person who decides',
      'let the result carry your name, and ask for credit only once',
    ],
    moon: [
      'bring your best idea to a colleague who listens well',
      'answer nothing on the day it upsets you',
    ],
    mars: ['make the call you have put off, before noon', 'let every sharp mail rest one night'],
    mercury: [
      'put your case on one page with three figures',
      'confirm in writing what was agreed, the same day',
    ],
    jupiter: [
      'ask a senior you respect for twenty minutes of advice',
      'finish one commitment before you accept another',
    ],
    venus: [
      'settle the stuck point over tea rather than by mail',
      'turn down one favour a week that is not your job',
    ],
    saturn: [
      'keep one fixed hour a day for the slow, important task',
      'send what is owed a day early, and keep a copy',
    ],
    rahu: [
      'try for the opening that is not quite in your line',
      'close all offers but two, and check who stands behind them',
    ],
    ketu: [
      'drop one task that nobody would miss',
      'finish the last tenth before you start anything new',
    ],
  },
  money: {
    sun: [
      'name the rate you are worth, once and in figures',
      'leave out the purchase that is mostly for show',
    ],
    moon: [
      'agree on a monthly sum at home and keep it in sight',
      'spend nothing on the day of a bad mood',
    ],
    mars: [
      'clear the smallest due this week, then the next',
      'wait two days before any large payment',
    ],
    mercury: ['compare three offers side by side on paper', 'read the small print of every bill'],
    jupiter: ['let somebody experienced look over your plan', 'lend only what you could give away'],
    venus: [
      'turn one skill of taste into a small paid order',
      'set a limit for comforts at the start of the month',
    ],
    saturn: [
      'move a fixed sum aside on the day money comes in',
      'begin with less than you planned, and never skip it',
    ],
    rahu: [
      'look at one source of income you had ruled out',
      'leave alone whatever promises quick returns',
    ],
    ketu: [
      'cancel or sell one thing you no longer use',
      'open the letters and bills you have put aside',
    ],
  },
  love: {
    sun: ['say openly what you hope for', 'let the other person have the last word once'],
    moon: ['spend an unhurried evening listening', 'speak of hurts in the morning, not at night'],
    mars: ['take the first step, and keep it simple', 'count slowly to ten before you answer back'],
    mercury: [
      'send the message you have drafted in your head',
      'ask what was meant before you reply',
    ],
    jupiter: ['let an elder you both respect put in a word', 'look for good in place of perfect'],
    venus: ['plan one small pleasure for two', 'show what you want instead of waiting for a guess'],
    saturn: [
      'keep one small promise every week',
      'name a day on which to talk again, and wait until then',
    ],
    rahu: [
      'go where you meet people unlike yourself',
      'check the story before you trust the feeling',
    ],
    ketu: ['let one old grievance go for good', 'stay in the room when you feel like drawing back'],
  },
  family: {
    sun: ['speak for the family where somebody must', 'ask before you decide for others'],
    moon: ['eat together once more a week', 'leave the tender topic until everybody has slept'],
    mars: ['take the errand everybody avoids', 'walk once around the block before you answer'],
    mercury: [
      'write shared plans where everybody can read them',
      'repeat what you heard before you object',
    ],
    jupiter: ['ask the eldest how they would settle it', 'give advice only when somebody asks'],
    venus: [
      'mark a small occasion with something made at home',
      'say plainly what you need instead of hinting',
    ],
    saturn: [
      'take on one duty for good and be relied on for it',
      'share out the duties by name and by day',
    ],
    rahu: [
      'try the arrangement nobody in the family has tried',
      'keep what relatives say out of the decision',
    ],
    ketu: ['let a small old matter rest', 'take the call you tend to let ring'],
  },
  home: {
    sun: ['put the papers in the right name', 'choose for use before show'],
    moon: [
      'visit the place at the hour you would live in it',
      'decide nothing on the first viewing',
    ],
    mars: [
      'push one repair or one paper through each week',
      'get a second estimate before you argue over the first',
    ],
    mercury: [
      'list what you need in ten lines and compare',
      'have a second person read every page of the agreement',
    ],
    jupiter: ['ask somebody who has bought or built before', 'plan one size smaller than the wish'],
    venus: ['make one room good before you look for another', 'leave the extras for later'],
    saturn: [
      'put a fixed sum aside for it each month',
      'add three months to every date you are promised',
    ],
    rahu: [
      'look in a part of town you had left out',
      'check the title and the seller before any advance',
    ],
    ketu: ['clear out one room', 'settle the old bill or paper first'],
  },
  study: {
    sun: ['sit in front and answer aloud', 'ask the question you are shy of'],
    moon: ['study where you feel at home, at the same hour', 'sleep first when the head is full'],
    mars: ['do the hardest problem first', 'check each answer once before you hand it in'],
    mercury: [
      'explain the chapter to somebody in five minutes',
      'read one book to its end before you open a second',
    ],
    jupiter: ['ask a teacher what to leave out', 'set one goal for the week in place of five'],
    venus: ['study with a friend who keeps time', 'begin before the desk is perfect'],
    saturn: ['keep the same two hours every day', 'halve the plan and keep all of it'],
    rahu: ['try papers from a source you do not know', 'put the phone in another room'],
    ketu: ['go back to one old gap and close it', 'finish the mock test even when it goes badly'],
  },
  places: {
    sun: ['apply directly, in your own name', 'ask what is required before you announce it'],
    moon: [
      'talk it through with those who would miss you',
      'wait for a calm week before you decide',
    ],
    mars: ['fix the first firm step and its date', 'leave a day to spare between any two steps'],
    mercury: [
      'keep every document in one folder with its date',
      'make names and dates match on all papers',
    ],
    jupiter: ['ask somebody who went before you', 'choose one place in place of three'],
    venus: ['learn the small courtesies of the place', 'put comfort second for the first months'],
    saturn: ['start with the slowest paper', 'count on twice the waiting time'],
    rahu: [
      'look at the place that was not on your list',
      'pay no agent whose record you do not know',
    ],
    ketu: ['give away what you would not carry', 'settle first what you would leave behind'],
  },
  self: {
    sun: ['take the decision that is yours alone', 'do one good thing a week that nobody sees'],
    moon: [
      'keep one evening a week for those who calm you',
      'note your mood for a week before you trust it',
    ],
    mars: [
      'move your body first thing in the morning',
      'let every quick decision wait until evening',
    ],
    mercury: [
      'write half a page about it every Sunday',
      'turn one worry a day into a list of three steps',
    ],
    jupiter: [
      'learn from somebody wiser for an hour a week',
      'do one of the many good things fully',
    ],
    venus: [
      'give an hour a week to something beautiful',
      'choose the useful before the pleasant, once a day',
    ],
    saturn: [
      'keep one modest habit at the same hour every day',
      'lower the target and keep the habit',
    ],
    rahu: ['try one new thing with a fixed end', 'halve the hours of news and screen'],
    ketu: [
      'sit quietly for ten minutes a day',
      'tell one person what you usually keep to yourself',
    ],
  },
};
