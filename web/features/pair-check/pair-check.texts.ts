import { texts } from '#words/texts.ts';

export const pairCheckTexts = texts({
  en: {
    heading: 'Health pair check',
    lead: 'Thalassaemia and other disorders of haemoglobin can pass to a child when both parents are carriers, though both are well themselves. If both of you agree, the site compares what each of you has recorded. There are only two possible answers, and both of you get the same one.',
    mayNotCandidates:
      'The health pair check is for the bride and the groom alone. They find it here when they log in with an account of their own.',
    mayNot: 'To see the health pair check, please log in with your own password.',
    asked: 'The other family has agreed. If you agree too, you will both read the answer.',
    askedUntil: (day: string) => `Their consent stays valid until ${day}.`,
    countsFrom: (day: string) =>
      `A result can be used seven days after it was entered or changed: yours can be used from ${day}. From then on you can agree. Until then, none of your checks is used up.`,
    waiting: (day: string) =>
      `You have agreed, and they have been told that something is waiting for them. The answer will come once they agree too; your consent stays valid until ${day}.`,
    consent: 'What you agree to',
    about: 'What this is, and what you agree to',
    agree: 'I agree to this',
    left: (left: string) => `Pair checks you have left: ${left}. The limit is three in thirty days.`,
    noneLeft: 'You can have at most three pair checks in thirty days. Please try again after some days.',
    answer: 'The answer for both of you',
    A: 'Both of you have recorded a laboratory result that is clear. Take a test all the same, before the wedding.',
    B: 'Please see a counsellor together, and take a test. You see this answer whenever the two results are not both clear and dated: because one of you prefers not to say, a date is missing, or a result is uncertain. It says nothing for certain about either of you.',
    selfDeclared:
      'It is based on what each of you has declared, with its date. The site keeps no record of the results it compared, and your own result cannot be changed for thirty days.',
    revoke: 'Withdraw my consent',
    revokeHint: 'If there is an answer, neither of you can see it any more.',
    notYet: 'This opens once our office has spoken with both of you. Please call our office to arrange it.',
    toOffice: 'How to reach our office',
    noResult: 'You have recorded no result yet, so there is nothing to compare and nothing to agree to.',
    ownResult: 'Record my own result first',
  },
  bn: {
    heading: 'থ্যালাসেমিয়া মিলিয়ে দেখা',
    lead: 'বাবা-মা দুজনেই বাহক হলে, নিজেরা সুস্থ থাকলেও, সন্তানের থ্যালাসেমিয়া বা হিমোগ্লোবিনের অন্য অসুখ হতে পারে। দুজনেই সম্মতি দিলে সাইট দুজনের লেখা ফল মিলিয়ে দেখে। উত্তর হতে পারে মাত্র দুরকম, আর দুই পক্ষ একই উত্তর পান।',
    mayNotCandidates:
      'থ্যালাসেমিয়া মিলিয়ে দেখার বিষয়টি শুধু পাত্র ও পাত্রীর নিজেদের। তাঁরা নিজের নিজের অ্যাকাউন্টে লগ ইন করলে এখানেই দেখতে পাবেন।',
    mayNot: 'থ্যালাসেমিয়া মিলিয়ে দেখতে হলে নিজের পাসওয়ার্ড দিয়ে লগ ইন করতে হবে।',
    asked: 'ওই পরিবার মিলিয়ে দেখতে রাজি হয়েছেন। আপনিও রাজি হলে দুই পক্ষই উত্তরটি পড়তে পারবেন।',
    askedUntil: (day: string) => `তাঁদের সম্মতি ${day} পর্যন্ত বহাল থাকবে।`,
    countsFrom: (day: string) =>
      `ফল লেখার বা বদলানোর সাত দিন পর থেকে তা ধরা হয়: আপনারটি ${day} থেকে। তখন সম্মতি দিতে পারবেন। তার আগে আপনার একটি সুযোগও কমবে না।`,
    waiting: (day: string) =>
      `আপনি সম্মতি দিয়েছেন; তাঁদের জানানো হয়েছে, একটি বিষয়ে তাঁদের সম্মতি চাওয়া হচ্ছে। তাঁরাও সম্মতি দিলে উত্তর আসবে। আপনার সম্মতি ${day} পর্যন্ত বহাল থাকবে।`,
    consent: 'কীসে রাজি হচ্ছেন',
    about: 'ব্যাপারটা কী, আর কীসে রাজি হচ্ছেন',
    agree: 'আমি এতে রাজি',
    left: (left: string) => `তিরিশ দিনে বড়জোর তিনবার মিলিয়ে দেখা যায়; আপনার আর ${left} বার বাকি।`,
    noneLeft: 'তিরিশ দিনে তিনবারের বেশি থ্যালাসেমিয়া মিলিয়ে দেখা যায় না। কিছুদিন পরে আবার চেষ্টা করুন।',
    answer: 'দুই পক্ষের জন্য একই উত্তর',
    A: 'আপনারা দুজনেই লিখেছেন, পরীক্ষাগারের রিপোর্টে আপনারা বাহক নন। তবু বিয়ের আগে রক্তপরীক্ষা করিয়ে নিন।',
    B: 'দুজনে একসঙ্গে একজন পরামর্শদাতার কাছে যান, রক্তপরীক্ষাও করিয়ে নিন। দুজনেরই ফল তারিখ-সহ ‘বাহক নই’ না হলে এই উত্তরই আসে: কেউ জানাতে না চাইলে, ফলের তারিখ না থাকলে বা ফল নিশ্চিত না হলেও। এতে দুজনের কারও সম্পর্কেই নিশ্চিত করে কিছু বলা হয় না।',
    selfDeclared:
      'আপনারা নিজেরা যে ফল তারিখ-সহ জানিয়েছেন, উত্তরটি তা থেকেই পাওয়া। কোন ফল মিলিয়ে দেখা হল, সাইট তা লিখে রাখে না; আপনার নিজের ফল তিরিশ দিন বদলানো যাবে না।',
    revoke: 'সম্মতি ফিরিয়ে নিন',
    revokeHint: 'উত্তর এসে থাকলে তখন তা দুই পক্ষের কাছ থেকেই সরে যাবে।',
    notYet: 'আমাদের অফিস দুজনের সঙ্গেই কথা বলে নিলে এটি খুলবে। তার জন্য অফিসে ফোন করুন।',
    toOffice: 'অফিসের সঙ্গে যোগাযোগ',
    noResult: 'আপনি এখনও কোনও ফল লেখেননি, তাই মিলিয়ে দেখার বা রাজি হওয়ার কিছু নেই।',
    ownResult: 'আগে নিজের পরীক্ষার ফল লিখে রাখুন',
  },
});
