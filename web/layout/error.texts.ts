import { texts } from '#words/texts.ts';

export const errorTexts = texts({
  en: {
    heading: 'We could not show this page',
    home: 'Go to the home page',
    reference: 'If you write to us about it, please mention this number:',
  },
  bn: {
    heading: 'পাতাটি দেখানো গেল না',
    home: 'প্রথম পাতায় যান',
    reference: 'আমাদের জানাতে হলে এই নম্বরটি লিখবেন:',
  },
});
