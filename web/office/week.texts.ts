import { texts } from '#words/texts.ts';

export const weekTexts = texts({
  en: {
    placeholders: (count: string) => `${count} texts or contacts are not the trust’s own yet: please fill them in`,
    heading: 'The week in figures',
    now: 'This week so far',
    before: 'The week before',
    registered: 'Registered',
    shown: 'Shown to members',
    interests: 'Interests sent',
    acceptances: 'Interests accepted',
    reported: 'Reports',
    reportsSettled: 'Reports settled',
    takenDown: 'Taken down',
    matchesSettled: 'Matches settled',
  },
  bn: {
    placeholders: (count: string) => `${count}টি লেখা বা ঠিকানা এখনও ট্রাস্টের নিজের নয়: ভরে দিন`,
    heading: 'এই সপ্তাহ, সংখ্যায়',
    now: 'এ সপ্তাহে এ পর্যন্ত',
    before: 'আগের সপ্তাহে',
    registered: 'নাম লিখিয়েছেন',
    shown: 'দেখানো শুরু হয়েছে',
    interests: 'আগ্রহ জানানো হয়েছে',
    acceptances: 'আগ্রহে সাড়া দিয়েছেন',
    reported: 'অভিযোগ',
    reportsSettled: 'অভিযোগের মীমাংসা',
    takenDown: 'বন্ধ করা হয়েছে',
    matchesSettled: 'বিয়ে ঠিক হয়েছে',
  },
});
