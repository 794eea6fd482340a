import { texts } from '#words/texts.ts';

export const acceptedTexts = texts({
  en: {
    both: 'Both families have accepted',
    toContact: 'See the phone number',
  },
  bn: {
    both: 'দুই পক্ষই রাজি',
    toContact: 'ফোন নম্বর দেখুন',
  },
});
