import type { Claim } from '@dhruva/jyotish';
import { strandsBeside, YOGAS } from '@dhruva/jyotish';
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

const STARTS =
  /^(?:Until \w+ \d{4}|In these years|In \w+ \d{4} the \d+ years of) (?:the )?([A-Z]\w+)/u;
const SLOW_YEARS = /since the years of (?:the )?([A-Z]\w+) are slow/u;
const KIND_YEARS = /while the years of (?:the )?([A-Z]\w+) as a whole are on your side/u;

/** What a sentence says of running periods, by their grahas: "Until August 2027 Saturn slows …". */
const toldPeriods = (text: string): readonly (readonly [graha: string, acts: Acts])[] => {
  const graha = STARTS.exec(text)?.[1];
  const verb = / (helps?|slows?|weighs? on) /u.exec(text)?.[1];
  const [slow, kind] = [SLOW_YEARS, KIND_YEARS].map((years) => years.exec(text)?.[1]);
  return [
    ...(graha === undefined || verb === undefined
      ? []
      : [[graha, verb.startsWith('help') ? 'help' : 'slow'] as const]),
    ...(slow === undefined ? [] : [[slow, 'slow'] as const]),
    ...(kind === undefined ? [] : [[kind, 'help'] as const]),
  ];
};

/** Each running period beside what another answer about the same matter of life says of it. */
export const countPeriods = (answers: readonly ToldAnswer[], rows: Rows): void => {
  const known = new Map<string, { readonly acts: Acts; readonly text: string }>();
  for (const { judgement, sentences, name } of answers) {
    const matter = strandsBeside(judgement.strand).join();
    for (const { text } of sentences.filter(({ part }) => part === 'reading')) {
      for (const [graha, acts] of toldPeriods(text)) {
        const before = known.get(`${matter} ${graha}`) ?? { acts, text };
        count(rows.periods, before.acts !== acts, () => `${name}: ${before.text} / ${text}`);
        known.set(`${matter} ${graha}`, before);
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
