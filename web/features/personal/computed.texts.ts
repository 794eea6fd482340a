import { texts } from '#words/texts.ts';

export const computedTexts = texts({
  en: {
    or: ' or ',
    computed: (name: string) => `From the birth details given here we work out: ${name}.`,
    computedOpen: (names: string) => `The birth details given here leave a choice: ${names}.`,
    mayDiffer: 'Yours may be right all the same: another panjika, another ayanamsa, or an uncertain time of birth.',
    use: 'Use this',
    choose: (name: string) => `Use ${name}`,
  },
  bn: {
    or: ' অথবা ',
    computed: (name: string) => `জন্মের তারিখ, সময় ও স্থান যেটুকু লিখেছেন, তা থেকে হিসেব করলে আসে: ${name}।`,
    computedOpen: (names: string) => `জন্মের তারিখ, সময় ও স্থান যেটুকু লিখেছেন, তাতে একের বেশি উত্তর হতে পারে: ${names}।`,
    mayDiffer: 'আপনারটিও ঠিক হতে পারে: অন্য পঞ্জিকা, অন্য অয়নাংশ, বা জন্মের সময় একটু এদিক-ওদিক হলে ফল আলাদা হয়।',
    use: 'এটিই নিন',
    choose: (name: string) => `${name} নিন`,
  },
});
