import { texts } from '#words/texts.ts';

export const nominationTexts = texts({
  en: {
    heading: 'Who may act for me',
    lead: 'If you die or cannot act for yourself any more, this person may ask the trust’s office to correct or delete the profile. No other family sees it.',
    name: 'Their name',
    phone: 'Their phone',
    hint: 'To take it back, leave both empty and save.',
    save: 'Save',
  },
  bn: {
    heading: 'আমার হয়ে যিনি বলতে পারবেন',
    lead: 'আপনি আর না থাকলে, বা নিজে কিছু করতে না পারলে, এই মানুষটি আপনার হয়ে ট্রাস্টের অফিসকে প্রোফাইল শুধরে বা মুছে দিতে বলতে পারবেন। তাঁর নাম বা ফোন নম্বর অন্য কোনও পরিবার দেখেন না।',
    name: 'তাঁর নাম',
    phone: 'তাঁর ফোন নম্বর',
    hint: 'ফিরিয়ে নিতে দুটি ঘরই ফাঁকা রেখে সেভ করুন।',
    save: 'সেভ করুন',
  },
});
