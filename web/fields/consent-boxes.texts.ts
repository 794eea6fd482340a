import { texts } from '#words/texts.ts';

/** Draft for the trust's lawyer. Changed words need a new version: `contract/consents.ts`. */
export const consentBoxesTexts = texts({
  en: {
    heading: 'What we keep, what for, and who sees it',
    lead: 'We keep what you write so that two families can find each other, and for nothing else. Nobody sees it until you choose to show it.',
    what: 'What we keep: the name, phone number and e-mail address that you give here; later the address, the birth details, the family, the horoscope and the photo. Answers about health only if you wish, and only after you have agreed to that separately.',
    why: 'What we use it for: to compare profiles, to introduce two families to each other, and to tell you about interests. There is no advertising, and we sell nothing.',
    who: 'Who sees it: once you choose to be shown, members see it, but without the surname, the phone number or the street. Once both families have accepted, the other family also sees the full name, the phone number and who the parents are. The trust’s office sees it when you need help, and what it opened is recorded. Nobody is shown your answers about health.',
    long: 'How long we keep it: as long as you keep the profile. If you delete the profile, it is hidden at once and erased after seven days.',
    back: 'If you change your mind: you can withdraw your consent in Settings whenever you like. There you can also see and correct everything, download it or delete it. If you have a complaint, write to the trust’s office from the contact page.',
    full: 'You can read all of this in',
    notice: 'this site’s privacy notice',
    all: 'Do you agree to these three?',
    registration: 'I agree that what I write may be kept and used as described here and in this site’s privacy notice.',
    marriageOnly: 'We are here for a marriage, and for nothing else.',
    truthful: 'What I write is true. If I write for a son, a daughter or a relative, they know of it and agree.',
  },
  bn: {
    heading: 'কী রাখি, কেন, আর কে দেখেন',
    lead: 'যা লেখেন, তা রাখা হয় দুই পরিবারের আলাপ করিয়ে দিতে, আর কিছুর জন্য নয়। আপনারা দেখাতে রাজি না হলে কেউ তা দেখেন না।',
    what: 'কী রাখি: এখানে লেখা নাম, ফোন আর ই-মেল; পরে ঠিকানা, জন্মের কথা, পরিবারের কথা, কোষ্ঠী আর ছবি। স্বাস্থ্যের কথা লিখবেন শুধু নিজে চাইলে, আর তার জন্য আলাদা সম্মতি দিয়ে।',
    why: 'কেন: প্রোফাইল মিলিয়ে দেখতে, দুই পরিবারের আলাপ করিয়ে দিতে, আর আগ্রহের খবর দিতে। কোনও বিজ্ঞাপন নেই, কিছুই বেচা হয় না।',
    who: 'কে দেখেন: প্রোফাইল দেখাতে রাজি হলে সদস্যরা, তবে পদবি, ফোন নম্বর আর বাড়ির ঠিকানা ছাড়া। দুই পক্ষ কথা বলতে রাজি হলে অন্য পক্ষ পুরো নাম, ফোন নম্বর আর বাবা-মায়ের কথাও দেখেন। সাহায্য চাইলে ট্রাস্টের অফিস দেখে; কী কী খুলেছে, তা লেখা থাকে। স্বাস্থ্যের কথা কাউকে দেখানো হয় না।',
    long: 'কত দিন রাখি: যতদিন আপনারা প্রোফাইল রাখবেন। মুছে দিতে বললে প্রোফাইল সঙ্গে সঙ্গে আড়ালে যায়, সাত দিন পরে মুছে যায়।',
    back: 'মত বদলালে: ‘সেটিংস’ থেকে যখন খুশি সম্মতি ফিরিয়ে নিতে পারেন। সেখান থেকেই সব কিছু দেখতে, শুধরে নিতে, নামিয়ে নিতে বা মুছে দিতেও পারেন। অভিযোগ থাকলে যোগাযোগের পাতা থেকে ট্রাস্টের অফিসে লিখুন।',
    full: 'পুরোটা পড়ুন:',
    notice: 'এই সাইটের বিজ্ঞপ্তি',
    all: 'এই তিনটিতে কি রাজি আছেন?',
    registration: 'এখানে আর এই সাইটের বিজ্ঞপ্তিতে যেভাবে লেখা আছে, আমার লেখা তথ্য সেভাবে রাখায় ও ব্যবহার করায় আমি রাজি।',
    marriageOnly: 'আমরা এসেছি শুধু বিয়ের জন্য, আর কিছুর জন্য নয়।',
    truthful: 'যা লিখছি, সত্যি লিখছি। ছেলে, মেয়ে বা আত্মীয়ের হয়ে লিখলে তিনি তা জানেন, আর রাজি আছেন।',
  },
});
