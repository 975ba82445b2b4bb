import type { EvidenceOf } from '@dhruva/jyotish';
import type { Bhava } from '@dhruva/jyotish/vocabulary';

export type Phase = EvidenceOf<'transit.sade-sati'>['phase'];

const PHASES: Readonly<Partial<Record<Bhava, Phase>>> = { 12: 'rising', 1: 'peak', 2: 'setting' };

/** The phase of Sade Sati by Saturn's place from the Moon; undefined where there is none. */
export const sadeSatiPhase = (place: Bhava): Phase | undefined => PHASES[place];
