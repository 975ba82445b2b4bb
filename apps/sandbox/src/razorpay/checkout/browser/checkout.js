/**
 * The stand-in of Razorpay's checkout.js: `window.Razorpay` with the options of the real one
 * (payments/payment-gateway/ web-integration/standard). Shows the sandbox's page in a frame, or redirects to
 * it when `redirect` is true.
 */
(() => {
  const BASE = new URL('..', document.currentScript.src);
  const PAGE = new URL('checkout', BASE);
  const BACK_MS = 300;

  const isRetried = ({ retry }) => retry !== false && retry?.enabled !== false;

  /** URL of the page with the options it may know in the fragment, which no server receives. */
  const pageUrl = (options, mode) => {
    const { key, order_id, name, description, prefill, notes, theme, timeout, config } = options;
    const { readonly, hidden, callback_url, modal = {} } = options;
    const url = new URL(PAGE);
    url.hash = encodeURIComponent(
      JSON.stringify({
        mode,
        key,
        order_id,
        name,
        description,
        prefill,
        notes,
        theme,
        timeout,
        readonly,
        hidden,
        callback_url,
        shop: location.origin,
        display: config?.display,
        escape: modal.escape !== false,
        backdropclose: modal.backdropclose === true,
        confirmClose: modal.confirm_close === true,
      }),
    );
    return url.href;
  };

  const styled = (element, styles) => Object.assign(element.style, styles) && element;

  const buildDialog = (options) => {
    const dialog = styled(document.createElement('div'), {
      position: 'fixed',
      inset: '0',
      zIndex: '2147483647',
      background: options.theme?.backdrop_color ?? 'rgba(0, 0, 0, 0.6)',
    });
    dialog.className = 'razorpay-container';
    dialog.setAttribute('role', 'dialog');
    dialog.setAttribute('aria-modal', 'true');
    dialog.setAttribute('aria-label', 'Razorpay checkout, simulation');
    const frame = styled(document.createElement('iframe'), {
      width: '100%',
      height: '100%',
      border: '0',
      display: 'block',
      colorScheme: 'light',
    });
    frame.className = 'razorpay-checkout-frame';
    frame.name = 'razorpay-sandbox';
    frame.title = 'Razorpay checkout, simulation';
    frame.src = pageUrl(options, 'frame');
    dialog.append(frame);
    return { dialog, frame };
  };

  /** Makes the rest of the page inert; returns a function that undoes it. */
  const hideRest = (dialog) => {
    const before = document.activeElement;
    const root = document.documentElement;
    const { overflow } = root.style;
    const others = [...document.body.children].filter((one) => one !== dialog && !one.inert);
    for (const one of others) one.inert = true;
    root.style.overflow = 'hidden';
    return () => {
      for (const one of others) one.inert = false;
      root.style.overflow = overflow;
      before?.focus?.({ preventScroll: true });
    };
  };

  /** Makes the browser's back button close the checkout; `leave` removes the history entry again. */
  const holdBack = (onBack) => {
    history.pushState(history.state, '');
    let leaving = false;
    const back = () => {
      window.removeEventListener('popstate', back);
      if (!leaving) onBack();
    };
    window.addEventListener('popstate', back);
    return (then) => {
      leaving = true;
      let told = false;
      const tell = () => {
        if (told) return;
        told = true;
        then();
      };
      window.addEventListener('popstate', () => setTimeout(tell), { once: true });
      setTimeout(tell, BACK_MS);
      history.back();
    };
  };

  const postForm = (action, fields) => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = action;
    for (const [name, value] of Object.entries(fields)) {
      const input = document.createElement('input');
      Object.assign(input, { type: 'hidden', name, value });
      form.append(input);
    }
    document.body.append(form);
    form.submit();
  };

  class Razorpay {
    #options;
    #listeners = new Map();
    #shut;

    constructor(options) {
      if (!options?.key) throw new Error('No key passed');
      if (!options.order_id) throw new Error('No order_id passed');
      this.#options = options;
    }

    on(event, listener) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
      return this;
    }

    open() {
      const options = this.#options;
      if (this.#shut) return this;
      if (options.redirect === true && options.callback_url) {
        location.assign(pageUrl(options, 'page'));
        return this;
      }
      this.#show(options);
      return this;
    }

    /** Closes the checkout without any callback. */
    close() {
      this.#end(() => {});
    }

    #show(options) {
      const { dialog, frame } = buildDialog(options);
      const onMessage = ({ source, origin, data }) => {
        if (source === frame.contentWindow && origin === BASE.origin)
          this.#handleMessage(data, frame);
      };
      window.addEventListener('message', onMessage);
      document.body.append(dialog);
      const release = hideRest(dialog);
      const remove = () => {
        window.removeEventListener('message', onMessage);
        dialog.remove();
        release();
      };
      const leave =
        options.modal?.handleback === false
          ? (then) => then()
          : holdBack(() => {
              this.#shut = undefined;
              remove();
              options.modal?.ondismiss?.();
            });
      this.#shut = (then) => {
        remove();
        leave(then);
      };
    }

    #end(then) {
      const shut = this.#shut;
      this.#shut = undefined;
      shut?.(then);
    }

    #handleMessage({ type, detail }, frame) {
      if (type === 'ready') frame.focus();
      if (type === 'paid') this.#end(() => this.#succeed(detail));
      if (type === 'failed') this.#fail(detail);
      if (type === 'dismissed') this.#end(() => this.#options.modal?.ondismiss?.(detail));
      if (type === 'reload') location.reload();
    }

    #succeed(answer) {
      const { callback_url, handler } = this.#options;
      if (callback_url) postForm(callback_url, answer);
      else handler?.(answer);
    }

    #fail(error) {
      for (const listener of this.#listeners.get('payment.failed') ?? []) listener({ error });
      if (!isRetried(this.#options)) {
        this.#end(() => this.#options.modal?.ondismiss?.(error.code));
      }
    }
  }

  window.Razorpay = Razorpay;
})();
