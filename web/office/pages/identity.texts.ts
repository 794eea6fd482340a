import { texts } from '#words/texts.ts';

export const identityTexts = texts({
  en: {
    heading: 'Check an identity paper',
    description: 'Number and birth date, each typed twice from the paper.',
    lead: 'Put the paper in front of you and type from it, twice, without looking at the profile. If everything matches, the badge is given. The number itself is not stored.',
    aadhaar: 'No Aadhaar, please: ask for another paper.',
    paper: 'Which paper',
    number: 'Its number',
    birthDate: 'The birth date on it',
    numberAgain: 'Its number again',
    birthDateAgain: 'The birth date again',
    compare: 'Compare',
  },
  bn: {
    heading: 'কাগজ দেখে পরিচয় যাচাই',
    description: 'কাগজ দেখে নম্বর আর জন্মতারিখ দুবার করে লিখতে হয়।',
    lead: 'কাগজটি সামনে রেখে প্রোফাইলের দিকে না তাকিয়ে দুবার লিখুন। মিললে যাচাই-চিহ্ন দেওয়া হবে। নম্বরটি রাখা হয় না।',
    aadhaar: 'আধার নয়; অন্য কোনও কাগজ চেয়ে নিন।',
    paper: 'কোন কাগজ',
    number: 'তার নম্বর',
    birthDate: 'তাতে লেখা জন্মতারিখ',
    numberAgain: 'নম্বরটি আর একবার',
    birthDateAgain: 'জন্মতারিখ আর একবার',
    compare: 'মিলিয়ে দেখুন',
  },
});
