import { texts } from '#words/texts.ts';

/** Texts for the choice between exchanging phones now and writing first. */
export const numbersTexts = texts({
  en: {
    open: 'Both families can call each other.',
    seen: 'A number has been seen already; that cannot be undone.',
    closed: 'You are writing to each other first, so neither family can see the other’s number.',
    mineNow: 'Your family is ready to give its number now.',
    mineWriteFirst: 'Your family would like to write first.',
    mineExchange: 'Your family has pressed “Exchange numbers”.',
    theirsNow: 'The other family is ready to give its number now.',
    theirsWriteFirst: 'The other family would like to write first.',
    theirsExchange: 'The other family has pressed “Exchange numbers”.',
    exchange: 'Exchange numbers',
    writeFirst: 'Write first',
    now: 'Give our number now',
    about:
      'If one family would like to write first, neither number is shown. Everything else in the biodata can be seen as before. The numbers are shown once both families have pressed “Exchange numbers”.',
  },
  bn: {
    open: 'দুই পরিবারই একে অন্যকে ফোন করতে পারেন।',
    seen: 'একটি নম্বর আগেই দেখা হয়ে গেছে; তা আর ফেরানো যায় না।',
    closed: 'আপনারা আপাতত চিঠিতে কথা বলছেন, তাই কেউ কারও নম্বর দেখতে পাচ্ছেন না।',
    mineNow: 'আপনারা এখনই নম্বর দিতে রাজি।',
    mineWriteFirst: 'আপনারা আগে চিঠিতে কথা বলতে চান।',
    mineExchange: 'আপনারা ‘নম্বর বিনিময়’ টিপেছেন।',
    theirsNow: 'ওই পরিবার এখনই নম্বর দিতে রাজি।',
    theirsWriteFirst: 'ওই পরিবার আগে চিঠিতে কথা বলতে চান।',
    theirsExchange: 'ওই পরিবার ‘নম্বর বিনিময়’ টিপেছেন।',
    exchange: 'নম্বর বিনিময়',
    writeFirst: 'আগে চিঠিতে কথা',
    now: 'এখনই নম্বর দিন',
    about:
      'কোনও এক পক্ষ আগে চিঠিতে কথা বলতে চাইলে কেউ কারও নম্বর দেখতে পান না। বায়োডাটার বাকি সব আগের মতোই দেখা যায়। দুই পক্ষই ‘নম্বর বিনিময়’ টিপলে নম্বর দেখা যায়।',
  },
});
