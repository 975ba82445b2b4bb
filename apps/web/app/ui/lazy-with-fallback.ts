import { type ComponentType, lazy } from 'react';
import { NotLoaded } from './not-loaded.tsx';

/** `React.lazy` with a fallback component where the code cannot be loaded, by default NotLoaded. */
export const lazyWithFallback = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  StandIn: ComponentType<Props> = NotLoaded,
) =>
  lazy(async () =>
    load().then(
      (Part) => ({ default: Part }),
      () => ({ default: StandIn }),
    ),
  );
