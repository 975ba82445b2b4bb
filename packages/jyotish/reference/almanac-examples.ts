/** Lunar months out of the ordinary as others print them: a day within, the month (0 = Chaitra) and its kind. */
export const PRINTED_LEAP_MONTHS = [
  // hindupad.com, "Adhik Maas 2018" and "2020": 16 May to 13 June, 18 September to 16 October.
  { date: '2018-05-17', month: 2, kind: 'adhika' },
  { date: '2018-06-12', month: 2, kind: 'adhika' },
  { date: '2018-06-15', month: 2, kind: 'usual' },
  { date: '2020-09-18', month: 6, kind: 'adhika' },
  { date: '2020-10-16', month: 6, kind: 'adhika' },
  { date: '2020-10-18', month: 6, kind: 'usual' },
  // webdunia.com, "Adhik maas 2023": 18 July to 16 August within Shravana.
  { date: '2023-07-18', month: 4, kind: 'adhika' },
  { date: '2023-08-15', month: 4, kind: 'adhika' },
  { date: '2023-08-18', month: 4, kind: 'usual' },
  // The test suite of the open program PyJHora: the months around each lost one, and Bhadrapada of 2012.
  { date: '2012-08-17', month: 4, kind: 'usual' },
  { date: '2012-08-18', month: 5, kind: 'adhika' },
  { date: '2012-09-18', month: 5, kind: 'usual' },
  { date: '1963-12-15', month: 7, kind: 'kshaya' },
  { date: '1963-12-17', month: 9, kind: 'usual' },
  { date: '1983-02-12', month: 9, kind: 'kshaya' },
  { date: '1983-02-14', month: 11, kind: 'adhika' },
] as const;

/** The choghadiyas of a day and the night after it. */
export const PRINTED_CHOGHADIYAS = [
  {
    // bestastroguru.com, "Monday Chaughadia".
    date: '2026-11-23',
    names:
      'amrita kala shubha roga udvega chara labha amrita chara roga kala labha udvega shubha amrita chara',
  },
  {
    // viralgujarati.com, choghadiyas of 22 October 2022 at Rajkot, a Saturday.
    date: '2022-10-22',
    names:
      'kala shubha roga udvega chara labha amrita kala labha udvega shubha amrita chara roga kala labha',
  },
] as const;
