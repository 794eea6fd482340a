import { texts } from '#words/texts.ts';

/** The names of the steps of two families, keyed as in the page's address. */
export const stepNames = texts({
  en: {
    numbers: 'Phone numbers',
    words: 'Letters',
    call: 'The first call',
    meeting: 'Meeting',
    questions: 'Twelve questions',
    pandit: 'Horoscopes and the pandit',
    tests: 'Blood tests together',
    sealed: 'One fact about health, for one person',
    decided: 'Match decided',
    wedding: 'The wedding',
    married: 'Married',
  },
  bn: {
    numbers: 'ফোন নম্বর',
    words: 'চিঠি',
    call: 'প্রথম ফোন',
    meeting: 'দেখাসাক্ষাৎ',
    questions: 'বারোটি প্রশ্ন',
    pandit: 'পণ্ডিতের কাছে কোষ্ঠী',
    tests: 'একসঙ্গে রক্তপরীক্ষা',
    sealed: 'স্বাস্থ্যের একটি কথা, শুধু একজনকে',
    decided: 'পাকা কথা',
    wedding: 'বিয়ে',
    married: 'বিয়ের পরে',
  },
});

/** The name of a step in the page's address. */
export type StepKey = keyof (typeof stepNames)['en'];
