import type { Kuta } from '../../contract/kutas.ts';
import type { Answer, UsedChart } from '../../contract/schemas.ts';

type Graha = keyof UsedChart['grahas'];

/** Everything that stands around the words of an answer, in the language these are told in. */
export interface AnswerLabels {
  readonly trend: string;
  readonly trends: Readonly<Record<Answer['trend'], string>>;
  readonly when: string;
  /** January first. */
  readonly months: readonly string[];
  readonly stretch: (from: string, to: string) => string;
  readonly strength: Readonly<Record<Answer['windows'][number]['strength'], string>>;
  readonly why: string;
  readonly sides: Readonly<Record<Answer['factors'][number]['side'], string>>;
  /** Books keep their short names; what is said of them in words has its own here. */
  readonly sources: Readonly<Record<string, string>>;
  /** The way to what the short names stand for. */
  readonly books: string;
  readonly sure: string;
  readonly todo: string;
  readonly details: string;
  readonly self: string;
  readonly other: string;
  readonly born: string;
  readonly bornUntimed: (date: string) => string;
  /** A clock time, 24 hours, in words. */
  readonly clock: (hour: number, rest: string) => string;
  readonly place: string;
  readonly approximate: string;
  readonly coordinates: string;
  readonly zone: string;
  readonly reckoned: (date: string, version: string, conventions: string) => string;
  /** Instead of an answer's own, where these are in another language. */
  readonly conventions: string | undefined;
  readonly how: string;
  /** What an answer is kept under in My Predictions. */
  readonly kept: {
    readonly askedOn: (date: string) => string;
    readonly two: (first: string, second: string) => string;
  };
  readonly sheet: {
    readonly print: string;
    readonly printed: (brand: string, date: string) => string;
  };
  readonly kuta: {
    readonly title: string;
    readonly caption: string;
    readonly name: string;
    readonly points: string;
    readonly settled: string;
    readonly total: string;
    readonly of: (points: number, max: number) => string;
    readonly names: Readonly<Record<Kuta, string>>;
  };
  readonly timeline: {
    readonly title: string;
    readonly lead: string;
    /** What is shaded in the picture, where anything is. */
    readonly shaded: string;
    /** What the months of an unknown birth time count. */
    readonly untimed: string;
    readonly picture: (first: string, last: string, windows: string) => string;
    readonly noWindows: string;
    readonly dasha: string;
    readonly transit: string;
    readonly today: string;
    readonly table: string;
    readonly month: string;
    readonly window: string;
    /** From far above what is usual to far below. */
    readonly levels: readonly [string, string, string, string, string];
  };
  readonly chart: {
    readonly title: string;
    readonly caption: Readonly<Record<UsedChart['from'], string>>;
    readonly unsteady: string;
    readonly house: string;
    readonly sign: string;
    readonly grahas: string;
    readonly used: string;
    /** Mesha first. */
    readonly signs: readonly string[];
    readonly names: Readonly<Record<Graha, { readonly short: string; readonly full: string }>>;
  };
}
