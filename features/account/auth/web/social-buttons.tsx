import { m } from '@dhruva/web/paraglide/messages.js';

const PROVIDERS = [
  { id: 'google', name: m.auth_social_google },
  { id: 'apple', name: m.auth_social_apple },
  { id: 'facebook', name: m.auth_social_facebook },
  { id: 'x', name: m.auth_social_x },
] as const;

/** Four sign-in methods that are not available yet: disabled buttons. */
export const SocialButtons = () => (
  <section
    aria-label={m.auth_social_title()}
    className="flex flex-col gap-3 border-t border-line pt-5"
  >
    <p className="text-ink-3">
      {m.auth_social_title()} · {m.auth_social_soon()}
    </p>
    <div className="grid grid-cols-4 gap-2">
      {PROVIDERS.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-disabled="true"
          aria-label={`${name()}: ${m.auth_social_soon()}`}
          title={m.auth_social_soon()}
          className="flex min-h-12 cursor-not-allowed items-center justify-center rounded-field border border-line bg-surface-2 text-small font-semibold text-ink-3"
        >
          <span aria-hidden="true">{name()}</span>
        </button>
      ))}
    </div>
  </section>
);
