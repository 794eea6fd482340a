import { texts } from '#words/texts.ts';

export const placeTexts = texts({
  en: {
    found: (count: string) => `${count} places found`,
    which:
      'Which place? Choose it from the list. With the date and time of birth we can then work out rashi, gon and logno. We never guess.',
  },
  bn: {
    found: (count: string) => `${count}টি জায়গা পাওয়া গেছে`,
    which:
      'কোন জায়গা? তালিকা থেকে বেছে নিন; জন্মের তারিখ আর সময় লেখা থাকলে রাশি, গণ আর লগ্ন হিসেব করে দেখাতে পারব। আন্দাজে কিছু ধরে নিই না।',
  },
});
