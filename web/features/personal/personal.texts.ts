import { texts } from '#words/texts.ts';

/** Texts for the values that the birth details compute to. */
export const computedTexts = texts({
  en: {
    or: ' or ',
    computed: (name: string) => `Worked out from the birth details given here: ${name}.`,
    computedOpen: (names: string) => `Going by the birth details given here, it may be any of these: ${names}.`,
    agrees: 'This agrees with the birth details given here.',
    mayDiffer: 'Yours may be right all the same: another panjika, another ayanamsa, or an uncertain time of birth.',
    use: 'Use this',
    choose: (name: string) => `Use ${name}`,
  },
  bn: {
    or: ' অথবা ',
    computed: (name: string) => `জন্মের তারিখ, সময় ও স্থান যেটুকু লিখেছেন, তা থেকে হিসেব করলে আসে: ${name}।`,
    computedOpen: (names: string) => `জন্মের তারিখ, সময় ও স্থান যেটুকু লিখেছেন, তাতে একের বেশি উত্তর হতে পারে: ${names}।`,
    agrees: 'জন্মের তারিখ, সময় আর স্থানের সঙ্গে মেলে।',
    mayDiffer: 'আপনারটিও ঠিক হতে পারে: অন্য পঞ্জিকা, অন্য অয়নাংশ, বা জন্মের সময় একটু এদিক-ওদিক হলে ফল আলাদা হয়।',
    use: 'এটিই নিন',
    choose: (name: string) => `${name} নিন`,
  },
});

export const personalTexts = texts({
  en: {
    heading: 'Personal Information',
    description: 'Family, education, work, birth and horoscope.',
    lead: 'Another family reads about the parents only once both families have accepted.',
    occupationHint: 'What they do, or did before they retired.',
    familyReason: 'Another family sees these only once both families have accepted.',
    homeReason: 'Where a family comes from says something about its kitchen, its speech and its customs.',
    workReason: 'It shows what daily life together could look like.',
    personReason: 'A few plain facts that families usually ask for. Leave out what you would rather not say.',
    bloodlineReason: 'Many families ask about the gotra; leave out what does not matter to you.',
    birthReason: 'By law a bride is at least 18 and a groom at least 21.',
    moment: 'Day, time and place',
    momentReason: 'The time and the place are only for the horoscope: leave them empty if nobody remembers.',
    stars: 'Rashi, nakshatra and the rest',
    koshthi: 'The koshthi',
    koshthiReason: 'If you have one on paper, add a photo of it.',
    fileHint:
      'A photo or a scan (JPEG, PNG or PDF, at most 5 MB). Another family sees it only once both families have accepted.',
    fileKept: 'Your horoscope file',
    fileKeptHint: 'A new file replaces the one you have.',
    removeFile: 'Remove the horoscope file',
    ratherNot: 'Rather not say',
    submit: 'Update',
  },
  bn: {
    heading: 'ব্যক্তিগত তথ্য',
    description: 'পরিবার, পড়াশোনা, কাজ, জন্ম আর কোষ্ঠীর কথা।',
    lead: 'দুই পক্ষ কথা বলতে রাজি হলে তবেই অন্য পরিবার বাবা-মায়ের কথা দেখতে পাবেন।',
    occupationHint: 'যা করেন, বা অবসরের আগে যা করতেন।',
    familyReason: 'দুই পক্ষ কথা বলতে রাজি হলে তবেই অন্য পরিবার এগুলি দেখতে পাবেন।',
    homeReason: 'আদি দেশ কোথায় জানলে বাড়ির রান্না, কথার টান আর আচার-অনুষ্ঠানের আন্দাজ পাওয়া যায়।',
    workReason: 'একসঙ্গে রোজকার জীবন কেমন হতে পারে, এ থেকে তার আঁচ পাওয়া যায়।',
    personReason: 'সাধারণত যে কটি কথা জানতে চাওয়া হয়। যা বলতে চান না, তা ফাঁকা রাখুন।',
    bloodlineReason: 'অনেক পরিবার গোত্র জানতে চান; যা আপনার কাছে জরুরি নয়, তা ফাঁকা রাখুন।',
    birthReason: 'আইন অনুযায়ী পাত্রীর বয়স অন্তত ১৮ আর পাত্রের বয়স অন্তত ২১ হতে হয়।',
    moment: 'কবে, কখন, কোথায়',
    momentReason: 'সময় আর স্থান শুধু কোষ্ঠীর জন্য। মনে না থাকলে ফাঁকা রাখুন।',
    stars: 'রাশি, নক্ষত্র আর বাকি সব',
    koshthi: 'কোষ্ঠী',
    koshthiReason: 'কাগজের কোষ্ঠী থাকলে তার একটি ছবি দিন।',
    fileHint:
      'ছবি বা স্ক্যান (জেপিইজি, পিএনজি বা পিডিএফ, ৫ এমবি-র মধ্যে)। দুই পক্ষ কথা বলতে রাজি হলে তবেই অন্য পরিবার এটি দেখতে পাবেন।',
    fileKept: 'আপনার কোষ্ঠীর ফাইল',
    fileKeptHint: 'নতুন ফাইল দিলে আগেরটির জায়গায় বসবে।',
    removeFile: 'কোষ্ঠীর ফাইল সরিয়ে দিন',
    ratherNot: 'বলতে চাই না',
    submit: 'সেভ করুন',
  },
});

/** The names of the steps. */
export const personalStepTexts = texts({
  en: {
    parents: 'Father and mother',
    family: 'Brothers, sisters, guardian',
    home: 'Marital status and home',
    work: 'Education and work',
    person: 'About the bride or groom',
    bloodline: 'Religion, caste and gotra',
    birth: 'Birth and horoscope',
  },
  bn: {
    parents: 'বাবা ও মা',
    family: 'ভাইবোন ও অভিভাবক',
    home: 'বৈবাহিক অবস্থা ও বাড়ি',
    work: 'পড়াশোনা ও কাজ',
    person: 'পাত্র বা পাত্রীর কথা',
    bloodline: 'ধর্ম, জাতি ও গোত্র',
    birth: 'জন্ম ও কোষ্ঠী',
  },
});

/** The question of each step, in the words of families. */
export const personalQuestions = texts({
  en: {
    parents: 'Who are the parents, and what do they do?',
    family: 'Who else is in the family?',
    home: 'Married before? And where is home?',
    work: 'What has the bride or groom studied, and what work do they do?',
    person: 'How tall is the bride or groom, and what do they eat?',
    bloodline: 'Which religion, caste and gotra?',
    birth: 'When and where was the bride or groom born?',
  },
  bn: {
    parents: 'বাবা-মায়ের নাম কী, কী করেন?',
    family: 'পরিবারে আর কে কে আছেন?',
    home: 'আগে বিয়ে হয়েছে কি? বাড়ি কোথায়?',
    work: 'কী পড়াশোনা, কী কাজ?',
    person: 'উচ্চতা কত, খাওয়াদাওয়া কেমন?',
    bloodline: 'কোন ধর্ম, কোন জাতি, কী গোত্র?',
    birth: 'জন্ম কবে, কোথায়?',
  },
});
