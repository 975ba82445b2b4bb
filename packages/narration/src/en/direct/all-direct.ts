import { business } from './business.ts';
import type { DirectTexts } from '../../telling/direct/direct-words.ts';
import { family } from './family.ts';
import { lifePath } from './life-path.ts';
import { love } from './love.ts';
import { marriage } from './marriage.ts';
import { money } from './money.ts';
import { property } from './property.ts';
import { study } from './study.ts';
import { work } from './work.ts';

/** The direct answer of every question. */
export const DIRECT_WORDS: DirectTexts = {
  ...work,
  ...business,
  ...money,
  ...property,
  ...love,
  ...marriage,
  ...family,
  ...study,
  ...lifePath,
};
