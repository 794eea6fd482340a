import { texts } from '#words/texts.ts';

export const reportTexts = texts({
  en: {
    report: 'Report this profile',
    reportText: 'The trust’s office reads every report. The other family is not told who wrote it.',
    reason: 'What is wrong?',
    choose: 'Choose',
    untrue: 'Answers that are not true',
    rude: 'Rude or improper words',
    money: 'They asked for money or a dowry',
    married: 'Already married',
    photo: 'The photo is of somebody else',
    other: 'Something else',
    words: 'What happened?',
    reportNow: 'Send the report',
  },
  bn: {
    report: 'প্রোফাইলটি নিয়ে অভিযোগ জানান',
    reportText: 'প্রতিটি অভিযোগ ট্রাস্টের অফিসে পড়া হয়। কে জানিয়েছেন, ওই পরিবারকে তা বলা হয় না।',
    reason: 'কী নিয়ে অভিযোগ?',
    choose: 'বেছে নিন',
    untrue: 'মিথ্যে তথ্য',
    rude: 'অভদ্র বা অশোভন কথা',
    money: 'টাকা বা পণ চেয়েছেন',
    married: 'আসলে বিবাহিত',
    photo: 'ছবিটি অন্য কারও',
    other: 'অন্য কিছু',
    words: 'কী হয়েছে?',
    reportNow: 'অভিযোগ পাঠান',
  },
});
