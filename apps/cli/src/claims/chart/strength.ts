import { chartOf, hinduDayAt, julianDayUt, midheavenOf, shadbala, skyAt } from '@dhruva/jyotish';
import type { SevenGraha } from '@dhruva/jyotish/vocabulary';
import type { Natal } from './natal.ts';

/**
 * Shadbala of the seven in percent of what is required, or null where the Sun does not rise. The one
 * sum taken over from the engine: its own rules are held against other programs (`npm run
 * reference`), and a second writing of them would only repeat the first.
 */
export const strengthsOf = ({ jd, place }: Natal): Readonly<Record<SevenGraha, number>> | null => {
  const sky = skyAt(julianDayUt(jd), place);
  const day = hinduDayAt(sky.jdUt, place);
  if (typeof day === 'string') return null;
  const midheaven = midheavenOf(sky, place.lon);
  const all = shadbala(chartOf(sky), { day, ayanamsha: sky.ayanamsha, midheaven });
  const percent = (graha: SevenGraha): number => Math.round(all[graha].ratio * 100);
  return {
    sun: percent('sun'),
    moon: percent('moon'),
    mars: percent('mars'),
    mercury: percent('mercury'),
    jupiter: percent('jupiter'),
    venus: percent('venus'),
    saturn: percent('saturn'),
  };
};
