import type { LifeGroup } from '../../telling/everyday/life-group.ts';
import type { Events } from './events.types.ts';

/** What happens in an ordinary week between people and at home. */
export const EVENTS_AT_HOME: Readonly<
  Record<Extract<LifeGroup, 'seeking' | 'couple' | 'apart' | 'family' | 'home'>, Events>
> = {
  seeking: {
    sun: [
      'somebody notices you because you spoke plainly',
      'you wait for the other person to call first',
    ],
    moon: ['a quiet talk goes deeper than you had meant it to', 'you read a late reply as a no'],
    mars: [
      'a message sent without long thought gets an answer',
      'you make up your mind about a person in ten minutes',
    ],
    mercury: [
      'a light conversation runs on long after it should have ended',
      'you weigh so many people that none stays in mind',
    ],
    jupiter: [
      'somebody older mentions a name worth remembering',
      'you pass over somebody good while you wait for somebody perfect',
    ],
    venus: [
      'you laugh with somebody and forget to watch the time',
      'you please everybody in the room except the one you like',
    ],
    saturn: [
      'somebody you have known for long begins to look different to you',
      'you come home too tired to answer anyone',
    ],
    rahu: [
      'somebody from quite another world catches your interest',
      'a photograph or a story seems better than the person behind it',
    ],
    ketu: [
      'you stop searching for a day, and somebody looks up',
      'you draw back just when somebody comes closer',
    ],
  },
  couple: {
    sun: [
      'one of you admits a mistake first, and the evening is saved',
      'each of you wants to have the last word',
    ],
    moon: [
      'one of you sees the other’s mood before a word is said',
      'something small hurts, and nobody says so',
    ],
    mars: [
      'you settle a thing between you on the spot',
      'a quarrel over nothing is soon over, though its words stay',
    ],
    mercury: [
      'a message in the middle of the day makes you both smile',
      'each of you remembers the same talk differently',
    ],
    jupiter: [
      'the two of you ask one person for advice and follow it',
      'one of you explains while the other only wants to be heard',
    ],
    venus: [
      'you cook, walk or laugh together without having planned it',
      'you keep a wish to yourself and hope it will be guessed',
    ],
    saturn: [
      'a promise about a small thing is kept, and it is noticed',
      'duties leave the two of you only the tired hour before sleep',
    ],
    rahu: [
      'you try something new together and come home lighter',
      'a phone lies between you at the table',
    ],
    ketu: [
      'an old complaint is let go without a word',
      'one of you falls silent and the other does not know why',
    ],
  },
  apart: {
    sun: [
      'you think of the last quarrel and see your own part in it',
      'you wait for the other one to write first',
    ],
    moon: [
      'a song or a place brings back the good days without bitterness',
      'one memory spoils an evening that had been quiet',
    ],
    mars: [
      'you write the short message you had put off',
      'you type an angry reply, even if you do not send it',
    ],
    mercury: [
      'a plain question between you gets a plain answer',
      'what a third person passes on comes out twisted',
    ],
    jupiter: [
      'somebody you both respect puts in a good word',
      'you want the whole past settled in one talk',
    ],
    venus: ['a small kindness is taken as it was meant', 'you say that all is well when it is not'],
    saturn: [
      'a promise you kept is remembered',
      'days go by without a word, and each makes the next one harder',
    ],
    rahu: [
      'a meeting you feared goes better than you thought',
      'you look up what the other one is doing and sleep badly',
    ],
    ketu: [
      'you find that you no longer need to be right',
      'you shut the door just when it was opening',
    ],
  },
  family: {
    sun: [
      'the others wait for your word, and it settles the matter',
      'two people at home want to be the one who decides',
    ],
    moon: [
      'somebody sits down beside you and says what is wrong',
      'one face at the table turns the mood of the house',
    ],
    mars: [
      'you take on the errand everybody was avoiding',
      'a sharp word at a meal leaves a plate half full',
    ],
    mercury: [
      'a joke of yours gets the silent ones talking',
      'what you said reaches the others changed',
    ],
    jupiter: [
      'the older ones confide in you and the younger ones listen',
      'so much advice comes that a small thing grows large',
    ],
    venus: [
      'something sweet and a free hour bring everybody together',
      'you please both sides and say nothing of your own',
    ],
    saturn: [
      'you do what you promised, and it is noticed without a word',
      'a duty falls to you unasked, and no one says thanks',
    ],
    rahu: [
      'a call from far away brings all into one room',
      'everybody sits in one room, each with a phone',
    ],
    ketu: [
      'an old grievance reaches you and goes no further',
      'you long for an empty room in a full house',
    ],
  },
  home: {
    sun: [
      'the owner or the dealer takes you seriously at once',
      'you want the better one though the cheaper one would do',
    ],
    moon: [
      'you look at something and know that it is right',
      'you want a change on Monday and none on Thursday',
    ],
    mars: [
      'you make the call and get an answer the same day',
      'you nearly say yes before you have seen the papers',
    ],
    mercury: [
      'one line in the papers saves you money',
      'you compare so many offers that you mix them up',
    ],
    jupiter: [
      'somebody who has done it before tells you what to ask',
      'the wish grows larger than the budget',
    ],
    venus: [
      'a small change makes what you have pleasant again',
      'you fall for the look of a thing and forget what it costs to keep',
    ],
    saturn: [
      'the older, plainer choice turns out to be the better made',
      'an office or a workman keeps you waiting',
    ],
    rahu: [
      'an offer comes from a side you did not know',
      'an offer looks too good, and nobody says why',
    ],
    ketu: [
      'you give away what you no longer use and need less',
      'one missing paper lets the matter lie still',
    ],
  },
};
