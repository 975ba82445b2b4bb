import type {
  Force,
  Grade,
  MonthAhead,
  ReadingWords,
} from '../../telling/everyday/reading-words.ts';

const GRADES: Readonly<Record<Grade, string>> = {
  best: 'इस काम के लिए आपके सबसे अच्छे महीनों में से एक',
  helps: 'आपके ज़्यादातर महीनों से बेहतर',
  even: 'आम महीनों जैसा',
  slows: 'आपके ज़्यादातर महीनों से धीमा',
  slowest: 'इस काम के लिए आपके सबसे धीमे महीनों में से एक',
};

const WHY: Readonly<Record<Force, Readonly<Record<Force, string>>>> = {
  helps: {
    helps: 'दौर भी साथ है और ग्रहों की चाल भी, इसलिए ज़रूरी बात इसी में उठाएँ',
    slows: 'दौर साथ है पर ग्रहों की चाल धीमी, इसलिए शुरू करें और जवाब के लिए रुकें',
    even: 'दौर साथ है और ग्रहों की चाल सामान्य, इसलिए जो शुरू किया है उसे आगे बढ़ाएँ',
  },
  slows: {
    helps: 'दौर धीमा है पर ग्रहों की चाल अच्छी, इसलिए जो मौक़ा मिले उसे काम में लें',
    slows: 'दौर भी धीमा है और ग्रहों की चाल भी, इसलिए नया छेड़ने के बजाय पुराना निपटाएँ',
    even: 'दौर धीमा है और ग्रहों की चाल सामान्य, इसलिए छोटे क़दम रखें',
  },
  even: {
    helps: 'ग्रहों की चाल अच्छी है, इसलिए पूछें, मिलें और अपनी बात रखें',
    slows: 'ग्रहों की चाल धीमी है, इसलिए जवाब के लिए ज़्यादा समय रखें',
    even: 'किसी ओर का ज़ोर नहीं, इसलिए जैसे चाहें काम में लें',
  },
};

/** One month of the coming year: how good it is, by what, and what it is good for. */
export const month: ReadingWords<never>['month'] = (
  name,
  { grade, period, passages }: MonthAhead,
  { isBest, isAlike },
) => {
  if (isBest) return `${name}: इन बारह में सबसे अच्छा; ${WHY[period][passages]}।`;
  return isAlike
    ? `${name}: आगे भी वैसा ही।`
    : `${name}: ${GRADES[grade]}; ${WHY[period][passages]}।`;
};
