import {
  dashaAt,
  arcsecondsToBoundary,
  houseFrom,
  mahadashas,
  panchangaOf,
  placementOf,
  subPeriods,
  trueNodeMotionAt,
  unixMsFromJulianDay,
  vimshottari,
  type DashaPeriod,
  type Graha,
  type JulianDayUt,
  type Motion,
  type RashiIndex,
  type Sky,
} from '@dhruva/jyotish';

/** Number of padas (3°20′) in the zodiac: every sign, nakshatra, pada and navamsa begins at one. */
const PADAS = 108;

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
const longitude = (lon: number): number => rounded(lon, 7) % 360;
const title = (graha: Graha): string => graha.charAt(0).toUpperCase() + graha.slice(1);

/** Julian day → `YYYY-MM-DDTHH:MM:SSZ`, to the nearest second. */
export const utcText = (jd: JulianDayUt): string =>
  new Date(Math.round(unixMsFromJulianDay(jd) / 1000) * 1000).toISOString().replace('.000Z', 'Z');

const body = ({ lon, speed }: Motion, lagna: RashiIndex) => {
  const { rashi, vargas } = placementOf(lon);
  return {
    lon: longitude(lon),
    speed: rounded(speed, 7),
    retro: speed < 0,
    sign: rashi,
    navamsa: vargas[9],
    house: houseFrom(lagna, rashi),
    edge: rounded(arcsecondsToBoundary(lon, PADAS), 1),
  };
};

const spanOf = ({ lord, start, end }: DashaPeriod) => ({
  lord: title(lord),
  start: utcText(start),
  end: utcText(end),
});

const dashaPart = (sky: Sky, at: JulianDayUt) => {
  const dasha = vimshottari(sky.grahas.moon.lon, sky.jdUt);
  const following = [...mahadashas(dasha).slice(1), ...mahadashas(dasha, 1).slice(0, 1)];
  return {
    lordAtBirth: title(dasha.lordAtBirth),
    balanceYears: rounded(dasha.balanceYears, 7),
    birthDashaStart: utcText(dasha.start),
    nextMahadashas: following.map(({ lord, start }) => ({
      lord: title(lord),
      start: utcText(start),
    })),
    running: dashaAt(dasha, at, 1).map((maha) => ({
      at: utcText(at),
      ...spanOf(maha),
      antardashas: subPeriods(maha).map(spanOf),
    }))[0],
  };
};

const panchangaPart = (sky: Sky) => {
  const { tithi, yoga, karana, ...edges } = panchangaOf(sky.grahas.sun.lon, sky.grahas.moon.lon);
  return {
    tithi,
    yoga,
    karana,
    tithiEdge: rounded(edges.tithiEdge, 1),
    karanaEdge: rounded(edges.karanaEdge, 1),
    yogaEdge: rounded(edges.yogaEdge, 1),
  };
};

/**
 * A chart in the fields of the oracle (packages/jyotish/reference/README.md): degrees, degrees a
 * day, arcseconds to an edge, UTC to the second. `at` is the instant of the running dasha.
 */
export const chartRow = (sky: Sky, at: JulianDayUt) => {
  const { sun, moon, mars, mercury, jupiter, venus, saturn, rahu } = sky.grahas;
  const lagna = placementOf(sky.lagna);
  const listed = { sun, moon, mars, mercury, jupiter, venus, saturn };
  const points = { ...listed, rahuMean: rahu, rahuTrue: trueNodeMotionAt(sky.jdUt) };
  const { nakshatra, pada } = placementOf(moon.lon);
  return {
    jdUt: rounded(sky.jdUt, 9),
    deltaT: rounded(sky.deltaT, 3),
    ayanamsha: rounded(sky.ayanamsha, 7),
    ayanamshaTrue: rounded(sky.ayanamshaTrue, 7),
    bodies: Object.fromEntries(
      Object.entries(points).map(([name, motion]) => [name, body(motion, lagna.rashi)]),
    ),
    ascendant: {
      lon: longitude(sky.lagna),
      sign: lagna.rashi,
      navamsa: lagna.vargas[9],
      edge: rounded(arcsecondsToBoundary(sky.lagna, PADAS), 1),
    },
    moonNakshatra: nakshatra,
    moonPada: pada,
    vimshottari: dashaPart(sky, at),
    panchanga: panchangaPart(sky),
  };
};
