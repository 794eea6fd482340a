import { texts } from '#words/texts.ts';

export const nominationTexts = texts({
  en: {
    lead: 'If you are no longer here, or cannot act for yourself, this person may ask the trust’s office to correct or delete the profile. No other family sees this.',
    name: 'Their name',
    phone: 'Their phone',
    hint: 'Changed your mind? Leave both empty and save.',
    save: 'Save their name and phone',
  },
  bn: {
    lead: 'আপনি যদি আর না থাকেন, বা নিজে কিছু করতে না পারেন, তাহলে আপনার হয়ে ইনি ট্রাস্টের অফিসকে প্রোফাইল শুধরে বা মুছে দিতে বলতে পারবেন। এঁর নাম বা ফোন নম্বর অন্য কোনও পরিবার দেখেন না।',
    name: 'তাঁর নাম',
    phone: 'তাঁর ফোন নম্বর',
    hint: 'পরে মত বদলালে দুটি ঘরই ফাঁকা রেখে সেভ করুন।',
    save: 'তাঁর নাম ও ফোন সেভ করুন',
  },
});
