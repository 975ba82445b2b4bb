/** Remarks shown with birth details: on the clock of that day, and on the precision of the place. */
export const REMARK_MESSAGES = {
  'time.wartime':
    'Clocks were one hour ahead (UTC+06:30) on this date because of the war, and we read your time on that clock. If it was already set back to Indian Standard Time, please enter it one hour later.',
  'time.before-standard':
    'Standard time was not yet in use here. We read your time on the official clock of that day; a clock set by the local sun may have differed by some minutes.',
  'time.calcutta-time':
    'Until about 1948 many clocks in and around Calcutta kept Calcutta time, 23 minutes ahead of Indian Standard Time. We read your time as Indian Standard Time. If it was by Calcutta time, please enter it 23 minutes earlier.',
  'time.bombay-time':
    'Until about 1955 many clocks in and around Bombay kept Bombay time, 39 minutes behind Indian Standard Time. We read your time as Indian Standard Time. If it was by Bombay time, please enter it 39 minutes later.',
  'place.approximate':
    'This village is placed at its post office area, which may lie some kilometres away. For an exact ascendant, type the coordinates.',
  'place.district':
    'This is a district, and it is placed at its chief town. For an exact ascendant, choose the town or village, or type the coordinates.',
  'place.zone-nearest':
    'The time zone is that of the nearest town we know. Near a border, please check it.',
  'place.zone-longitude':
    'No town is near these coordinates, so we took the time zone ships keep at this longitude.',
} as const satisfies Record<string, string>;

export type RemarkCode = keyof typeof REMARK_MESSAGES;
