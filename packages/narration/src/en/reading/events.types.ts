import type { Graha } from '@dhruva/jyotish/vocabulary';

/** What each graha brings about in an ordinary week, when it helps and when it slows: after "In an ordinary week". */
export type Events = Readonly<Record<Graha, readonly [help: string, hindrance: string]>>;
