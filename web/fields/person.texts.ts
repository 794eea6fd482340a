import { texts } from '#web/i18n/texts.ts';

/** What the answers of a profile and the wishes about them are called, inside a sentence. */
export const personTexts = texts({
  en: {
    age: 'age',
    heightCm: 'height',
    state: 'state',
    district: 'district',
    place: 'place',
    religion: 'religion',
    community: 'community',
    caste: 'caste',
    clan: 'gotra',
    motherTongue: 'mother tongue',
    desh: 'desh',
    maritalStatus: 'marital status',
    education: 'education',
    profession: 'profession',
    diet: 'diet',
    rashi: 'rashi',
    gon: 'gon',
    logno: 'logno',
    nakshatra: 'nakshatra',
    pada: 'pada',
    isMangalik: 'mangalik status',
    mangalik: 'mangalik status',
    avoidOwnClan: 'gotra',
    aboutSelf: 'own words',
    aboutHoped: 'the person hoped for',
  },
  bn: {
    age: 'বয়স',
    heightCm: 'উচ্চতা',
    state: 'রাজ্য',
    district: 'জেলা',
    place: 'থাকার জায়গা',
    religion: 'ধর্ম',
    community: 'সম্প্রদায়',
    caste: 'জাতি',
    clan: 'গোত্র',
    motherTongue: 'মাতৃভাষা',
    desh: 'আদি দেশ',
    maritalStatus: 'বৈবাহিক অবস্থা',
    education: 'পড়াশোনা',
    profession: 'পেশা',
    diet: 'খাওয়াদাওয়া',
    rashi: 'রাশি',
    gon: 'গণ',
    logno: 'লগ্ন',
    nakshatra: 'নক্ষত্র',
    pada: 'পাদ',
    isMangalik: 'মাঙ্গলিক বিচার',
    mangalik: 'মাঙ্গলিক বিচার',
    avoidOwnClan: 'গোত্র',
    aboutSelf: 'নিজের কথা',
    aboutHoped: 'কেমন মানুষ চান',
  },
});

export type PersonWord = keyof (typeof personTexts)['en'];

/** The name of an answer or a wish that a call has named. */
export const isPersonWord = (name: string): name is PersonWord => Object.keys(personTexts.en).includes(name);
