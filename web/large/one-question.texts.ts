import { texts } from '#words/texts.ts';

export const oneQuestionTexts = texts({
  en: {
    place: (at: string, of: string) => `Question ${at} of ${of}`,
    back: 'Previous question',
    next: 'Next question',
  },
  bn: {
    place: (at: string, of: string) => `${of}টি প্রশ্নের মধ্যে ${at} নম্বর`,
    back: 'আগের প্রশ্ন',
    next: 'পরের প্রশ্ন',
  },
});
