const KEY = 'referralCode';
const CODE = /^[A-Z0-9]{6,12}$/u;

/** Private windows and full disks refuse storage; a code is then kept for this tab, or not at all. */
const storages = (): Storage[] =>
  (['localStorage', 'sessionStorage'] as const).flatMap((name) => {
    try {
      return [window[name]];
    } catch {
      return [];
    }
  });

/** The code of an address's query (`?ref=CODE`), in capitals; undefined when there is none or it cannot be one. */
export const referralCodeIn = (query: string): string | undefined => {
  const code = new URLSearchParams(query).get('ref')?.trim().toUpperCase() ?? '';
  return CODE.test(code) ? code : undefined;
};

/** Keeps the code a visitor came with until somebody signs up here; a later link takes the place of an earlier one. */
export const keepReferralCode = (query: string): void => {
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

/** The code kept here, ready for the body of a sign-up. */
export const readReferralCode = (): { referralCode?: string } => {
  for (const storage of storages()) {
    const code = storage.getItem(KEY);
    if (code !== null && CODE.test(code)) return { referralCode: code };
  }
  return {};
};

/** Drops the code once somebody has signed in with it. */
export const forgetReferralCode = (): void => {
  for (const storage of storages()) storage.removeItem(KEY);
};
