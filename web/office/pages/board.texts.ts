import { texts } from '#words/texts.ts';

export const boardPageTexts = texts({
  en: {
    heading: 'For the board',
    description: 'The results of the trust’s work in the last four quarters, to show to its board.',
    table: 'Save the table (CSV)',
    paper: 'Save as two pages (PDF)',
    measures: 'What is counted',
    inAll: 'In the four quarters:',
    byTime: 'By month, or by quarter where there were few',
    number: 'Number',
    few: 'There were fewer than ten in these four quarters.',
    notTold: 'not given',
    waitsLead:
      'Half waited no longer than the first number of hours, and nine in ten no longer than the second. The chart shows the second.',
    halfAndMost: 'Half · nine in ten',
    hours: (count: string) => `${count} h`,
    hoursAndCalls: 'Hours, and number of calls',
    hoursOf: (hours: string, calls: string) => `${hours} h · ${calls} calls`,
  },
  bn: {
    heading: 'বোর্ডের জন্য',
    description: 'গত চার ত্রৈমাসিকে ট্রাস্টের কাজে কী হল, বোর্ডকে দেখানোর জন্য।',
    table: 'তালিকা নামিয়ে নিন (সিএসভি)',
    paper: 'দুই পাতার কাগজ নামিয়ে নিন (পিডিএফ)',
    measures: 'কীসের হিসেব',
    inAll: 'চার ত্রৈমাসিকে মোট:',
    byTime: 'মাস অনুযায়ী, সংখ্যা কম হলে তিন মাস অনুযায়ী',
    number: 'সংখ্যা',
    few: 'এই চার ত্রৈমাসিকে দশটিও হয়নি।',
    notTold: 'জানানো হয়নি',
    waitsLead:
      'অর্ধেক ক্ষেত্রে প্রথম সংখ্যাটির চেয়ে বেশি সময় লাগেনি, দশটির মধ্যে নয়টি ক্ষেত্রে দ্বিতীয়টির চেয়ে বেশি নয়। ছবিতে দ্বিতীয়টি আঁকা আছে।',
    halfAndMost: 'অর্ধেক · দশে নয়টি',
    hours: (count: string) => `${count} ঘণ্টা`,
    hoursAndCalls: 'কত ঘণ্টা, কতগুলি ফোনে',
    hoursOf: (hours: string, calls: string) => `${hours} ঘণ্টা · ${calls}টি ফোন`,
  },
});
