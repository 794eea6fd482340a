import { texts } from '#words/texts.ts';

/** Draft for the trust's lawyer. Changed words need a new version: `contract/consents.ts`. */
export const consentBoxesTexts = texts({
  en: {
    heading: 'What we keep, what for, and who sees it',
    lead: 'What you write is kept so that two families can find each other, and for nothing else. Nobody sees it until you choose to show it.',
    what: 'What: the name, phone and e-mail that you write here; later the address, birth, family, horoscope and photo. Answers about health only if you wish, after a consent of their own.',
    why: 'What for: to compare profiles, to introduce two families to each other, and to tell you of interests. No advertising, and nothing is sold.',
    who: 'Who sees it: members, once you choose to be shown, without surname, phone and street. A family, once both have accepted, also the full name, the phone and the parents. The trust’s office, when you need help; what it opened is recorded. Answers about health nobody.',
    long: 'How long: as long as you keep the profile. If you delete it, it is hidden at once and gone after seven days.',
    back: 'Taking it back: from Settings, whenever you like. There you can also see and correct everything, download it or delete it. Complaints reach the trust’s office from the contact page.',
    full: 'Read it in full in',
    notice: 'the notice of this site',
    all: 'Do you agree to these three?',
    registration: 'I agree that what I write is kept and used as it says here and in the notice of this site.',
    marriageOnly: 'We are here for a marriage, and for nothing else.',
    truthful: 'What I write is true. If I write for a son, a daughter or a relative, they know of it and agree.',
  },
  bn: {
    heading: 'কী রাখি, কেন, আর কে দেখেন',
    lead: 'যা লেখেন, তা রাখা হয় দুই পরিবারের আলাপ করিয়ে দিতে, আর কিছুর জন্য নয়। আপনারা দেখাতে রাজি না হলে কেউ তা দেখেন না।',
    what: 'কী রাখি: এখানে লেখা নাম, ফোন আর ই-মেল; পরে ঠিকানা, জন্মের কথা, পরিবারের কথা, কোষ্ঠী আর ছবি। স্বাস্থ্যের কথা চাইলে তবেই লিখবেন, তার জন্য আলাদা সম্মতি দিয়ে।',
    why: 'কেন: প্রোফাইল মিলিয়ে দেখতে, দুই পরিবারের আলাপ করিয়ে দিতে, আর আগ্রহের খবর দিতে। কোনও বিজ্ঞাপন নেই, কিছুই বেচা হয় না।',
    who: 'কে দেখেন: দেখাতে রাজি হলে সদস্যরা, তবে পদবি, ফোন আর বাড়ির ঠিকানা ছাড়া। দুই পক্ষ কথা বলতে রাজি হলে অন্য পক্ষ পুরো নাম, ফোন আর বাবা-মায়ের কথাও দেখেন। সাহায্য চাইলে ট্রাস্টের অফিস দেখে; কী কী খুলে দেখেছে, তার হিসেব থাকে। স্বাস্থ্যের কথা কেউ দেখেন না।',
    long: 'কত দিন: প্রোফাইল যতদিন রাখবেন। মুছে দিতে বললে সঙ্গে সঙ্গে আড়ালে যায়, সাত দিন পরে মুছে যায়।',
    back: 'ফিরিয়ে নিতে: ‘সেটিংস’ থেকে, যখন খুশি। সেখান থেকেই সব কিছু দেখতে, শুধরে নিতে, নামিয়ে নিতে বা মুছে দিতেও পারেন। অভিযোগ থাকলে যোগাযোগের পাতা থেকে ট্রাস্টের অফিসে লিখুন।',
    full: 'পুরোটা পড়ুন:',
    notice: 'এই সাইটের বিজ্ঞপ্তি',
    all: 'এই তিনটিতে কি রাজি আছেন?',
    registration: 'আমি রাজি: যা লিখছি, তা এখানে আর এই সাইটের বিজ্ঞপ্তিতে যেভাবে বলা আছে, সেভাবেই রাখা ও ব্যবহার করা হোক।',
    marriageOnly: 'আমরা এসেছি শুধু বিয়ের জন্য, আর কিছুর জন্য নয়।',
    truthful: 'যা লিখছি, সত্যি লিখছি। ছেলে, মেয়ে বা আত্মীয়ের হয়ে লিখলে তিনি তা জানেন, আর রাজি আছেন।',
  },
});
