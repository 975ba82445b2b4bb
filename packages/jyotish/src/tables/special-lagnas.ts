/**
 * Turns round the zodiac that each special lagna makes in a day from the Sun's place at sunrise: a
 * sign in five ghatis (bhava), two and a half (hora), one (ghati), BPHS 5; in a quarter of one
 * (vighati), as Jagannatha Hora has it.
 */
export const SPECIAL_LAGNA_TURNS = { bhava: 1, hora: 2, ghati: 5, vighati: 20 } as const;

export type SpecialLagna = keyof typeof SPECIAL_LAGNA_TURNS;
