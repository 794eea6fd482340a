import { texts } from '#words/texts.ts';

export const firstStepTexts = texts({
  en: {
    heading: 'You can send the first interest',
    fits: 'A good match from both sides',
    text: 'When a bride’s family sends the first interest, the other family agrees to talk two to three times as often as otherwise.',
  },
  bn: {
    heading: 'আপনারাও আগে আগ্রহ জানাতে পারেন',
    fits: 'দুই দিক থেকেই ভালো মিল',
    text: 'পাত্রীপক্ষ নিজে আগে আগ্রহ জানালে অন্য পক্ষ দুই থেকে তিন গুণ বেশি ক্ষেত্রে কথা বলতে রাজি হন।',
  },
});
