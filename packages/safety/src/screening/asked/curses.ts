import { claims } from '../../subjects/claims.ts';
import type { ForbiddenWords } from '../../subjects/forbidden-words.ts';

const LOVED_ONE =
  '(?:husband|wife|him|her|ex|love|lover|boss|girl|boy|mother in law|boy ?friend|girl ?friend|his mind|her mind)';

export const curses: ForbiddenWords = {
  phrases: [
    ...claims.curses.phrases,
    '(?:witch~|jinx(?:ed)?|exorcis~|haunted|demons?|devils?|spirits? (?:in|disturb|block)~)',
    'evil (?:eye|spirit|force|energy|energies|power)s?',
    'possess(?:ed|ion) by',
    '(?:cast|love|magic|black|by|under|with) (?:a )?spells?',
    'spells? .. (?:make|bring|get|attract|love)',
    `control (?:my |over |over my )?${LOVED_ONE}`,
    `(?:mantra|magic|puja|pooja|totka|upay|ritual) .. (?:control|attract|get|bring|win|make) .. ${LOVED_ONE}`,
    'kaa?l[ai] (?:jaa?du|ilm|vidya)',
    'jaa?du ?ton[ae]',
    'ton[ae] (?:kiy|kar)~',
    'jaa?du (?:kiy|kar|ka asar)~',
    'जादू (?:किया|कर|का असर)~',
    'bandish',
    'ton[ae] ?totk[ae]',
    'totk[ae]',
    '(?:na[zj]ar) .. (?:lag|utar|utr|dosh)~',
    'buri na[zj]ar',
    '(?:bhoot|bhut|pret|chudail|jinn|jinnat|tantrik|tantra mantra|tantra kriya)',
    '(?:aatma|kisi|bhoot) ka saa?ya',
    'vash?(?:i|ee) ?kara?n~',
    '(?:abhi)?shr?aa?p',
    'kiya karaya',
    '(?:काला जादू|काले जादू|जादू टोना|टोन[ाे]|टोटक[ाे]|वशीकरण|श्राप|शाप|अभिशाप|चुडैल|तांत्रिक|किया कराया)',
    'नजर .. (?:लग|दोष|उतर|उतार)~',
    'बुरी नजर',
    '(?:भूत|प्रेत)(?: प्रेत)?',
    'तंत्र (?:मंत्र|क्रिया|विद्या)',
    'ऊपरी (?:बाधा|हवा)',
  ],
  harmless: [
    'blessings? (?:and|or) (?:a )?curses?',
    'curses? or (?:a )?blessings?',
    'curse words?',
    'dry spell',
    'spell(?:ing)? (?:of|bee|check)',
    'ghost ?(?:writer|writing|write)s?',
    'team spirits?',
  ],
};
