import { texts } from '#words/texts.ts';

/** Messages that only the browser shows: no answer of the API carries them. */
export const notices = texts({
  en: {
    networkLost:
      'We could not reach Shubho Bibaho. Nothing you typed is lost; please check your connection and try again.',
    chunkFailed: 'Part of this page could not be loaded. Please try again.',
    tryAgain: 'Try again',
  },
  bn: {
    networkLost: 'শুভ বিবাহের সঙ্গে যোগাযোগ করা গেল না। আপনার লেখা কিছুই হারায়নি; ইন্টারনেট সংযোগটি দেখে আবার চেষ্টা করুন।',
    chunkFailed: 'এই পাতার একটি অংশ এসে পৌঁছয়নি। আবার চেষ্টা করুন।',
    tryAgain: 'আবার চেষ্টা করুন',
  },
});
