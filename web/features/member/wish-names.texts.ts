import { texts } from '#web/i18n/texts.ts';

/** What each wish of the matching engine is about. */
export const wishNameTexts = texts({
  en: {
    heightCm: 'height',
    age: 'age',
    religion: 'religion',
    caste: 'caste',
    community: 'community',
    education: 'education',
    profession: 'profession',
    diet: 'diet',
    place: 'place',
    maritalStatus: 'marital status',
    mangalik: 'mangalik',
    avoidOwnClan: 'another clan than one’s own',
  },
  bn: {
    heightCm: 'উচ্চতা',
    age: 'বয়স',
    religion: 'ধর্ম',
    caste: 'জাতি',
    community: 'সম্প্রদায়',
    education: 'পড়াশোনা',
    profession: 'পেশা',
    diet: 'খাওয়াদাওয়া',
    place: 'জায়গা',
    maritalStatus: 'বৈবাহিক অবস্থা',
    mangalik: 'মাঙ্গলিক',
    avoidOwnClan: 'নিজের গোত্রের বাইরে',
  },
});
