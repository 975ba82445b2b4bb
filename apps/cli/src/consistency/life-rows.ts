import type { Claim } from '@dhruva/jyotish';
import { YOGAS } from '@dhruva/jyotish';
import { yogaIn } from '../claims/yogas/all-definitions.ts';
import { easeOf, type ToldAnswer } from './answer-rows.ts';
import { monthNumber } from './month-number.ts';
import { count, type Rows } from './rows.ts';

const MAHAPURUSHA = YOGAS.filter(({ family }) => family === 'mahapurusha');

const names = ({ sentences }: ToldAnswer, id: string): boolean =>
  sentences.some(({ claims }) =>
    (claims as readonly Claim[]).some((each) => each.kind === 'yoga' && each.id === id),
  );

const countYogas = (answers: readonly ToldAnswer[], rows: Rows): void => {
  const [first] = answers;
  if (first === undefined) return;
  for (const { id, areas } of MAHAPURUSHA.filter((yoga) => yogaIn(first.natal, yoga.id))) {
    for (const answer of answers.filter(({ judgement }) => areas.includes(judgement.area))) {
      const where = () => `${answer.name} · ${answer.judgement.question}: ${id}`;
      count(rows.mahapurusha, !names(answer, id), where);
    }
  }
};

const MONTHS_APART = 4;

/** A "why" beside each "when" of the same matter. */
const countWhyWhen = (answers: readonly ToldAnswer[], rows: Rows): void => {
  for (const why of answers) {
    const ease = easeOf(why);
    if (ease === undefined) continue;
    for (const { judgement, name } of answers) {
      const [window] = judgement.windows;
      const isWhen = judgement.question.includes('when');
      if (!isWhen || judgement.strand !== why.judgement.strand || window === undefined) continue;
      const apart = Math.abs(monthNumber(window.from) - monthNumber(ease));
      const what = () => `${name} · ${judgement.question} ${window.from}, ease ${ease}`;
      count(rows.whyWhen, apart >= MONTHS_APART, what);
    }
  }
};

type Acts = 'help' | 'slow';

/** What a sentence says of running periods: "The years of the Moon help …", "… the months of Saturn slow …". */
const toldPeriods = (text: string): readonly (readonly [period: string, acts: Acts])[] => {
  const [said = '', behind = ''] = text.split(', though ');
  const period = /the (?:years|months) of (?:the )?[A-Z]\w+/iu.exec(said)?.[0].toLowerCase();
  const verb = / (help|slow|weigh) /u.exec(said)?.[1];
  const acts: Acts | undefined = verb === 'weigh' ? 'slow' : (verb as Acts | undefined);
  const longer = /(the years of .+) behind them are (slow|on your side)/u.exec(behind);
  return [
    ...(period !== undefined && acts !== undefined ? [[period, acts] as const] : []),
    ...(longer?.[1] === undefined
      ? []
      : [[longer[1].toLowerCase(), longer[2] === 'slow' ? 'slow' : 'help'] as const]),
  ];
};

/** Each running period beside what another answer of the same strand says of it. */
const countPeriods = (answers: readonly ToldAnswer[], rows: Rows): void => {
  const known = new Map<string, { readonly acts: Acts; readonly text: string }>();
  for (const { judgement, sentences, name } of answers) {
    for (const { text } of sentences.filter(({ part }) => part === 'reading')) {
      for (const [period, acts] of toldPeriods(text)) {
        const key = `${judgement.strand} ${period}`;
        const before = known.get(key) ?? { acts, text };
        count(rows.periods, before.acts !== acts, () => `${name}: ${before.text} / ${text}`);
        known.set(key, before);
      }
    }
  }
};

/** Counts where the answers of one person contradict each other or leave out what the chart has. */
export const countLife = (answers: readonly ToldAnswer[], rows: Rows): void => {
  countYogas(answers, rows);
  countWhyWhen(answers, rows);
  countPeriods(answers, rows);
};
