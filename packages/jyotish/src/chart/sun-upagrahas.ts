import { degrees, type Degrees } from '../units.ts';

/** The upagrahas that follow the Sun: sidereal longitudes. */
export interface SunUpagrahas {
  readonly dhuma: Degrees;
  readonly vyatipata: Degrees;
  readonly parivesha: Degrees;
  readonly indrachapa: Degrees;
  readonly upaketu: Degrees;
}

/** Dhuma stands 133°20′ after the Sun; Upaketu, 30° before it, is 16°40′ after Indrachapa. */
const DHUMA = 133 + 1 / 3;
const UPAKETU = 16 + 2 / 3;

/** Dhuma, Vyatipata, Parivesha, Indrachapa and Upaketu from the Sun's longitude. BPHS 3. */
export const sunUpagrahas = (sun: Degrees): SunUpagrahas => {
  const dhuma = degrees(sun + DHUMA);
  const vyatipata = degrees(360 - dhuma);
  const parivesha = degrees(vyatipata + 180);
  const indrachapa = degrees(360 - parivesha);
  return { dhuma, vyatipata, parivesha, indrachapa, upaketu: degrees(indrachapa + UPAKETU) };
};
