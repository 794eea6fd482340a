import { expect, test } from 'vitest';
import { subjectIn } from './names-of-uses.ts';

test.each([
  ['export weeks', 'The last 52 weeks in figures', 'গত ৫২ সপ্তাহ, সংখ্যায়'],
  ['faqs 1002', 'Questions and answers 1002', 'প্রশ্ন ও উত্তর ১০০২'],
  ['case 7', 'case 7', 'অভিযোগ ৭'],
  ['called 4321', 'called, number ends in 4321', 'ফোন করা হয়েছে, নম্বরের শেষে ৪৩২১'],
  ['calls 12', 'waiting: 12', 'বাকি: ১২'],
  ['noAnswer', 'No answer', 'কেউ ফোন ধরেননি'],
  ['power link off', 'turned off', 'বন্ধ'],
  ['SB-7K3M-429T', 'SB-7K3M-429T', 'SB-7K3M-429T'],
  ['', '', ''],
])('%s is said in words', (subject, en, bn) => {
  expect(subjectIn(subject, 'en')).toContain(en);
  expect(subjectIn(subject, 'bn')).toContain(bn);
});
