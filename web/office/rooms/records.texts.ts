import { texts } from '#words/texts.ts';

export const recordsTexts = texts({
  en: {
    heading: 'System and records',
    description: 'Who did what, about whom, when and why; what waits to be sent; the Power Link.',
    about: 'About this profile number',
    who: 'By this person (e-mail)',
    show: 'Show',
    uses: 'The latest uses',
    none: 'None.',
    refused: 'refused',
    queues: 'What waits to be sent',
    retrying: (count: string) => `(${count} tried before)`,
    powerLink: 'Power Link',
    untold: '(the member has not seen it yet)',
  },
  bn: {
    heading: 'সিস্টেম ও হিসেব',
    description: 'কে, কী, কার বিষয়ে, কখন ও কেন করেছেন; কী পাঠানো বাকি; পাওয়ার লিঙ্ক।',
    about: 'এই প্রোফাইল নম্বরের বিষয়ে',
    who: 'এই কর্মীর (ই-মেল)',
    show: 'দেখান',
    uses: 'সাম্প্রতিক কাজ',
    none: 'নেই।',
    refused: 'ফিরিয়ে দেওয়া হয়েছে',
    queues: 'যা পাঠানো বাকি',
    retrying: (count: string) => `(${count}টি আগে চেষ্টা হয়েছে)`,
    powerLink: 'পাওয়ার লিঙ্ক',
    untold: '(সদস্য এখনও দেখেননি)',
  },
});
