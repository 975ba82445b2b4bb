import type { JulianDayTt } from '../../units.ts';
import { centuriesFromJ2000 } from '../centuries.ts';

/** Mean obliquity of the ecliptic in degrees, IAU 2006 (Hilton et al. 2006, eq. 1). */
export const meanObliquity = (jdTt: JulianDayTt): number => {
  const t = centuriesFromJ2000(jdTt);
  return (84381.406 + t * (-46.836769 + t * (-0.0001831 + t * 0.0020034))) / 3600;
};
