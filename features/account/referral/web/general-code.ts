/** The code shown to visitors without an account. It belongs to nobody, so nothing is counted for it. */
export const GENERAL_REFERRAL_CODE = 'DHRUVA';
