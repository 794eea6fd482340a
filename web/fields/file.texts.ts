import { texts } from '#words/texts.ts';

/** Labels of a file control. */
export const fileTexts = texts({
  en: { chooseLabel: 'Choose a file', emptyLabel: 'No file chosen yet' },
  bn: { chooseLabel: 'ফাইল বেছে নিন', emptyLabel: 'এখনও কোনও ফাইল বাছা হয়নি' },
});
