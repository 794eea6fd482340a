import { texts } from '#words/texts.ts';
import type { CardPlace } from './mine.ts';

export const mineTexts = texts({
  en: {
    empty: (what: string) => `Next: ${what}`,
    whole: 'Nothing is left empty.',
    rest: (forms: string) => `Still to write: ${forms}.`,
    write: (what: string) => `Add ${what}`,
    addPhoto: 'Add a photo',
    asOthers: 'As others see it',
  },
  bn: {
    empty: (what: string) => `এরপর: ${what}`,
    whole: 'আর কিছু ফাঁকা নেই।',
    rest: (forms: string) => `বাকি আছে: ${forms}।`,
    write: (what: string) => `${what} লিখুন`,
    addPhoto: 'ছবি দিন',
    asOthers: 'অন্যরা যেমন দেখেন',
  },
});

/** Labels of the empty places. */
export const placeNames: Record<'en' | 'bn', Record<CardPlace, string>> = {
  en: {
    picture: 'photo',
    'personal.father.name': 'father’s name',
    'personal.mother.name': 'mother’s name',
    'personal.heightCm': 'height',
    'personal.education': 'education',
    'personal.profession': 'profession',
    'details.home.id': 'home district',
    'details.aboutSelf': 'your own words',
    'paternal.grandfather.name': 'paternal grandfather’s name',
    'maternal.grandfather.name': 'maternal grandfather’s name',
    'personal.birthDate': 'date of birth',
  },
  bn: {
    picture: 'ছবি',
    'personal.father.name': 'বাবার নাম',
    'personal.mother.name': 'মায়ের নাম',
    'personal.heightCm': 'উচ্চতা',
    'personal.education': 'পড়াশোনা',
    'personal.profession': 'পেশা',
    'details.home.id': 'বাড়ির জেলা',
    'details.aboutSelf': 'নিজের কথা',
    'paternal.grandfather.name': 'ঠাকুরদার নাম',
    'maternal.grandfather.name': 'দাদামশাইয়ের নাম',
    'personal.birthDate': 'জন্মতারিখ',
  },
};
