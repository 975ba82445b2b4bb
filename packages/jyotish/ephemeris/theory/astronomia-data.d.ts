declare module 'astronomia/data' {
  type VsopTerm = readonly [amplitude: number, phase: number, frequency: number];
  type ElpTerm = readonly [a: number, p0: number, p1: number, p2: number, p3: number, p4: number];
  type Powers<Term> = Readonly<Record<string, readonly Term[]>>;
  interface Vsop {
    readonly L: Powers<VsopTerm>;
    readonly B: Powers<VsopTerm>;
    readonly R: Powers<VsopTerm>;
  }
  const data: {
    readonly vsop87Bearth: Vsop;
    readonly vsop87Bmercury: Vsop;
    readonly vsop87Bvenus: Vsop;
    readonly vsop87Bmars: Vsop;
    readonly vsop87Bjupiter: Vsop;
    readonly vsop87Bsaturn: Vsop;
    readonly elpMppDeFull: {
      readonly W1: readonly number[];
      readonly L: Powers<ElpTerm>;
      readonly B: Powers<ElpTerm>;
      readonly R: Powers<ElpTerm>;
    };
  };
  export default data;
}
