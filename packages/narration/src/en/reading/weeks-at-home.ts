import type { ReadingWords } from '../../telling/everyday/reading-words.ts';

/** The leading graha in an ordinary week at home, in study and on one's own, by realm: when it helps, and when it hinders. */
export const WEEKS_AT_HOME: Pick<
  ReadingWords<never>['weeks'],
  'family' | 'home' | 'study' | 'places' | 'self'
> = {
  family: {
    sun: [
      'At a family meal your opinion is asked for by name, and the talk pauses for it.',
      'You and an elder both know best how the function should be arranged, and neither gives way.',
    ],
    moon: [
      'A relative keeps your favourite dish aside for you, and an hour of gossip comes with it.',
      'A nephew’s sulk or an elder’s silence fills the rooms, and everyone treads softly until dinner.',
    ],
    mars: [
      'When a relative is stranded at the station, you are on the way before the second call.',
      'A remark between cousins about an old matter flares up before the plates are cleared.',
    ],
    mercury: [
      'Ten minutes with a younger cousin and one online form may settle what worried the elders.',
      'The family group has forty messages about one date, and three people remember three different decisions.',
    ],
    jupiter: [
      'An uncle or aunt gives time, a contact or a little help, and wants no mention of it.',
      'Everyone has advice for the same young relative, and you are asked to pass all of it on.',
    ],
    venus: [
      'A box of sweets and an old song may bring two relatives to the same sofa again.',
      'You agree with each side separately, and on Saturday they compare what you said.',
    ],
    saturn: [
      'The weekly call to an elder, short and always alike, turns out to matter at both ends.',
      'An errand for the elders falls to you again, since you are the one who rarely refuses.',
    ],
    rahu: [
      'A relative nobody has heard from in years may turn up on a video call, full of news.',
      'A forwarded message starts a quarrel among relatives before anybody has checked it.',
    ],
    ketu: [
      'You stay out of one old family argument, and by evening it has cooled without you.',
      'At the gathering you slip to the balcony early, and somebody wonders aloud where you went.',
    ],
  },
  home: {
    sun: [
      'The officer you greeted last time remembers you, and your paper may move up the pile.',
      'Two people under one roof each want the final say over the colour of a single wall.',
    ],
    moon: [
      'The kitchen, the plants and the evening lamp find their order, and coming home is restful again.',
      'On Tuesday the rooms feel too small, and on Thursday you cannot imagine leaving them.',
    ],
    mars: [
      'A repair that has waited since winter gets done in one energetic Saturday, dust and all.',
      'A late plumber or a neighbour’s parking raises voices on the stairs, yours among them.',
    ],
    mercury: [
      'You read the agreement once more before the meeting, and a helpful clause may come to light.',
      'Every flat or scooter is compared with six others, and none of them gets a visit.',
    ],
    jupiter: [
      'A neighbour who has built before walks through the rooms with you and spots two mistakes early.',
      'New tiles, a bigger fridge and a second-hand car are all discussed over one dinner.',
    ],
    venus: [
      'A clean curtain and a few flowers by the door are enough to make visitors stay longer.',
      'The sofa everybody admired is ordered, and only then does somebody measure the door.',
    ],
    saturn: [
      'One by one the leaks, hinges and switches get their turn, and what is mended stays mended.',
      'The carpenter comes on Thursday instead of Monday, measures, and needs one more part.',
    ],
    rahu: [
      'An odd listing from a stranger, noticed on your phone, may turn out to be worth a visit.',
      'Photographs of other people’s rooms keep you scrolling, until your own walls look wrong.',
    ],
    ketu: [
      'Two bags of old things leave the cupboard, and the room seems to have grown.',
      'The last form for the flat or the vehicle lies filled in, and nobody takes it along.',
    ],
  },
  study: {
    sun: [
      'A teacher holds up your answer as an example, and others ask how you arrived at it.',
      'You keep back the simple question in class, because it might look foolish before everybody.',
    ],
    moon: [
      'A familiar corner, the usual lamp and a quiet hour let the chapter go in easily.',
      'After one poor mark or unkind remark, the book stays closed until the mood has passed.',
    ],
    mars: [
      'You take the hardest chapter first, before breakfast, and it gives way sooner than feared.',
      'You race through the final questions to be done, and most of the slips are there.',
    ],
    mercury: [
      'A one-page summary, yours or a friend’s, can untangle a whole topic on the bus.',
      'Four books, two apps and a new timetable cover the desk, and page one is still unread.',
    ],
    jupiter: [
      'A good teacher stays back a few minutes, and the topic that resisted for weeks opens up.',
      'Two courses and a language class all sound worthwhile, and each gets one thin hour.',
    ],
    venus: [
      'Studying beside somebody whose company you enjoy, you cover more pages than you had hoped.',
      'The notes get three colours and neat borders, while the exercises wait for another evening.',
    ],
    saturn: [
      'Ten problems a day, dull while you do them, begin to look easy by the weekend.',
      'The result or the hall ticket is late, and the website shows the same line for days.',
    ],
    rahu: [
      'A lecture from another country, found online by chance, may explain what your book could not.',
      'You look up one word on the phone, and forty minutes later you are watching cricket.',
    ],
    ketu: [
      'With the door closed and messages off, you forget the clock and reach the last page.',
      'Two chapters before the end you decide the subject never suited you, and put it away.',
    ],
  },
  places: {
    sun: [
      'In an unfamiliar office, the person in charge may look up and take your matter in hand.',
      'You would rather lose the way than ask a passer-by, and arrive when everybody is seated.',
    ],
    moon: [
      'Far from your own kitchen, somebody serves you a meal that tastes like it, and you settle in.',
      'The bag is half packed on Thursday, and by Friday the wish to go has turned around.',
    ],
    mars: [
      'You book while others are still discussing the dates, and may well get the last lower berth.',
      'Leaving in a rush, you notice at the station that the one needed paper is at home.',
    ],
    mercury: [
      'An answer from a distant office comes in clear words, with a list you can tick off.',
      'Three agents explain one visa form in three ways, and your name is spelt differently on two papers.',
    ],
    jupiter: [
      'Somebody who moved away years ago tells you frankly what it costs and whom to ask there.',
      'Another city, another country, a long tour: every plan is welcome, so none gets a date.',
    ],
    venus: [
      'A short trip in pleasant company, with good food on the way, leaves you lighter for days.',
      'The route grows so that no relative is offended, and the place you wanted drops out.',
    ],
    saturn: [
      'One document after another comes in, stamped and in order, and the folder slowly fills.',
      'The appointment moves by three weeks, and you stand at the end of the queue once more.',
    ],
    rahu: [
      'The stranger in the next seat may know somebody exactly where you would like to go.',
      'Late at night you wander faraway streets on a map, and the morning here feels dull.',
    ],
    ketu: [
      'A day alone in a quiet town, with no programme at all, can put much in order.',
      'The application is ready, yet you feel no wish to send it and cannot say why.',
    ],
  },
  self: {
    sun: [
      'You say plainly what you want, and feel no need to explain it afterwards.',
      'A remark that others forgot within a minute stays with you, because it touched your pride.',
    ],
    moon: [
      'After a proper meal and an early night, the question of yesterday looks half its size.',
      'Your mood follows the first voice you hear in the morning, and your plans follow the mood.',
    ],
    mars: [
      'You get up at the first alarm, walk briskly, and do the avoided thing before noon.',
      'The queue, the traffic and a slow waiter all seem aimed at you on one day.',
    ],
    mercury: [
      'You write the muddle down on half a page, and by the bottom the choice is clearer.',
      'You ask five people for their opinion, and go to bed with six answers.',
    ],
    jupiter: [
      'A line from an old book, or from a grandparent, comes back just when it is of use.',
      'A new habit, a vow and a good cause all begin on Monday, and Thursday feels crowded.',
    ],
    venus: [
      'You put on something you like for no occasion, and people seem friendlier all day.',
      'You say it does not matter where everybody eats, and mind it a little later.',
    ],
    saturn: [
      'Ten quiet minutes at the same hour, day after day, teach you to trust your own word.',
      'Whatever must be done comes first, and what you enjoy is left for a free day.',
    ],
    rahu: [
      'Something unusual catches you, a class, a craft, a stranger’s tale, and the week has a new colour.',
      'One more video before sleep becomes an hour, and you wake up wanting other people’s lives.',
    ],
    ketu: [
      'You skip one noisy invitation without guilt, and an evening by yourself does you good.',
      'A friend’s call rings out while you look at the phone, and you mean to return it tomorrow.',
    ],
  },
};
