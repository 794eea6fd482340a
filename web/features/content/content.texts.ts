import { texts } from '#words/texts.ts';

export const aboutTexts = texts({
  en: {
    title: 'About Us',
    description: 'Who runs Shubho Bibaho, for whom, and what is different here.',
    people: 'The people of the trust',
    answers: 'Whom to call',
    address: 'Where we are',
    registration: 'Registration and trust deed',
    figures: 'Our work in figures',
    register: 'Register',
  },
  bn: {
    title: 'আমাদের কথা',
    description: 'শুভ বিবাহ কারা চালান, কাদের জন্য, আর এখানে আলাদা কী।',
    people: 'ট্রাস্টে কারা আছেন',
    answers: 'কাকে ফোন করবেন',
    address: 'আমরা কোথায়',
    registration: 'নিবন্ধন ও দলিল',
    figures: 'আমরা কতটা কাজ করেছি',
    register: 'নাম লেখান',
  },
});

export const missionVisionTexts = texts({
  en: {
    title: 'Mission & Vision',
    description: 'What we do for Bengali families, and the future we hope for.',
    welcomeTitle: 'Welcome to Shubho Bibaho',
    inShort: 'In short',
    kept: 'Our promises',
    day: 'The future we hope for',
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
  en: { title: 'Our Mission', description: 'What we do for Bengali families who are looking for a match.' },
  bn: { title: 'আমাদের উদ্দেশ্য', description: 'যেসব বাঙালি পরিবার সম্বন্ধ খুঁজছেন, তাঁদের জন্য আমরা কী করি।' },
});

export const visionTexts = texts({
  en: { title: 'Our Vision', description: 'The future we look forward to.' },
  bn: { title: 'আমাদের স্বপ্ন', description: 'আমরা কোন দিনের আশায় আছি।' },
});

export const policyTexts = texts({
  en: {
    title: 'Privacy Policy',
    description: 'What we know about you, why we need it, and what you can ask of us.',
    notice: 'This site’s privacy notice',
    officer: 'Grievance officer',
    owners: 'The privacy policy of August 26, 2025',
    onThisPage: 'On this page',
    changed: 'What has changed in this policy',
    former: 'Read the earlier policy',
  },
  bn: {
    title: 'গোপনীয়তা নীতি',
    description: 'আপনার সম্পর্কে আমরা কী জানতে পারি, সে তথ্য কেন লাগে, আর আপনি আমাদের কাছে কী চাইতে পারেন।',
    notice: 'এই সাইটের বিজ্ঞপ্তি',
    officer: 'অভিযোগ নিষ্পত্তি আধিকারিক',
    owners: '২৬ আগস্ট, ২০২৫-এর গোপনীয়তা নীতি',
    onThisPage: 'এই পাতায়',
    changed: 'এই নীতিতে কী কী বদলেছে',
    former: 'এই নীতির আগে এখানে যা লেখা ছিল',
  },
});

/** The policy in plain words; each line is a promise that the code keeps. */
export const sixLinesTexts = texts({
  en: {
    heading: 'In six lines',
    free: 'Shubho Bibaho is run by a charitable trust in Kolkata. It is free, carries no advertising, and sells nothing you tell us.',
    hidden: 'Other families see nothing of you until you choose to show your profile.',
    members:
      'Once you do, members see your first name, age, district, work and the like, but not your surname, phone number or street.',
    phones: 'Your full name and phone number are shown to a family only when both families have agreed to talk.',
    health:
      'What you write about health is shown to no other member. If both the bride and the groom wish, a pair check compares their two test results and gives both the same answer, from which one may guess the other’s result.',
    yours:
      'You can see, correct, download or delete everything. A deleted profile is hidden at once, and erased after seven days.',
  },
  bn: {
    heading: 'ছয় কথায়',
    free: 'শুভ বিবাহ চালায় কলকাতার একটি দাতব্য ট্রাস্ট। টাকা লাগে না, বিজ্ঞাপন নেই, আপনার কোনও তথ্য বেচা হয় না।',
    hidden: 'আপনারা প্রোফাইল দেখাতে রাজি না হলে অন্য কোনও পরিবার কিছু দেখতে পান না।',
    members: 'প্রোফাইল দেখাতে রাজি হলে সদস্যরা দেখেন নাম, বয়স, জেলা, কাজ আর এই ধরনের কথা; পদবি, ফোন নম্বর বা বাড়ির ঠিকানা নয়।',
    phones: 'দুই পক্ষ কথা বলতে রাজি হলে তবেই একে অন্যের পুরো নাম আর ফোন নম্বর দেখতে পান।',
    health:
      'স্বাস্থ্যের কথা অন্য কোনও সদস্যকে দেখানো হয় না। দুজনেই চাইলে দুটি পরীক্ষার ফল মিলিয়ে দেখা যায়, আর দুজনেই একই উত্তর পড়েন; তা থেকে এক পক্ষ অন্য পক্ষের ফল আন্দাজ করতে পারেন।',
    yours:
      'যখন খুশি সব দেখতে, শুধরে নিতে, ডাউনলোড করতে বা মুছে দিতে পারেন। মুছে দিতে বললে প্রোফাইল তখনই আড়ালে যায়, সাত দিন পরে মুছে যায়।',
  },
});

export const termsTexts = texts({
  en: { title: 'Rules of use', description: 'What everyone who uses Shubho Bibaho agrees to.' },
  bn: { title: 'ব্যবহারের নিয়ম', description: 'শুভ বিবাহ ব্যবহার করতে হলে যে নিয়মগুলি মানতে হয়।' },
});

export const accessibilityTexts = texts({
  en: {
    title: 'Accessibility',
    description: 'How we make this site easy for everyone to use, what is still missing, and how to tell us.',
  },
  bn: {
    title: 'সবার ব্যবহারের সুবিধা',
    description: 'সবাই কীভাবে এই সাইট ব্যবহার করতে পারেন, কী বাকি আছে, আর অসুবিধে হলে কীভাবে জানাবেন।',
  },
});

/** Texts of the page about the papers that the office accepts as proof. */
export const acceptedPapersTexts = texts({
  en: {
    title: 'Papers the office accepts',
    description: 'The papers with which our office checks identity, address and an earlier marriage.',
  },
  bn: { title: 'অফিস কোন কোন কাগজ দেখে', description: 'পরিচয়, ঠিকানা আর আগের বিয়ের কথা যে যে কাগজ দেখে যাচাই করা হয়।' },
});

/** Texts of the page that shows an earlier privacy policy. */
export const formerPolicyTexts = texts({
  en: {
    title: 'An earlier privacy policy',
    description: 'What our privacy policy said before it was changed.',
    from: (since: string, until: string) => `In force from ${since} to ${until}; no longer valid.`,
    until: (until: string) => `In force until ${until}; no longer valid.`,
    today: 'Read today’s policy',
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
    lead: 'Tap a question to read the answer.',
    onThisPage: 'On this page',
    notFound: 'Didn’t find your question?',
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
    description: 'Stories of weddings that began here, told by the families.',
    comingSoon: 'Coming Soon...',
    promise: 'Families who met here will tell the story of their wedding in their own words, whenever they are ready.',
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
