import { texts } from '#words/texts.ts';

/** What two families come to, before anything else. The points and the jotok are two customs, and one sentence does not decide between them. */
export const scoreTexts = texts({
  en: {
    agree: (count: string, isOne: boolean) => `${count} ${isOne ? 'agrees' : 'agree'}`,
    ask: (count: string) => `${count} to ask`,
    differ: (count: string, isOne: boolean) => `${count} ${isOne ? 'differs' : 'differ'}`,
    toAsk: 'To ask:',
    differing: 'Differs:',
    toWrite: 'Not in your profile yet:',
    write: 'Write in my profile',
    whole: (total: string) => `The eight kootas come to ${total} points of 36.`,
    part: (total: string, most: string, unknown: string) =>
      `Of the eight kootas not known: ${unknown}. The others come to ${total} points of ${most}.`,
    rajyotak: 'Rajyotak',
    uttam: 'Uttam jotok',
    madhyam: 'Madhyam jotok',
    adham: 'Adham jotok',
    rajyotakMeans: 'The jotok is the best of four (rajyotak).',
    uttamMeans: 'The jotok is the second of four (uttam).',
    madhyamMeans: 'The jotok is the third of four (madhyam).',
    adhamMeans: 'The jotok is the last of four (adham).',
    contradicted:
      'Points and jotok are two customs, and here they do not say the same. Ask the elders which one your family goes by.',
  },
  bn: {
    agree: (count: string) => `${count}টি মেলে`,
    ask: (count: string) => `${count}টি জেনে নিতে হবে`,
    differ: (count: string) => `${count}টি আলাদা`,
    toAsk: 'জেনে নেবেন:',
    differing: 'আলাদা:',
    toWrite: 'আপনাদের প্রোফাইলে এখনও লেখা নেই:',
    write: 'প্রোফাইলে লিখুন',
    whole: (total: string) => `আটটি কূট মিলিয়ে ৩৬ গুণের মধ্যে ${total}।`,
    part: (total: string, most: string, unknown: string) =>
      `আটটি কূটের মধ্যে জানা নেই: ${unknown}। বাকিগুলিতে ${most} গুণের মধ্যে ${total}।`,
    rajyotak: 'রাজযোটক',
    uttam: 'উত্তম যোটক',
    madhyam: 'মধ্যম যোটক',
    adham: 'অধম যোটক',
    rajyotakMeans: 'যোটকের চার ধাপের মধ্যে এটি সেরা (রাজযোটক)।',
    uttamMeans: 'যোটকের চার ধাপের মধ্যে এটি দ্বিতীয় (উত্তম)।',
    madhyamMeans: 'যোটকের চার ধাপের মধ্যে এটি তৃতীয় (মধ্যম)।',
    adhamMeans: 'যোটকের চার ধাপের মধ্যে এটি শেষ (অধম)।',
    contradicted: 'গুণ আর যোটক দুই আলাদা মতের হিসেব; এখানে দুটি দুরকম বলছে। বাড়িতে কোনটি মানা হয়, বড়দের জিজ্ঞেস করে নিন।',
  },
});

const JOTOKS = ['rajyotak', 'uttam', 'madhyam', 'adham'] as const;

/** The jotok by the name that these words have for it. */
export const jotokOf = (jotok: string | null) => JOTOKS.find((name) => name === jotok);
