import { texts } from '#words/texts.ts';

export const aboutTexts = texts({
  en: {
    title: 'About Us',
    description: 'Who runs Shubho Bibaho, for whom, and what is different here.',
    people: 'The people of the trust',
    address: 'Address',
    registration: 'Registration and deed',
    figures: 'How we keep our word, in figures',
    register: 'Register',
  },
  bn: {
    title: 'আমাদের কথা',
    description: 'শুভ বিবাহ কারা চালান, কাদের জন্য, আর এখানে আলাদা কী।',
    people: 'ট্রাস্টে কারা আছেন',
    address: 'ঠিকানা',
    registration: 'নিবন্ধন ও দলিল',
    figures: 'আমরা কথা রাখছি কি না, সংখ্যায়',
    register: 'নাম লেখান',
  },
});

export const missionVisionTexts = texts({
  en: {
    title: 'Mission & Vision',
    description: 'What we do for Bengali families, and the day we hope for.',
    welcomeTitle: 'Welcome to Shubho Bibaho',
    inShort: 'In short',
    kept: 'Our promises',
    day: 'The day we hope for',
    register: 'Register',
    contact: 'Talk to us',
  },
  bn: {
    title: 'আমাদের উদ্দেশ্য ও স্বপ্ন',
    description: 'বাঙালি পরিবারের জন্য আমরা কী করি, আর কোন দিনের আশায় আছি।',
    welcomeTitle: 'শুভ বিবাহে আপনাকে স্বাগত',
    inShort: 'অল্প কথায়',
    kept: 'আমরা যা মেনে চলি',
    day: 'যেদিনের আশায় আছি',
    register: 'নাম লেখান',
    contact: 'আমাদের সঙ্গে কথা বলুন',
  },
});

export const missionTexts = texts({
  en: { title: 'Our Mission', description: 'What we do for Bengali families who look for a match.' },
  bn: { title: 'আমাদের উদ্দেশ্য', description: 'যেসব বাঙালি পরিবার সম্বন্ধ খুঁজছেন, তাঁদের জন্য আমরা কী করি।' },
});

export const visionTexts = texts({
  en: { title: 'Our Vision', description: 'The day that we look forward to.' },
  bn: { title: 'আমাদের স্বপ্ন', description: 'আমরা কোন দিনের আশায় আছি।' },
});

export const policyTexts = texts({
  en: {
    title: 'Privacy Policy',
    description: 'What we learn about you, why we need it, and what you may ask of us.',
    notice: 'Notice of this site',
    officer: 'Grievance officer',
    owners: 'The owner’s privacy policy',
    onThisPage: 'On this page',
    changed: 'What has changed in this policy',
    former: 'Read what stood here until then',
  },
  bn: {
    title: 'গোপনীয়তা নীতি',
    description: 'আপনার সম্পর্কে আমরা কী জানতে পারি, সে তথ্য কেন লাগে, আর আপনি আমাদের কাছে কী চাইতে পারেন।',
    notice: 'এই সাইটের বিজ্ঞপ্তি',
    officer: 'অভিযোগ নিষ্পত্তি আধিকারিক',
    owners: 'মালিকের গোপনীয়তা নীতি',
    onThisPage: 'এই পাতায়',
    changed: 'এই নীতিতে কী কী বদলেছে',
    former: 'তার আগে এখানে যা লেখা ছিল',
  },
});

export const termsTexts = texts({
  en: { title: 'Rules of use', description: 'What everybody who uses Shubho Bibaho agrees to.' },
  bn: { title: 'ব্যবহারের নিয়ম', description: 'শুভ বিবাহ ব্যবহার করতে হলে যে নিয়মগুলি মানতে হয়।' },
});

export const accessibilityTexts = texts({
  en: { title: 'Accessibility', description: 'How everybody can use this site, what is missing, and how to tell us.' },
  bn: {
    title: 'সবার ব্যবহারের সুবিধা',
    description: 'সবাই কীভাবে এই সাইট ব্যবহার করতে পারেন, কী বাকি আছে, আর অসুবিধে হলে কীভাবে জানাবেন।',
  },
});

export const acceptedPapersTexts = texts({
  en: {
    title: 'Papers the office accepts',
    description: 'With which papers the office checks identity, address and an earlier marriage.',
  },
  bn: { title: 'অফিস কোন কোন কাগজ দেখে', description: 'পরিচয়, ঠিকানা আর আগের বিয়ের কথা যে যে কাগজ দেখে যাচাই করা হয়।' },
});

export const formerPolicyTexts = texts({
  en: {
    title: 'An earlier privacy policy',
    description: 'What our privacy policy said before it was changed.',
    from: (since: string, until: string) => `It held from ${since} to ${until}, and is no longer in force.`,
    until: (until: string) => `It held until ${until}, and is no longer in force.`,
    today: 'Read the policy of today',
  },
  bn: {
    title: 'আগেকার গোপনীয়তা নীতি',
    description: 'বদলানোর আগে আমাদের গোপনীয়তা নীতিতে যা লেখা ছিল।',
    from: (since: string, until: string) => `এটি ${since} থেকে ${until} পর্যন্ত চালু ছিল, এখন আর নেই।`,
    until: (until: string) => `এটি ${until} পর্যন্ত চালু ছিল, এখন আর নেই।`,
    today: 'এখনকার নীতি পড়ুন',
  },
});

export const faqTexts = texts({
  en: {
    title: 'FAQs',
    description: 'What families ask us most often, and our answers.',
    lead: 'Press a question to read its answer.',
    onThisPage: 'On this page',
    notFound: 'Is your question not here?',
    ask: 'Ask us',
    call: 'or call',
    others: 'More questions',
  },
  bn: {
    title: 'প্রশ্ন ও উত্তর',
    description: 'বাড়ির লোকেরা আমাদের কাছে সবচেয়ে বেশি যা জানতে চান, আর তার উত্তর।',
    lead: 'প্রশ্নে চাপ দিলেই উত্তর দেখতে পাবেন।',
    onThisPage: 'এই পাতায়',
    notFound: 'আপনার প্রশ্নটি এখানে নেই?',
    ask: 'আমাদের লিখুন',
    call: 'বা ফোন করুন:',
    others: 'আরও প্রশ্ন',
  },
});

export const successStoryTexts = texts({
  en: {
    title: 'Success Story',
    description: 'Weddings that began here, told by the families.',
    comingSoon: 'Coming Soon...',
    promise: 'Families who met here will tell of their weddings in their own words, when they wish to.',
    register: 'Register',
    about: 'About Us',
  },
  bn: {
    title: 'বিয়ের গল্প',
    description: 'যেসব বিয়ের কথা এখানে শুরু হয়েছিল, সেগুলির গল্প, পরিবারের মানুষদের নিজেদের মুখে।',
    comingSoon: 'শিগগিরই আসছে...',
    promise: 'যাঁদের আলাপ এখানে হয়েছে, ইচ্ছে হলে তাঁরা নিজেদের ভাষায় বিয়ের গল্প শোনাবেন।',
    about: 'আমাদের কথা',
    register: 'নাম লেখান',
  },
});
