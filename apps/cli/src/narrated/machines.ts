/** Process settings that no output may depend on: zone and locale. */
export interface Machine {
  readonly zone: string;
  readonly locale: string;
}

/**
 * Settings to compare, the plain ones first; then half hours, the earliest date there is, other
 * digits, commas and letters.
 */
export const MACHINES: readonly [Machine, ...Machine[]] = [
  { zone: 'UTC', locale: 'C' },
  { zone: 'Asia/Kolkata', locale: 'hi_IN.UTF-8' },
  { zone: 'America/St_Johns', locale: 'de_DE.UTF-8' },
  { zone: 'Pacific/Kiritimati', locale: 'tr_TR.UTF-8' },
];

/** The environment of a process on such a machine. */
export const environmentOf = ({ zone, locale }: Machine): NodeJS.ProcessEnv => ({
  ...process.env,
  TZ: zone,
  LC_ALL: locale,
  LANG: locale,
});
