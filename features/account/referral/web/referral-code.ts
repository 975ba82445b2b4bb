const KEY = 'referralCode';
const CODE = /^[A-Z0-9]{6,12}$/u;

/** Private windows and full disks refuse storage; the code is then kept for this tab only, or not at all. */
const storages = (): Storage[] =>
  (['localStorage', 'sessionStorage'] as const).flatMap((name) => {
    try {
      return [window[name]];
    } catch {
      return [];
    }
  });

/** The referral code in a URL's query (`?ref=CODE`), in capitals; undefined when there is no valid one. */
export const referralCodeIn = (query: string): string | undefined => {
  const code = new URLSearchParams(query).get('ref')?.trim().toUpperCase() ?? '';
  return CODE.test(code) ? code : undefined;
};

/** Stores the referral code a visitor came with until somebody signs up; a later link replaces it. */
export const storeReferralCode = (query: string): void => {
  const code = referralCodeIn(query);
  if (code === undefined) return;
  storages().some((storage) => {
    try {
      storage.setItem(KEY, code);
      return true;
    } catch {
      return false;
    }
  });
};

/** The stored code as part of a sign-up request body. */
export const readStoredReferralCode = (): { referralCode?: string } => {
  for (const storage of storages()) {
    const code = storage.getItem(KEY);
    if (code !== null && CODE.test(code)) return { referralCode: code };
  }
  return {};
};

/** Deletes the stored code after a sign-in that used it. */
export const deleteStoredReferralCode = (): void => {
  for (const storage of storages()) storage.removeItem(KEY);
};
