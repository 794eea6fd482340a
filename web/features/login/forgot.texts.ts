import { texts } from '#web/i18n/texts.ts';

export const forgotTexts = texts({
  en: {
    forgot: 'Forgot Password',
    comingSoon: 'Coming Soon...',
    askUs: 'Until then our office can help you. Please call:',
    close: 'Close',
    ok: 'OK',
  },
  bn: {
    forgot: 'পাসওয়ার্ড ভুলে গেছেন?',
    comingSoon: 'শিগগিরই আসছে...',
    askUs: 'ততদিন আমাদের অফিস সাহায্য করবে। ফোন করুন:',
    close: 'বন্ধ করুন',
    ok: 'ঠিক আছে',
  },
});
