import { texts } from '#words/texts.ts';

/** The state of the blood tests, in the overview of the steps. */
export const testsLines = texts({
  en: { both: 'You have both been tested.', mine: 'You have said that you have been tested.' },
  bn: { both: 'দুজনেরই পরীক্ষা হয়েছে।', mine: 'আপনি জানিয়েছেন, পরীক্ষা হয়েছে।' },
});
