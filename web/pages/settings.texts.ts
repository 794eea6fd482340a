import { texts } from '#words/texts.ts';

export const settingsTexts = texts({
  en: {
    heading: 'Settings',
    rest: 'A rest, or the end of the search',
    apart: 'Who is kept away',
    rights: 'What is kept of us',
    consents: 'What we agreed to, and how to take it back',
    health: 'Health',
    description: 'How you are told, pausing, a settled match, hidden and blocked members, and your haemoglobin result.',
  },
  bn: {
    heading: 'সেটিংস',
    rest: 'বিরতি, বা খোঁজের শেষ',
    apart: 'যাঁদের থেকে দূরে থাকতে চান',
    rights: 'আমাদের কী কী রাখা আছে',
    consents: 'যাতে সম্মতি দিয়েছি, আর তা ফিরিয়ে নেওয়া',
    health: 'স্বাস্থ্য',
    description:
      'কীভাবে খবর পাবেন, প্রোফাইল কিছু দিন বিরতিতে রাখা, বিয়ে ঠিক হওয়ার খবর, যাঁদের সরিয়ে রেখেছেন বা যাঁদের সঙ্গে যোগাযোগ বন্ধ, আর হিমোগ্লোবিন পরীক্ষার ফল।',
  },
});
