import { type ComponentType, lazy } from 'react';

/** A part that is fetched when it is first shown; where it cannot be fetched, another stands in for it. */
export const lazyOr = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  StandIn: ComponentType<Props>,
) =>
  lazy(async () =>
    load().then(
      (Part) => ({ default: Part }),
      () => ({ default: StandIn }),
    ),
  );
