interface Listed {
  readonly state: string;
  readonly startsAt: string;
}

/** States of future sessions: lost times first. */
const COMING = ['unplaced', 'confirmed'];

/** Sorts sessions for a list: lost times first, then future ones (next first), then past ones (latest first). */
export const inOrder = <T extends Listed>(sessions: readonly T[]): T[] => {
  const earliestFirst = sessions.toSorted((one, other) =>
    one.startsAt.localeCompare(other.startsAt),
  );
  const coming = COMING.flatMap((state) => earliestFirst.filter((one) => one.state === state));
  return [...coming, ...earliestFirst.filter(({ state }) => !COMING.includes(state)).toReversed()];
};
