import type { ReadingWords } from '../../telling/everyday/reading-words.ts';

/** The leading graha in an ordinary week of work, money and love, by realm: when it helps, and when it hinders. */
export const WEEKS_OUTSIDE: Pick<ReadingWords<never>['weeks'], 'work' | 'money' | 'love'> = {
  work: {
    sun: [
      'Somebody senior mentions your name in the right room, and you hear of it two days later.',
      'You wait for the credit to come by itself, and somebody louder tells the same idea first.',
    ],
    moon: [
      'On most days the morning finds its rhythm, and by lunch the heaviest task is behind you.',
      'One cool reply before ten o’clock can colour the whole day, and the list stays half done.',
    ],
    mars: [
      'You make the call that others keep putting off, and often have an answer before evening.',
      'A message typed in heat goes out at once, and half of the next day goes into softening it.',
    ],
    mercury: [
      'One short, well-worded mail may get the reply that three long conversations had not brought.',
      'Several versions of the same file go around, and nobody is quite sure which one was agreed.',
    ],
    jupiter: [
      'A former teacher or a senior spares you ten minutes, and one remark can save weeks of trying.',
      'You say yes to a fourth good thing, and the first three all wait for the same evening.',
    ],
    venus: [
      'A matter stuck across the desk may loosen over a cup of tea, with nobody pressing.',
      'To keep everybody pleased you take on small favours, and your own task moves to tomorrow.',
    ],
    saturn: [
      'The same dull hour, kept every day, shows by Friday in a pile that has become smaller.',
      'A file you thought was finished comes back with one more form and a date two weeks away.',
    ],
    rahu: [
      'A stranger’s message, or a notice seen by chance, may point to work you had not thought of.',
      'Ten tabs stand open, each with a better offer, and the plain job in front of you waits.',
    ],
    ketu: [
      'You quietly drop a task that never led anywhere, and the rest of the week has more air.',
      'With a single step left you lose interest, and the nearly finished thing lies in a drawer.',
    ],
  },
  money: {
    sun: [
      'Named plainly and once, the sum you ask for tends to be accepted without a long discussion.',
      'At the restaurant you reach for the bill first, and think about it again on the way home.',
    ],
    moon: [
      'Groceries, recharge and fares stay near what you had in mind, without anybody keeping strict watch.',
      'A tired evening ends in an online order, and the parcel surprises you three days later.',
    ],
    mars: [
      'A payment that hung for weeks often starts to move once you ask for it by telephone.',
      'What you bought in a hurry on Tuesday turns out to cost less in the shop across the road.',
    ],
    mercury: [
      'Reading a bill line by line, you may find a charge that does not belong there.',
      'Comparing five plans takes the whole evening, and the fee in the small print still escapes you.',
    ],
    jupiter: [
      'An elder who has seen lean years tells you which expense can wait, and it can.',
      'You lend to a relative, promise a friend and plan a purchase, all from the same amount.',
    ],
    venus: [
      'One nice thing, chosen with care and paid in full, gives pleasure for longer than expected.',
      'The gift gets a little better, then the wrapping too, and the week’s budget is gone.',
    ],
    saturn: [
      'Something put aside on the same date every month has become a sum worth counting.',
      'A refund you were promised takes another visit, another photocopy and a stamp from the next counter.',
    ],
    rahu: [
      'A side task found through a stranger or a website may bring a modest amount nobody planned.',
      'An offer on your phone looks almost too generous, and its ticking timer keeps you from thinking.',
    ],
    ketu: [
      'You cancel a subscription nobody uses, and are surprised how little you miss it.',
      'Envelopes and statements stay unopened on the shelf, because looking at figures feels tiresome just now.',
    ],
  },
  love: {
    sun: [
      'Somebody close speaks well of you before others, and you stand a little straighter for it.',
      'You and somebody close each wait for the other to call first, and Sunday passes.',
    ],
    moon: [
      'Somebody close hears from your voice alone that the day was long, and asks about it.',
      'Monday’s closeness has cooled by Wednesday, though nobody can say what was different.',
    ],
    mars: [
      'You say what you feel before courage cools, and somebody close seems relieved that you did.',
      'A small matter, who was late or who forgot, becomes loud within two sentences.',
    ],
    mercury: [
      'A light message in the afternoon may turn into the easiest talk you have had this month.',
      'Two blue ticks and no answer keep you rereading your own words for half an evening.',
    ],
    jupiter: [
      'An aunt or an old friend says one sensible thing about somebody close, and matters look simpler.',
      'You hope for humour, good timing and everybody’s approval in one meeting, and overlook a small kindness.',
    ],
    venus: [
      'An evening walk with nothing to settle does more for closeness than a planned dinner would.',
      'For the sake of a pleasant evening you swallow a small no, and it spoils the next one.',
    ],
    saturn: [
      'Somebody close keeps a small promise for the third week running, and you begin to lean on it.',
      'Duties fill every evening until ten, and the talk with somebody close is put off again.',
    ],
    rahu: [
      'Somebody close suggests a dish or a street you have never tried, and the evening turns playful.',
      'You and somebody close sit in one room with two phones, and hardly a word is said.',
    ],
    ketu: [
      'You let an old disagreement rest without the last word, and the next meeting is easier.',
      'When somebody close comes nearer, you find a chore that needs you in another room.',
    ],
  },
};
