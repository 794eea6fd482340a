import { texts } from '#words/texts.ts';

export const reportTexts = texts({
  en: {
    reportText: 'The trust’s office reads every report. The other family is not told who wrote it.',
    reason: 'What is wrong?',
    words: 'What happened?',
    sendAlong: (many: string) => `Send the last ${many} letters too`,
    sendAlongHint:
      'The office then reads, with this report, the last letters between your two families. If you do not tick this, nobody at the office reads them.',
    reportNow: 'Send the report',
  },
  bn: {
    reportText: 'প্রতিটি অভিযোগ ট্রাস্টের অফিসে পড়া হয়। কে জানিয়েছেন, ওই পরিবারকে তা বলা হয় না।',
    reason: 'কী নিয়ে অভিযোগ?',
    words: 'কী হয়েছে?',
    sendAlong: (many: string) => `শেষ ${many}টি চিঠিও পাঠান`,
    sendAlongHint: 'তাহলে অফিস এই অভিযোগের সঙ্গে আপনাদের শেষ লেখাগুলি পড়বে। টিক না দিলে অফিসের কেউ চিঠি পড়েন না।',
    reportNow: 'অভিযোগ পাঠান',
  },
});
