import { texts } from '#words/texts.ts';

export const cardTexts = texts({
  en: {
    nameless: 'Name not given',
    numbers: 'In numbers',
    guna: (total: string, most: string) => `Guna ${total} of ${most}`,
    gunaPart: (known: string, total: string, most: string) =>
      `${known} of 8 kootas are known: guna ${total} of ${most}`,
    jotok: (name: string) => `Jotok: ${name}`,
    rajyotak: 'rajyotak (the best)',
    uttam: 'uttam (good)',
    madhyam: 'madhyam (middling)',
    adham: 'adham (weak)',
    noNumbers: 'Horoscopes are compared once both rashis are known.',
    open: 'See the profile',
    keep: 'Keep in my shortlist',
    kept: 'In your shortlist',
    hide: 'Hide',
  },
  bn: {
    nameless: 'নাম লেখা নেই',
    numbers: 'সংখ্যায়',
    guna: (total: string, most: string) => `${most} গুণের মধ্যে ${total}`,
    gunaPart: (known: string, total: string, most: string) =>
      `৮টি কূটের মধ্যে ${known}টি জানা আছে: ${most} গুণের মধ্যে ${total}`,
    jotok: (name: string) => `যোটক: ${name}`,
    rajyotak: 'রাজযোটক (সবচেয়ে শুভ)',
    uttam: 'উত্তম (ভালো)',
    madhyam: 'মধ্যম (মাঝারি)',
    adham: 'অধম (মিল কম)',
    noNumbers: 'দুজনের রাশি জানা গেলে কোষ্ঠী মিলিয়ে দেখানো হবে।',
    open: 'প্রোফাইল দেখুন',
    keep: 'পছন্দের তালিকায় রাখুন',
    kept: 'আপনাদের পছন্দের তালিকায় আছে',
    hide: 'সরিয়ে রাখুন',
  },
});
