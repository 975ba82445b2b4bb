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

/** Counts where the answers of one person contradict each other or leave out what the chart has. */
export const countLife = (answers: readonly ToldAnswer[], rows: Rows): void => {
  countYogas(answers, rows);
  countWhyWhen(answers, rows);
};
