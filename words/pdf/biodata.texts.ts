import { texts } from '#words/texts.ts';

/** The headings and fixed words of a biodata on paper. */
export const biodataTexts = texts({
  en: {
    ofBride: 'Biodata of the bride',
    ofGroom: 'Biodata of the groom',
    about: 'Personal',
    born: 'Born',
    family: 'The family',
    siblings: 'Brothers and sisters',
    brothers: (count: string) => (count === '1' ? '1 brother' : `${count} brothers`),
    sisters: (count: string) => (count === '1' ? '1 sister' : `${count} sisters`),
    none: 'none',
    roots: 'Roots',
    vine: 'The family line',
    horoscope: 'Horoscope',
    contact: 'Contact',
    trust: 'Shubho Bibaho, a charitable trust, Kolkata',
  },
  bn: {
    ofBride: 'পাত্রীর পরিচয়',
    ofGroom: 'পাত্রের পরিচয়',
    about: 'নিজের কথা',
    born: 'জন্ম',
    family: 'পরিবার',
    siblings: 'ভাইবোন',
    brothers: (count: string) => `${count} ভাই`,
    sisters: (count: string) => `${count} বোন`,
    none: 'নেই',
    roots: 'আদি নিবাস',
    vine: 'বংশলতিকা',
    horoscope: 'কোষ্ঠী',
    contact: 'যোগাযোগ',
    trust: 'শুভ বিবাহ, একটি দাতব্য ট্রাস্ট, কলকাতা',
  },
});
