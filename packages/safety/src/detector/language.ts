import type { HelpLanguage } from '../help-words.ts';
import { DEVANAGARI } from './devanagari.ts';
import { wordsOf } from './words.ts';

/** Small words that almost every sentence of Hindi in Latin letters has, and hardly one of English. */
const HINDI = new Set(
  (
    'ne mai mein maine mene mujhe muje mje mujko mujhko mereko mera meri mere mra hum ham humko hamare hamari tum tu tera teri tere tumhe aap ap apko aapko ' +
    'apna apni apne hai hain hn h hoon hun hu hoo hua hui hue ho hoga hogi tha thi nahi nahin nhi nai ni na mat mt ka ki ke ko k se kya kyu kyun kyo kaise kab kahan kaun kisi kuch kuchh kch koi sab ' +
    'bahut bohot bhot bhut thoda ab abhi aur pr pe bhi bi jo jb tk tak agar agr lekin magar fir phir raha rahi rahe rha rhi rhe gaya gayi gaye gya gyi gye aaya aayi aata aati kar karna karne ' +
    'karu karun karta karti karte krna krne krta krti kr kro karo liya lia lu lun le diya dia de du dun hota hoti hote jata jati jaata jaati jana jaana jao chahta chahti chahiye chahie wala wali wale vo wo woh ye yeh ' +
    'usne uska uski uske unka unki unke isko usko iska iski pati patni bahu beti beta bhai behen behan didi bhaiya dost yaar mjhe sabko li ja lo maar maara maro mara gai gaye zindagi jindagi zindgi jindgi jeena jina marna marne mar mrna jaan dil din raat saal ' +
    'umar shaam aaj kal parso sirf bas kabhi roz haan hn bina liye saath sath bolta bolti bola boli kehta kehti kaha ji baat bt pet haath paas baad ghar kaam khud khudkushi'
  ).split(' '),
);

const LATIN = /^[a-z]+$/u;
/** One small word of Hindi in so many is Hindi. */
const ONE_IN = 5;

/** The language a card answers in: Hindi for Devanagari and for Hindi in Latin letters, otherwise English. */
export const languageOf = (text: string): HelpLanguage => {
  if (DEVANAGARI.test(text)) return 'hi';
  const words = wordsOf(text).filter((word) => LATIN.test(word));
  const known = words.filter((word) => HINDI.has(word)).length;
  return known > 0 && known * ONE_IN >= words.length ? 'hi' : 'en';
};
