/** Settings of a machine that nothing said to anyone may depend on. */
export interface Machine {
  readonly zone: string;
  readonly locale: string;
}

/** The plain one first; half hours, the earliest date there is, other digits, commas and letters after it. */
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
