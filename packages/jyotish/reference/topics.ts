import { allEqual, type Check } from './checks/check.ts';
import { outsideCases, type OutsideCase } from './outside-cases.ts';

/** Cases left out on purpose, with the reason. */
const OUT_OF_SCOPE: Readonly<Record<string, string>> = {
  'pvr-ex66-narayana': 'Narayana dasha',
  'pvr-ex29-graha-arudhas': 'arudhas of grahas',
};

const casesOf = (topic: string): readonly OutsideCase[] =>
  outsideCases('').filter((found) => found.topic === topic);

/** Passes when each case that gates was compared by some check. */
export const everyGateCompared = (checks: readonly Check[]): Check =>
  allEqual(
    'every gating case is compared',
    outsideCases('')
      .filter(({ gate }) => gate)
      .map(({ id }) => ({
        at: id,
        ours: checks.some(({ compared }) => compared.has(id)),
        theirs: true,
      })),
  );

/** One line per topic: how many of its cases gate, were compared, and passed every check. */
export const topicLines = (checks: readonly Check[]): readonly string[] =>
  [...new Set(outsideCases('').map(({ topic }) => topic))].map((topic) => {
    const cases = casesOf(topic);
    const on = (id: string) => checks.filter(({ compared }) => compared.has(id));
    const seen = cases.filter(({ id }) => on(id).length > 0);
    const right = seen.filter(({ id }) => on(id).every(({ passed }) => passed));
    const gating = cases.filter(({ gate }) => gate).length;
    const left = cases.flatMap(({ id }) => OUT_OF_SCOPE[id] ?? []);
    const counts = `${right.length} of ${cases.length}, ${gating} gating`;
    return [`      ${counts.padEnd(17)} ${topic}`, ...left].join('; out of scope: ');
  });
