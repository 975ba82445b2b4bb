const WORDS = {
  en: {
    pay: (amount) => `Pay ${amount} – success`,
    lost: 'Paid. The browser was lost before it could say so.',
    waiting: 'Your bank has not answered yet.',
    broken: 'Oops! Something went wrong.',
    paid: 'This order is paid already.',
  },
  hi: {
    pay: (amount) => `${amount} चुकाएँ – सफल`,
    lost: 'भुगतान हो गया। बताने से पहले ही ब्राउज़र खो गया।',
    waiting: 'आपके बैंक ने अभी उत्तर नहीं दिया है।',
    broken: 'क्षमा करें, कुछ गड़बड़ हुई।',
    paid: 'इस ऑर्डर का भुगतान पहले ही हो चुका है।',
  },
};

/** Translates the page to a language of `config.display.language`, in place. */
export const speak = (language) => {
  if (language !== 'hi') return WORDS.en;
  document.documentElement.lang = 'hi';
  for (const element of document.querySelectorAll('[data-hi]')) {
    element.textContent = element.dataset.hi;
  }
  return WORDS.hi;
};
