import type { Realm } from '../../telling/everyday/realm.ts';
import type { ReadingWords } from '../../telling/everyday/reading-words.ts';
import { during } from './stretches.ts';

type Was = 'helped' | 'hindered';

/** What a stretch of the past was likely like: after "मार्च 2015 से अगस्त 2017 तक". */
const LIKELY: Readonly<Record<Realm, Readonly<Record<Was, string>>>> = {
  work: {
    helped: 'काम में आपकी मेहनत पर लोगों का ध्यान गया होगा और उसका फल भी मिला होगा',
    hindered: 'काम का बोझ ज़्यादा और मेहनत का फल कम रहा होगा',
  },
  money: {
    helped: 'पैसा आसानी से आया होगा और हाथ में रुका भी होगा',
    hindered: 'पैसा जितनी तेज़ी से आया, उससे ज़्यादा तेज़ी से निकल गया होगा',
  },
  love: {
    helped: 'रिश्तों में नज़दीकी पहले से ज़्यादा आसानी से आई होगी',
    hindered: 'रिश्तों में अपनापन कम मिला होगा और धीरज ज़्यादा रखना पड़ा होगा',
  },
  family: {
    helped: 'घर के लोग एक-दूसरे के ज़्यादा क़रीब रहे होंगे',
    hindered: 'परिवार की ज़रूरतें आपके बस से ज़्यादा रही होंगी',
  },
  home: {
    helped: 'घर और सामान के काम एक-एक करके बनते गए होंगे',
    hindered: 'घर और सामान के काम खिंचते चले गए होंगे',
  },
  study: {
    helped: 'पढ़ना-सीखना आसान लगा होगा, और लोगों ने आपकी मेहनत सराही भी होगी',
    hindered: 'पढ़ाई में समय ज़्यादा लगा होगा और नतीजा कम मिला होगा',
  },
  places: {
    helped: 'दुनिया कुछ बड़ी लगी होगी, किसी यात्रा से या दूर से आई किसी ख़बर से',
    hindered: 'कहीं जाने या जगह बदलने की बात योजना से आगे नहीं बढ़ी होगी',
  },
  self: {
    helped: 'मन को सहारा महसूस हुआ होगा, और अपनी राह पर भरोसा भी बढ़ा होगा',
    hindered: 'आपके कंधों पर जितना बोझ था, उतना दूसरों को दिखा नहीं होगा',
  },
};

/** A stretch of the past, told so that it can be recognised and can be wrong. */
export const past: ReadingWords<never>['past'] = (realm, was, months) =>
  `${during(months)} ${LIKELY[realm][was]}।`;
