import type {
  Force,
  Grade,
  MonthsAhead,
  ReadingWords,
} from '../../telling/everyday/reading-words.ts';

const GRADES: Readonly<Record<Grade, readonly [one: string, several: string]>> = {
  best: ['आपके सबसे अच्छे महीनों में से एक', 'आपके सबसे अच्छे महीने'],
  helps: ['आपके ज़्यादातर महीनों से बेहतर', 'आपके ज़्यादातर महीनों से बेहतर'],
  even: ['आम महीनों जैसा', 'आम महीनों जैसे'],
  slows: ['आपके ज़्यादातर महीनों से धीमा', 'आपके ज़्यादातर महीनों से धीमे'],
  slowest: ['आपके सबसे धीमे महीनों में से एक', 'आपके सबसे धीमे महीने'],
};

/** What months are good for, by how good they are and by what passes in them. */
const USES: Readonly<Record<Grade, Readonly<Record<Force, string>>>> = {
  best: {
    helps: 'जो बात सबसे ज़रूरी है, उसे उठाएँ',
    even: 'जो टालते आए हैं, उसे कर लें',
    slows: 'शुरुआत कर लें और जवाब का इंतज़ार करें',
  },
  helps: {
    helps: 'पूछें, मिलें और अपनी बात रखें',
    even: 'जो शुरू किया है, उसमें अगला क़दम रखें',
    slows: 'शुरुआत कर लें, नतीजे में थोड़ी देर हो सकती है',
  },
  even: {
    helps: 'जो मौक़ा मिले, उसे काम में लें',
    even: 'जो शुरू किया है, उसे आगे बढ़ाएँ',
    slows: 'जवाब में देर हो सकती है, समय रखकर चलें',
  },
  slows: {
    helps: 'जो आसानी से बने, उसे करें और बाक़ी रहने दें',
    even: 'छोटे क़दम रखें',
    slows: 'नया काम छेड़ने के बजाय पुराना निपटाएँ',
  },
  slowest: {
    helps: 'लोगों को अपने पास आने दें',
    even: 'ताक़त जोड़ें और जो है उसे सँभालें',
    slows: 'बात को थोड़ा आराम दें और चुपचाप तैयारी करें',
  },
};

const LIGHT: readonly Grade[] = ['best', 'helps', 'even'];

/** Months of the coming year: how good they are, and what for. */
export const months: ReadingWords<never>['months'] = (
  stretch,
  { grade, passages }: MonthsAhead,
  { isOne, best },
) => {
  const use = USES[grade][passages];
  const most = LIGHT.includes(grade) ? 'सबसे अच्छा' : 'सबसे हल्का';
  if (isOne && best !== '') return `${stretch}: इन महीनों में ${most}; ${use}।`;
  const [one, several] = GRADES[grade];
  const among = best === '' ? '' : `, और ${best} इन सब में ${most}`;
  return `${stretch}: ${isOne ? one : several}${among}; ${use}।`;
};
