/** Process settings that no output may depend on: zone and locale. */
export interface ZoneAndLocale {
  readonly zone: string;
  readonly locale: string;
}

/**
 * Zones and locales to compare, UTC first. The others have an offset of half an hour, the earliest calendar date
 * of all, and other digits, separators and rules for capital letters.
 */
export const ZONES_AND_LOCALES: readonly [ZoneAndLocale, ...ZoneAndLocale[]] = [
  { zone: 'UTC', locale: 'C' },
  { zone: 'Asia/Kolkata', locale: 'hi_IN.UTF-8' },
  { zone: 'America/St_Johns', locale: 'de_DE.UTF-8' },
  { zone: 'Pacific/Kiritimati', locale: 'tr_TR.UTF-8' },
];

/** The environment of a process with this zone and locale. */
export const environmentOf = ({ zone, locale }: ZoneAndLocale): NodeJS.ProcessEnv => ({
  ...process.env,
  TZ: zone,
  LC_ALL: locale,
  LANG: locale,
});
