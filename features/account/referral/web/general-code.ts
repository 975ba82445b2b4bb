/** The code a visitor without an account sees. It belongs to nobody, so that nothing is counted on it. */
export const GENERAL_REFERRAL_CODE = 'DHRUVA';
