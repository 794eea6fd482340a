import { texts } from '#words/texts.ts';

export const horoscopeNoteTexts = texts({
  en: {
    mangalik: 'Is only one of you mangalik? Please read this',
    horoscope: 'About comparing horoscopes',
    title: 'Mangalik and horoscope',
    ok: 'OK',
    close: 'Close',
  },
  bn: {
    mangalik: 'একজন মাঙ্গলিক, অন্যজন নন? এটি পড়ুন',
    horoscope: 'কোষ্ঠী মেলানোর কথা',
    title: 'মাঙ্গলিক ও কোষ্ঠী',
    ok: 'ঠিক আছে',
    close: 'বন্ধ করুন',
  },
});
