interface Listed {
  readonly state: string;
  readonly startsAt: string;
}

/** What has to be chosen anew first, then what is ahead. */
const COMING = ['unplaced', 'confirmed'];

/** Sessions as a list shows them: those to choose anew, those ahead, the next on top, then the past, the latest on top. */
export const inOrder = <T extends Listed>(sessions: readonly T[]): T[] => {
  const earliestFirst = sessions.toSorted((one, other) =>
    one.startsAt.localeCompare(other.startsAt),
  );
  const coming = COMING.flatMap((state) => earliestFirst.filter((one) => one.state === state));
  return [...coming, ...earliestFirst.filter(({ state }) => !COMING.includes(state)).toReversed()];
};
