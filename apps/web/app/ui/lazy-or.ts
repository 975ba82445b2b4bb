import { type ComponentType, lazy } from 'react';
import { NotLoaded } from './not-loaded.tsx';

/** A part that is fetched when it is first shown; where it cannot be fetched, another stands in its place, or says so. */
export const lazyOr = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  StandIn: ComponentType<Props> = NotLoaded,
) =>
  lazy(async () =>
    load().then(
      (Part) => ({ default: Part }),
      () => ({ default: StandIn }),
    ),
  );
