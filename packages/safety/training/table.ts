import { DANGERS, type Danger } from '../src/danger.ts';
import { isHard, type Line } from './corpus.ts';

export interface Told {
  readonly line: Line;
  readonly kind: Danger;
  readonly isDetected: boolean;
}

const LANGUAGES = ['en', 'hi', 'hinglish'] as const;

const shareOf = (told: readonly Told[], isSo: (one: Told) => boolean): string =>
  told.length === 0 ? '–' : `${((100 * told.filter(isSo).length) / told.length).toFixed(1)} %`;

/** Prints how many lines of each danger and language get a card, how many the right one, and how many hard lines get one. */
export const printTable = (told: readonly Told[]): void => {
  for (const danger of DANGERS) {
    const own = told.filter(({ line }) => line.danger === danger);
    const byLanguage = LANGUAGES.map(
      (language) =>
        `${language} ${shareOf(
          own.filter(({ line }) => line.language === language),
          ({ isDetected }) => isDetected,
        )}`,
    );
    const right = shareOf(
      own.filter(({ isDetected }) => isDetected),
      ({ kind }) => kind === danger,
    );
    const any = shareOf(own, ({ isDetected }) => isDetected);
    console.log(
      `${danger.padEnd(9)} ${any} of ${own.length} (${byLanguage.join(', ')}), the right card ${right}`,
    );
  }
  const hard = told.filter(({ line }) => isHard(line));
  console.log(
    `hard      ${shareOf(hard, ({ isDetected }) => isDetected)} of ${hard.length} falsely`,
  );
  const plain = told.filter(({ line }) => line.danger === undefined && !isHard(line));
  console.log(
    `plain     ${shareOf(plain, ({ isDetected }) => isDetected)} of ${plain.length} falsely`,
  );
};
