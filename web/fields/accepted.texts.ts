import { texts } from '#words/texts.ts';

export const acceptedTexts = texts({
  en: {
    both: 'Both families have accepted',
    toContact: 'See the contact details',
  },
  bn: {
    both: 'দুই পক্ষই রাজি',
    toContact: 'যোগাযোগের তথ্য দেখুন',
  },
});
