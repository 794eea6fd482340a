import { texts } from '#words/texts.ts';

/** Texts that suggest to a family to send its first interest. */
export const firstStepTexts = texts({
  en: {
    heading: 'You can send the first interest',
    fits: 'A good match for both families',
    text: 'When a bride’s family sends the first interest, the other family is two to three times as likely to agree to talk.',
  },
  bn: {
    heading: 'আপনারাও আগে আগ্রহ জানাতে পারেন',
    fits: 'দুই দিক থেকেই ভালো মিল',
    text: 'পাত্রীপক্ষ আগে আগ্রহ জানালে অন্য পক্ষের কথা বলতে রাজি হওয়ার সম্ভাবনা দুই-তিন গুণ বেড়ে যায়।',
  },
});
