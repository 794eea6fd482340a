import { texts } from '#words/texts.ts';

export const recordsTexts = texts({
  en: {
    heading: 'Records',
    description: 'Who did what, about whom, when and why.',
    about: 'About this profile number',
    who: 'By this person (e-mail)',
    what: 'What was done',
    everything: 'Everything',
    times: (count: string) => `${count} entries`,
    older: 'Older ones',
    show: 'Show',
    uses: 'The latest uses',
    none: 'None.',
    atTerminal: 'At the terminal:',
    refused: 'refused',
  },
  bn: {
    heading: 'কাজের হিসেব',
    description: 'কে কী করেছেন, কার বিষয়ে, কখন আর কেন।',
    about: 'এই প্রোফাইল নম্বরের বিষয়ে',
    who: 'এই কর্মীর (ই-মেল)',
    what: 'কী করা হয়েছে',
    everything: 'সব',
    times: (count: string) => `${count}টি`,
    older: 'আরও পুরোনো',
    show: 'দেখান',
    uses: 'সাম্প্রতিক কাজ',
    none: 'নেই।',
    atTerminal: 'টার্মিনালে:',
    refused: 'ফিরিয়ে দেওয়া হয়েছে',
  },
});
