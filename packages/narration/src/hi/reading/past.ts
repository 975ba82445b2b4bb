import type { Realm } from '../../telling/everyday/realm.ts';
import type { ReadingWords } from '../../telling/everyday/reading-words.ts';
import { during } from './stretches.ts';

type Was = 'helped' | 'hindered';

/** What a stretch of the past was likely like: after "मार्च 2015 से अगस्त 2017 तक". */
const LIKELY: Readonly<Record<Realm, Readonly<Record<Was, string>>>> = {
  work: {
    helped: 'काम में मेहनत का फल भी मिला होगा और नाम भी',
    hindered: 'काम का बोझ ज़्यादा और मेहनत का फल कम रहा होगा',
  },
  money: {
    helped: 'पैसा आसानी से आया होगा और रुका भी होगा',
    hindered: 'पैसा आया होगा, पर हाथ में रुका नहीं होगा',
  },
  love: {
    helped: 'अपनों से नज़दीकी आसानी से बढ़ी होगी',
    hindered: 'रिश्तों में अपनापन कम और इंतज़ार ज़्यादा रहा होगा',
  },
  family: {
    helped: 'घर के लोग एक-दूसरे के क़रीब रहे होंगे',
    hindered: 'परिवार की ज़रूरतें आपके बस से ज़्यादा रही होंगी',
  },
  home: {
    helped: 'घर और सामान के काम एक-एक करके बनते गए होंगे',
    hindered: 'घर और सामान के काम खिंचते चले गए होंगे',
  },
  study: {
    helped: 'पढ़ाई आसान लगी होगी और मेहनत सराही गई होगी',
    hindered: 'पढ़ाई में समय ज़्यादा लगा होगा और नतीजा कम आया होगा',
  },
  places: {
    helped: 'किसी सफ़र या दूर की ख़बर से दुनिया कुछ बड़ी लगी होगी',
    hindered: 'कहीं जाने या जगह बदलने की बात बस सोच तक रह गई होगी',
  },
  self: {
    helped: 'मन को सहारा मिला होगा और अपनी राह पर भरोसा बढ़ा होगा',
    hindered: 'आपके कंधों पर जितना बोझ था, उतना दूसरों को दिखा नहीं होगा',
  },
};

/** A stretch of the past, told so that it can be recognised and can be wrong. */
export const past: ReadingWords<never>['past'] = (realm, was, months) =>
  `${during(months)} ${LIKELY[realm][was]}।`;
