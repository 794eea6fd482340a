import { texts } from '#words/texts.ts';

export const stepTexts = texts({
  en: {
    steps: 'Steps of this form',
    saveAndGoOn: 'Save and go on',
    back: 'Back',
    all: 'All questions',
    done: 'all filled in',
    left: 'some answers are still empty',
    apart: 'Saved by somebody else in the meantime',
    yours: 'Yours',
    saved: 'Saved in the meantime',
    empty: 'left empty',
  },
  bn: {
    steps: 'এই ফর্মের ধাপ',
    saveAndGoOn: 'সেভ করে এগোন',
    back: 'আগের ধাপ',
    all: 'সব প্রশ্ন',
    done: 'সব লেখা হয়েছে',
    left: 'কিছু ঘর এখনও ফাঁকা',
    apart: 'এর মধ্যে আর একজন অন্য উত্তর সেভ করেছেন',
    yours: 'আপনার লেখা',
    saved: 'এর মধ্যে যা সেভ হয়েছে',
    empty: 'ফাঁকা',
  },
});
