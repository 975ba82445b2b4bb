import { describe, expect, it } from 'vitest';
import { DISTRESS_PHRASES } from './distress-phrases.ts';
import { speaksOfDistress } from './distress.ts';

const distress = [
  'I want to die',
  "I don't want to live anymore",
  'I don’t want to live',
  'i dont want to be alive',
  'thinking of killing myself',
  'Sometimes I hurt myself.',
  'SUICIDE',
  'self-harm',
  'There is no reason to live',
  'everyone is better off without me',
  'I wish I was dead',
  "I can't go on anymore",
  'I will end my life',
  'jump off the bridge',
  'मैं मरना चाहता हूँ',
  'मैं मरना चाहती हूं',
  'आत्महत्या के विचार आते हैं',
  'ख़ुदकुशी',
  'जीने की इच्छा नहीं है',
  'अब जीना नहीं चाहती',
  'मैं अपनी जान दे दूँगा',
  'खुद को नुकसान पहुँचाता हूँ',
  'ज़हर खा लूँगा',
  'ज़िंदगी ख़त्म करना',
  'main marna chahta hoon',
  'mai mar jana chahti hu',
  'ab jeena nahi chahta',
  'jine ka mann nahi karta',
  'khudkushi kar lunga',
  'atmahatya',
  'jaan de dunga',
  'apni zindagi khatam kar lu',
  'khud ko khatam kar lunga',
  'mujhe nahi jeena',
  'zeher kha lungi',
  'mar jaunga main',
];

const calm = [
  '',
  'I want to live abroad',
  'When will I get a job?',
  'This deadline is killing me',
  'I am dying to know',
  'I hurt my ankle',
  'I cut myself some slack',
  'My grandmother died last year',
  'I do not want to live with my in-laws',
  'How do I kill time at work?',
  'I want to diet',
  'मेरी शादी कब होगी?',
  'मुझे नई नौकरी चाहिए',
  'मैं खुश रहना चाहती हूँ',
  'Meri shaadi kab hogi',
  'mujhe nahi pata',
  'main khush rehna chahta hoon',
  'khud ka business shuru karna hai',
];

describe('speaksOfDistress', () => {
  it.each(distress)('finds distress in "%s"', (text) => {
    expect(speaksOfDistress(text)).toBe(true);
  });

  it.each(calm)('stays quiet at "%s"', (text) => {
    expect(speaksOfDistress(text)).toBe(false);
  });

  it('gives the same reply when asked twice', () => {
    expect([speaksOfDistress('I want to die'), speaksOfDistress('I want to die')]).toEqual([
      true,
      true,
    ]);
  });

  it('keeps every phrase in folded spelling', () => {
    const unfolded = DISTRESS_PHRASES.filter((phrase) =>
      /[\u093C\u0901\u0958-\u095F’A-Z]/u.test(phrase),
    );
    expect(unfolded).toEqual([]);
  });
});
