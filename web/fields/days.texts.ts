import { texts } from '#words/texts.ts';

export const daysTexts = texts({
  en: {
    none: 'No day has been added yet.',
    add: 'Add a day',
    kind: 'What it is for',
    day: 'Day',
    note: 'A note',
    noteHint: 'Where, at what time, and who will come along.',
    share: 'Show this day to the other family, too',
    keep: 'Save this day',
    remove: 'Remove it',
    own: 'Only your family sees this',
    shared: 'Both families see this',
    theirs: 'From the other family',
  },
  bn: {
    none: 'এখনও কোনও দিন লেখা হয়নি।',
    add: 'একটি দিন লিখে রাখুন',
    kind: 'কীসের জন্য',
    day: 'তারিখ',
    note: 'সঙ্গে যা লিখতে চান',
    noteHint: 'কোথায়, কখন, কে কে যাবেন।',
    share: 'দিনটি অন্য পরিবারকেও দেখান',
    keep: 'দিনটি লিখে রাখুন',
    remove: 'সরিয়ে দিন',
    own: 'শুধু আপনাদের পরিবার দেখতে পান',
    shared: 'দুই পরিবারই দেখতে পান',
    theirs: 'অন্য পরিবারের লেখা',
  },
});

export const dayKindNames = {
  test: { en: 'Blood test', bn: 'রক্তপরীক্ষা' },
  doctor: { en: 'Doctor or counsellor', bn: 'ডাক্তার বা পরামর্শদাতা' },
  pandit: { en: 'Pandit', bn: 'পণ্ডিতমশাই' },
  notice: { en: 'Notice of the marriage', bn: 'বিয়ের নোটিস' },
  registration: { en: 'Registration', bn: 'রেজিস্ট্রি' },
  ashirbad: { en: 'Ashirbad', bn: 'আশীর্বাদ' },
  wedding: { en: 'Wedding', bn: 'বিয়ে' },
  reception: { en: 'Boubhat, reception', bn: 'বৌভাত' },
  other: { en: 'Something else', bn: 'অন্য কিছু' },
} as const;
