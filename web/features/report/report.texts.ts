import { texts } from '#words/texts.ts';

export const reportTexts = texts({
  en: {
    reportText: 'The trust’s office reads every report. The other family is not told who wrote it.',
    reason: 'What is wrong?',
    words: 'What happened?',
    reportNow: 'Send the report',
  },
  bn: {
    reportText: 'প্রতিটি অভিযোগ ট্রাস্টের অফিসে পড়া হয়। কে জানিয়েছেন, ওই পরিবারকে তা বলা হয় না।',
    reason: 'কী নিয়ে অভিযোগ?',
    words: 'কী হয়েছে?',
    reportNow: 'অভিযোগ পাঠান',
  },
});
