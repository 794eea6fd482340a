import { texts } from '#words/texts.ts';

export const sampleTexts = texts({
  en: { sample: 'This is a trial version of the site: the names, numbers and addresses here are samples.' },
  bn: { sample: 'এটি পরীক্ষামূলক সাইট: এখানকার নাম, নম্বর আর ঠিকানা নমুনা।' },
});
