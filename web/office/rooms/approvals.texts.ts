import { texts } from '#words/texts.ts';

export const approvalsTexts = texts({
  en: {
    heading: 'Approvals',
    description:
      'Names, genders and birth dates that shown members have changed. Others read the old one until you decide.',
    none: 'Nothing to approve',
    noneText: 'When a member who has been shown changes a name, a gender or a birth date, it comes here.',
    name: 'name',
    gender: 'gender',
    birthDate: 'date of birth',
    since: (day: string) => `waits since ${day}`,
    was: 'Others read',
    becomes: 'Now written',
    approve: 'Approve',
    refuse: 'Send back',
    reason: 'Why, in words that the family reads',
    refuseNow: 'Send it back',
  },
  bn: {
    heading: 'অনুমোদন',
    description: 'যাঁদের প্রোফাইল দেখানো হয়েছে, তাঁদের বদলানো নাম, লিঙ্গ ও জন্মতারিখ। আপনি ঠিক না করা পর্যন্ত অন্যরা আগেরটিই পড়েন।',
    none: 'অনুমোদনের কিছু নেই',
    noneText: 'প্রোফাইল দেখানোর পরে কেউ নাম, লিঙ্গ বা জন্মতারিখ বদলালে তা এখানে আসে।',
    name: 'নাম',
    gender: 'লিঙ্গ',
    birthDate: 'জন্মতারিখ',
    since: (day: string) => `${day} থেকে অপেক্ষায়`,
    was: 'অন্যরা পড়েন',
    becomes: 'এখন লেখা',
    approve: 'অনুমোদন করুন',
    refuse: 'ফেরত পাঠান',
    reason: 'কেন, পরিবার যা পড়বেন',
    refuseNow: 'ফেরত পাঠান',
  },
});
