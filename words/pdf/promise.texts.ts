import { texts } from '#words/texts.ts';

/** The fixed words of the promise of no dowry on paper. */
export const promiseTexts = texts({
  en: {
    title: 'A promise of no dowry',
    between: (bride: string, groom: string) => `Between the families of ${bride} and ${groom}`,
    bride: 'Bride',
    groom: 'Groom',
    ofBride: 'For the bride’s family (name, relation)',
    ofGroom: 'For the groom’s family (name, relation)',
    witness: 'Witness (name)',
    signature: 'Signature',
    placeAndDay: 'Place and date',
    foot: 'This paper is a promise between two families. It does not oblige anybody to marry. Each family keeps one copy.',
    draft: 'Draft: the trust’s lawyer has not checked these words yet.',
    trust: 'Shubho Bibaho, a charitable trust, Kolkata',
  },
  bn: {
    title: 'পণ না নেওয়ার অঙ্গীকার',
    between: (bride: string, groom: string) => `${bride} আর ${groom}: দুই পরিবারের মধ্যে`,
    bride: 'পাত্রী',
    groom: 'পাত্র',
    ofBride: 'পাত্রীর পরিবারের পক্ষে (নাম, সম্পর্ক)',
    ofGroom: 'পাত্রের পরিবারের পক্ষে (নাম, সম্পর্ক)',
    witness: 'সাক্ষী (নাম)',
    signature: 'সই',
    placeAndDay: 'স্থান ও তারিখ',
    foot: 'এই কাগজ দুই পরিবারের একে অন্যকে দেওয়া কথা। এতে বিয়ে করতে কেউ বাধ্য নন। দুই পরিবার একটি করে কপি রাখুন।',
    draft: 'খসড়া: ট্রাস্টের আইনজীবী এই কথাগুলি এখনও দেখে দেননি।',
    trust: 'শুভ বিবাহ, একটি দাতব্য ট্রাস্ট, কলকাতা',
  },
});
