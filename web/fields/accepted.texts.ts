import { texts } from '#web/i18n/texts.ts';

export const acceptedTexts = texts({
  en: {
    both: 'Both families have accepted',
    next: 'May it be the beginning of something good. You can now open their phone number and call them.',
    toContact: 'See the contact details',
  },
  bn: {
    both: 'দুই পক্ষই রাজি',
    next: 'শুভ হোক। এবার তাঁদের ফোন নম্বর খুলে কথা বলতে পারেন।',
    toContact: 'যোগাযোগের তথ্য দেখুন',
  },
});
