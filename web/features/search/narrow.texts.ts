import { texts } from '#words/texts.ts';

/** Texts for the most frequent conditions, beside a list. */
export const narrowTexts = texts({
  en: {
    heading: 'Narrow it down',
    age: 'Age',
    agefrom: 'From',
    ageto: 'To',
    photo: 'With a photo',
    active: 'Active this month',
    identified: 'Identity checked by the trust',
    otherclan: 'A different gotra',
    show: 'Show families',
    more: 'Height, district, caste, work and more',
    toWishes: 'Change my wishes',
    asWishes: 'Save as my wishes',
  },
  bn: {
    heading: 'বেছে দেখুন',
    age: 'বয়স',
    agefrom: 'থেকে',
    ageto: 'পর্যন্ত',
    photo: 'ছবি আছে',
    active: 'এ মাসে এসেছেন',
    identified: 'পরিচয়ের কাগজ দেখা হয়েছে',
    otherclan: 'গোত্র আলাদা',
    show: 'পরিবার দেখুন',
    more: 'উচ্চতা, জেলা, জাতি, পেশা, আরও',
    toWishes: 'কেমন সম্বন্ধ চান, তা বদলান',
    asWishes: 'আমরা এমনই চাই: সেভ করুন',
  },
});
