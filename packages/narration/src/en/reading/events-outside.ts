import type { LifeGroup } from '../../telling/everyday/life-group.ts';
import type { Events } from './events.types.ts';

/** What happens in an ordinary week at work, with money, in study, on the way abroad and with oneself. */
export const EVENTS_OUTSIDE: Readonly<
  Record<Extract<LifeGroup, 'work' | 'business' | 'money' | 'study' | 'travel' | 'self'>, Events>
> = {
  work: {
    sun: [
      'your manager repeats your words in a meeting and gives you the credit',
      'you and your manager each wait for the other to give way',
    ],
    moon: [
      'a colleague comes to you first when the day goes wrong',
      'one cool remark at work stays with you until the evening',
    ],
    mars: [
      'you clear in one morning what others have put off',
      'a reply written in anger costs you an afternoon of explaining',
    ],
    mercury: [
      'one clear note from you ends a long exchange of mails',
      'the same task reaches you in three versions',
    ],
    jupiter: [
      'a senior person takes ten minutes to tell you how things really work',
      'you take on one promise more than the week can hold',
    ],
    venus: [
      'a stuck matter loosens over a cup of tea with a colleague',
      'you say yes to keep the peace and do the work of two',
    ],
    saturn: [
      'the piece of work you checked twice is the one that is kept',
      'work that is not yours fills the hour meant for your own',
    ],
    rahu: [
      'an odd request turns out to be the interesting one',
      'talk in the corridor unsettles you more than any decision does',
    ],
    ketu: [
      'you drop one needless task and the rest goes better',
      'you lose interest when only the last small part is left',
    ],
  },
  business: {
    sun: [
      'a customer asks for you by name',
      'you would sooner lose a sale than be seen to lower the price',
    ],
    moon: [
      'a regular customer tells you what people really want',
      'one slow day makes you doubt the whole plan',
    ],
    mars: [
      'you close in one call what had dragged on for weeks',
      'you answer a complaint too sharply and lose an order',
    ],
    mercury: [
      'a small change of price or wording brings new orders',
      'bills, messages and lists get mixed up',
    ],
    jupiter: [
      'somebody with experience points to the one number to watch',
      'you plan the third step before the first is paid for',
    ],
    venus: [
      'the look of the thing sells it before you speak',
      'you give a discount because saying no feels unkind',
    ],
    saturn: [
      'somebody comes back because you kept your word last time',
      'payments come late while your own dues do not wait',
    ],
    rahu: [
      'an order comes from a side you had not thought of',
      'a tempting offer arrives with no name behind it',
    ],
    ketu: [
      'you give up something that never paid and breathe easier',
      'you put off the paper that would finish the matter',
    ],
  },
  money: {
    sun: [
      'you name your price once and it is accepted',
      'you pay for something mainly because others will see it',
    ],
    moon: ['a talk at home settles what is spent on what', 'a low mood ends in a purchase'],
    mars: [
      'you pay off something small and feel the weight go',
      'you spend first and do the sum afterwards',
    ],
    mercury: [
      'you find a charge you never agreed to and stop it',
      'small payments by phone add up unnoticed',
    ],
    jupiter: ['somebody older shows you a simpler way to save', 'you lend more than you can spare'],
    venus: [
      'you make something nice of what is already in the house',
      'a little treat each day becomes a large sum by Sunday',
    ],
    saturn: [
      'the fixed sum you put aside is still there when the month ends',
      'an old due takes what was meant for something new',
    ],
    rahu: [
      'money comes from a side you did not count on',
      'a quick profit somebody speaks of will not leave your mind',
    ],
    ketu: ['you cancel something nobody misses', 'a bill lies unopened longer than it should'],
  },
  study: {
    sun: [
      'you are asked, and you know the answer',
      'you do not ask because you would rather not seem slow',
    ],
    moon: [
      'what you read before sleep is still there in the morning',
      'a mood costs you a whole evening of study',
    ],
    mars: [
      'you finish a hard chapter in one sitting',
      'you hurry through the question and miss the word that mattered',
    ],
    mercury: [
      'you explain a thing to a friend and understand it better yourself',
      'you have six books open and finish none',
    ],
    jupiter: [
      'one hint from a teacher saves you a week',
      'you plan to learn everything and begin late',
    ],
    venus: [
      'you sit longer because the place is pleasant',
      'a film or a chat takes the hour you had kept free',
    ],
    saturn: [
      'the same hour every day begins to show',
      'other duties cut your study into small pieces',
    ],
    rahu: [
      'an odd source explains what the book could not',
      'other people’s tips make you change your plan again',
    ],
    ketu: [
      'you leave out what is never asked and gain an evening',
      'you lose heart at the last chapter',
    ],
  },
  travel: {
    sun: [
      'somebody in charge gives you a clear answer',
      'you do not ask for help because you want to manage alone',
    ],
    moon: [
      'a talk with somebody far away leaves you glad',
      'you are homesick before you have gone',
    ],
    mars: [
      'you fill in the form that lay there for weeks',
      'you book first and read the rules afterwards',
    ],
    mercury: ['one mail brings the paper you needed', 'two offices tell you two different things'],
    jupiter: [
      'somebody who went before you tells you what helped',
      'the dream of the place leaves the sums undone',
    ],
    venus: [
      'somebody who lives there makes you feel welcome',
      'you put it off to spare somebody at home',
    ],
    saturn: [
      'a paper you sent long ago comes back in order',
      'a stamp or a signature keeps you waiting',
    ],
    rahu: [
      'news from abroad shows you a way you had not seen',
      'other people’s stories make you hope and fear by turns',
    ],
    ketu: [
      'you see that you could leave half of it behind',
      'you stop just before you send the form',
    ],
  },
  self: {
    sun: [
      'you say plainly what you want, and it is heard',
      'a small slight stays with you longer than it should',
    ],
    moon: [
      'somebody confides in you because you listen',
      'your plans go up and down with your mood',
    ],
    mars: [
      'you do at once what you would otherwise carry about for days',
      'you hurry and do the thing twice',
    ],
    mercury: [
      'you find the words that others were looking for',
      'you think it over until the moment has passed',
    ],
    jupiter: [
      'advice you once gave comes back to you as thanks',
      'you promise more than the week can hold',
    ],
    venus: [
      'you make an ordinary evening pleasant for everybody',
      'you do what others like and put off your own',
    ],
    saturn: [
      'a small habit you kept begins to carry you',
      'duties come first, and then the day is over',
    ],
    rahu: ['something unfamiliar wakes you up', 'you begin three things and worry about a fourth'],
    ketu: [
      'you let something go and feel lighter for it',
      'you withdraw when somebody would have liked your company',
    ],
  },
};
