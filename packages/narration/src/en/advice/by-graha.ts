import type { Graha } from '@dhruva/jyotish/vocabulary';

/** Ordinary ways of living well with the graha that weighs most in an answer. */
export const GRAHA_ADVICE: Readonly<Record<Graha, readonly [string, string, string]>> = {
  sun: [
    'The Sun likes mornings: do the most important thing first.',
    'In the spirit of the Sun, stand by your word and give credit openly.',
    'A walk in early daylight suits the Sun in your chart.',
  ],
  moon: [
    'The Moon likes rhythm: sleep and eat at regular hours.',
    'In the spirit of the Moon, let one night pass before you answer in anger.',
    'Time near water or with people who are kind suits the Moon in your chart.',
  ],
  mars: [
    'Mars likes movement: half an hour of exercise clears the head.',
    'In the spirit of Mars, act on one small decision today instead of arguing about three.',
    'When temper rises, Mars is served by ten slow breaths.',
  ],
  mercury: [
    'Mercury likes clarity: write the matter down in five lines.',
    'In the spirit of Mercury, ask one more question before you decide.',
    'Check dates, names and numbers twice; Mercury rewards care in small things.',
  ],
  jupiter: [
    'Jupiter likes learning: seek advice from someone older whom you respect.',
    'In the spirit of Jupiter, teach somebody what you know.',
    'Promise a little less than you can do; Jupiter grows in kept promises.',
  ],
  venus: [
    'Venus likes harmony: put one corner of your home in beautiful order.',
    'In the spirit of Venus, say one sincere kind word a day.',
    'Make room for music or for something made by hand; it suits Venus in your chart.',
  ],
  saturn: [
    'Saturn likes routine: keep one small duty every day, even on slow days.',
    'In the spirit of Saturn, finish one old task before you take on a new one.',
    'Help someone who works hard for little; Saturn values such quiet acts.',
  ],
  rahu: [
    'Rahu likes the new: try it in small doses and check the facts.',
    'With Rahu, a day without screens is a good counterweight.',
    'When a wish feels urgent, Rahu asks for a second opinion.',
  ],
  ketu: [
    'Ketu likes simplicity: let go of one thing you no longer use.',
    'With Ketu, ten quiet minutes a day bring clearer answers than more thinking.',
    'Finish what is unfinished, or drop it openly; Ketu dislikes loose ends.',
  ],
};
