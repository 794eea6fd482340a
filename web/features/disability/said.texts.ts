import { texts } from '#words/texts.ts';

/** Texts for what a family says openly: what it is open to, its religion, and a disability. */
export const saidTexts = texts({
  en: {
    heading: 'They also say',
    caste: 'Caste is no bar for them: families of any caste are welcome.',
    religion: 'Religion is no bar for them: families of any faith are welcome.',
    disability: 'A partner with a disability is welcome.',
    religionWords: 'Religion in their own words',
    kinds: 'Disability',
    since: 'Since when',
    helps: 'What helps',
    words: 'In their own words',
  },
  bn: {
    heading: 'তাঁরা আরও জানিয়েছেন',
    caste: 'জাত নিয়ে তাঁদের বাধা নেই: যে কোনও জাতের পরিবার আগ্রহ জানাতে পারেন।',
    religion: 'ধর্ম নিয়ে তাঁদের বাধা নেই: যে কোনও ধর্মের পরিবার আগ্রহ জানাতে পারেন।',
    disability: 'প্রতিবন্ধকতা আছে এমন জীবনসঙ্গীকে স্বাগত।',
    religionWords: 'ধর্মের কথা, তাঁদের ভাষায়',
    kinds: 'প্রতিবন্ধকতা',
    since: 'কবে থেকে',
    helps: 'কী হলে সুবিধে হয়',
    words: 'নিজের কথায়',
  },
});
