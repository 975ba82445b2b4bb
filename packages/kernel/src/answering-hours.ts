/** When our team answers, in the civil time of India. `closed`: dates YYYY-MM-DD. */
export const ANSWERING_HOURS = {
  zone: 'Asia/Kolkata',
  /** 1 = Monday … 7 = Sunday. */
  weekdays: [1, 2, 3, 4, 5, 6],
  from: '09:00',
  to: '21:00',
  closed: ['2027-01-26', '2027-08-15', '2027-10-02'],
} as const;
