import { texts } from '#words/texts.ts';

/**
 * The words of the consent to keep answers about health. They are a draft for the trust's lawyer. Changed words need a
 * new version: `contract/agreed-words.ts`.
 */
export const healthConsentTexts = texts({
  en: {
    heading: 'May we keep what you write about health?',
    keptName: 'What we keep',
    kept: 'Only what you write yourself. Leave out anything you like.',
    useName: 'What we use it for',
    use: 'For your own use, if a doctor asks before the wedding. Thalassaemia results are compared only if both families agree to that separately.',
    readersName: 'Who reads it',
    readers:
      'Those who look after this profile. Once the bride or groom logs in with an account of their own, only they can read their own answers. No other family can read anything, nor can anybody in our office.',
    endName: 'If you change your mind',
    end: 'You can withdraw your consent here on any day, with one tap. What we keep only because you agreed is then erased at once.',
    all: 'Read all of it',
    what: 'What we keep: only what you choose to write about health here and in the family tree, about yourself and your family. You may leave anything out.',
    why: 'What we use it for: your own notes, if a doctor asks before the wedding; and a thalassaemia comparison with one family, if you both agree to that separately. We use it for nothing else.',
    who: 'Who sees it: only those who look after this profile. Once the bride or groom logs in with an account of their own, only they can see their own answers. No other family can see anything, nor can anybody at the trust’s office. What you write is kept under lock (encrypted).',
    back: 'If you change your mind: you can withdraw your consent on this page on any day, with one tap. What we keep only because you agreed is then erased.',
    more: 'You can read all of this in',
    notice: 'this site’s privacy notice',
    agree: 'I agree that what I write may be kept for this',
    stored:
      'Some answers were written before we asked for this consent. They stay as they are until you erase them; to write more, please agree first.',
    given: 'You have agreed that we may keep your answers about health.',
    takeBack: 'Withdraw this consent',
    takeBackText:
      'What we keep only because you agreed is erased, and your health pair checks are cancelled. Nothing else changes. You can agree again later, and write your answers again.',
    takeBackNow: 'Yes, withdraw it and erase',
  },
  bn: {
    heading: 'আপনার স্বাস্থ্যের কথা এখানে রাখায় রাজি?',
    keptName: 'কী রাখি',
    kept: 'নিজে যেটুকু লিখবেন, শুধু সেটুকু। যা বলতে চান না, লিখবেন না।',
    useName: 'কেন রাখি',
    use: 'বিয়ের আগে ডাক্তার জানতে চাইলে আপনারই কাজে লাগবে। দুই পক্ষ আলাদা করে রাজি হলে তবেই থ্যালাসেমিয়া মিলিয়ে দেখা হয়।',
    readersName: 'কে পড়েন',
    readers:
      'যাঁরা এই প্রোফাইল দেখাশোনা করেন। পাত্র বা পাত্রী নিজের অ্যাকাউন্টে লগ ইন করলে তাঁর নিজের কথা পড়েন শুধু তিনিই। অন্য কোনও পরিবার পড়েন না, অফিসেরও কেউ নন।',
    endName: 'মত বদলালে',
    end: 'যে কোনও দিন এখানেই একটি বোতাম টিপে সম্মতি ফিরিয়ে নিতে পারেন। যা শুধু আপনার সম্মতিতে রাখা ছিল, তা তখনই মুছে যায়।',
    all: 'সবটা পড়ুন',
    what: 'কী রাখি: এখানে আর বংশলতিকায় নিজের ও পরিবারের স্বাস্থ্যের কথা যেটুকু নিজে থেকে লেখেন, শুধু সেটুকু। যা বলতে চান না, ফাঁকা রাখুন।',
    why: 'কেন রাখি: আপনার নিজের কাজে, বিয়ের আগে ডাক্তার জানতে চাইলে; আর কোনও পরিবারের সঙ্গে দুই পক্ষই আলাদা করে রাজি হলে থ্যালাসেমিয়া মিলিয়ে দেখতে। আর কিছুর জন্য নয়।',
    who: 'কে দেখেন: শুধু যাঁরা এই প্রোফাইল দেখাশোনা করেন। পাত্র বা পাত্রী নিজের অ্যাকাউন্টে লগ ইন করলে তাঁর নিজের কথা দেখেন শুধু তিনিই। অন্য কোনও পরিবার দেখেন না, ট্রাস্টের অফিসেরও কেউ নন। আপনার লেখা তালাবন্ধ করে রাখা হয়।',
    back: 'মত বদলালে: যে কোনও দিন এই পাতাতেই একটি বোতাম টিপে সম্মতি ফিরিয়ে নিতে পারেন। যা শুধু আপনার সম্মতিতে রাখা ছিল, তা তখনই মুছে যায়।',
    more: 'পুরোটা পড়ুন:',
    notice: 'এই সাইটের বিজ্ঞপ্তি',
    agree: 'আমার লেখা স্বাস্থ্যের কথা এই কাজে রাখায় আমি রাজি',
    stored:
      'কিছু উত্তর আগেই লেখা হয়েছিল, তখন আলাদা করে সম্মতি চাওয়া হত না। মুছে না দিলে সেগুলি যেমন আছে থাকবে; আরও লিখতে হলে আগে সম্মতি দিন।',
    given: 'স্বাস্থ্যের কথা রাখায় আপনি সম্মতি দিয়েছেন।',
    takeBack: 'এই সম্মতি ফিরিয়ে নিন',
    takeBackText:
      'যা শুধু আপনার সম্মতিতে রাখা আছে, তা মুছে যাবে; থ্যালাসেমিয়া মিলিয়ে দেখাও বাতিল হবে। আর কিছু বদলাবে না। পরে আবার সম্মতি দিয়ে নতুন করে লেখা যাবে।',
    takeBackNow: 'হ্যাঁ, ফিরিয়ে নিয়ে মুছে দিন',
  },
});
