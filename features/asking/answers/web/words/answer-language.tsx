import { createContext, use, useSyncExternalStore } from 'react';
import type { AnswerLabels } from './answer-labels.ts';
import type { AnswerLanguage, AnyAnswer } from './in-language.ts';
import { LABELS_EN } from './labels-en.ts';
import { LABELS_HI } from './labels-hi.ts';

export const LABELS: Readonly<Record<AnswerLanguage, AnswerLabels>> = {
  en: LABELS_EN,
  hi: LABELS_HI,
};

const KEY = 'answerLanguage';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const storedLanguage = (): AnswerLanguage =>
  window.localStorage.getItem(KEY) === 'hi' ? 'hi' : 'en';

const chooseLanguage = (language: AnswerLanguage): void => {
  window.localStorage.setItem(KEY, language);
  for (const listener of listeners) listener();
};

/** The language chosen for answers on this device; all answers on a page change together. */
export const useAnswerLanguage = () => ({
  language: useSyncExternalStore(subscribe, storedLanguage, () => 'en' as const),
  choose: chooseLanguage,
});

/** The language to show an answer in: the chosen one, or English where it has no Hindi. */
export const useLanguageOf = ({ hi }: Pick<AnyAnswer, 'hi'>): AnswerLanguage => {
  const { language } = useAnswerLanguage();
  return hi === undefined ? 'en' : language;
};

const LanguageContext = createContext<AnswerLanguage>('en');

/** Provides the language of an answer to its parts. */
export const AnswerLanguageProvider = LanguageContext.Provider;
export const useShownLanguage = (): AnswerLanguage => use(LanguageContext);
export const useLabels = (): AnswerLabels => LABELS[use(LanguageContext)];
