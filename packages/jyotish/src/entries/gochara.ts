/** Transits: sign entries, stays and stations, Sade Sati, double transit, bindus, transits from the Moon. */
export * from '../gochara/double-transit.ts';
export * from '../gochara/from-moon.ts';
export * from '../gochara/ingress.ts';
export * from '../gochara/sade-sati.ts';
export * from '../gochara/sign-stays.ts';
export * from '../gochara/transit-bindus.ts';
export * from '../gochara/transit-reading.ts';
