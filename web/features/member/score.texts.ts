import { texts } from '#words/texts.ts';

/** What two families come to, before anything else. */
export const scoreTexts = texts({
  en: {
    agree: (count: string, isOne: boolean) => `${count} ${isOne ? 'agrees' : 'agree'}`,
    ask: (count: string) => `${count} to ask`,
    differ: (count: string, isOne: boolean) => `${count} ${isOne ? 'differs' : 'differ'}`,
    toAsk: 'To ask:',
    differing: 'Differs:',
    toWrite: 'Not in your profile yet:',
    write: 'Write in my profile',
    rajyotak: 'Rajyotak',
    uttam: 'Uttam jotok',
    madhyam: 'Madhyam jotok',
    adham: 'Adham jotok',
  },
  bn: {
    agree: (count: string) => `${count}টি মেলে`,
    ask: (count: string) => `${count}টি জেনে নিতে হবে`,
    differ: (count: string) => `${count}টি আলাদা`,
    toAsk: 'জেনে নেবেন:',
    differing: 'আলাদা:',
    toWrite: 'আপনাদের প্রোফাইলে এখনও লেখা নেই:',
    write: 'প্রোফাইলে লিখুন',
    rajyotak: 'রাজযোটক',
    uttam: 'উত্তম যোটক',
    madhyam: 'মধ্যম যোটক',
    adham: 'যোটকে মিল কম',
  },
});

const JOTOKS = ['rajyotak', 'uttam', 'madhyam', 'adham'] as const;

/** The jotok by the name that these words have for it. */
export const jotokOf = (jotok: string | null) => JOTOKS.find((name) => name === jotok);
