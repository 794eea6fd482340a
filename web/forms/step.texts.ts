import { texts } from '#words/texts.ts';

export const stepTexts = texts({
  en: {
    steps: 'Steps of this form',
    saveAndGoOn: 'Save and go on',
    back: 'Back',
    at: (step: string, steps: string) => `Step ${step} of ${steps}`,
    all: 'All steps',
    done: 'all written',
    left: (count: string) => `${count} still empty`,
    apart: 'Saved by somebody else meanwhile',
    yours: 'Yours',
    saved: 'Saved meanwhile',
    empty: 'left empty',
    wayOn: (form: string, left: string) => `Next: ${form} (${left} still empty)`,
    ownCard: 'See your card as others see it',
  },
  bn: {
    steps: 'এই ফর্মের ধাপ',
    saveAndGoOn: 'সেভ করে এগোন',
    back: 'আগের ধাপ',
    at: (step: string, steps: string) => `ধাপ ${step}/${steps}`,
    all: 'সব ধাপ',
    done: 'সব লেখা হয়েছে',
    left: (count: string) => `${count}টি ঘর এখনও ফাঁকা`,
    apart: 'এর মধ্যে আর একজন সেভ করেছেন',
    yours: 'আপনার লেখা',
    saved: 'এর মধ্যে যা সেভ হয়েছে',
    empty: 'ফাঁকা',
    wayOn: (form: string, left: string) => `এরপর: ${form} (${left}টি ঘর ফাঁকা)`,
    ownCard: 'নিজের কার্ড অন্যরা যেমন দেখেন',
  },
});
