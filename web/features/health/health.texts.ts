import { texts } from '#words/texts.ts';

export const healthPageTexts = texts({
  en: {
    heading: 'Health Details',
    description: 'Blood groups and health, never shown to another member.',
    locked: 'No other family ever sees this',
    lead: 'Blood groups and illnesses, for when a doctor asks before the wedding.',
    own: (who: string) => `The ${who}`,
    ownAlone: 'Only the bride or groom can see the blood group and illnesses, with their own login.',
    writeOnly:
      'A new password was set, and nobody confirmed that it was you who set it. So what was written here can no longer be read from this account. What you write now is saved; what you leave empty stays as it is.',
    erase: 'Erase these health answers',
    reportHint: 'You need not answer. Only you can see your answer.',
    thalassaemia: 'The test for carriers of thalassaemia',
    thalassaemiaReason:
      'A carrier is perfectly healthy, and learns of it only from a blood test (ask the laboratory for the thalassaemia test, HPLC). If both are carriers, a child may be born with a serious illness, so it is good to know before the wedding. Only you can see the result. If both of you ever agree to the health pair check, the site compares the two results and gives both of you the same answer; it shows neither result.',
    submit: 'Update',
    toResult: 'My thalassaemia test (HPLC) result',
    toOthers: 'Back to the other answers',
  },
  bn: {
    heading: 'স্বাস্থ্যের তথ্য',
    description: 'রক্তের গ্রুপ আর স্বাস্থ্যের কথা, যা অন্য কোনও সদস্য কখনও দেখতে পান না।',
    locked: 'অন্য পরিবার কখনও দেখেন না',
    lead: 'রক্তের গ্রুপ আর বাড়ির অসুখের কথা। বিয়ের আগে ডাক্তার জানতে চাইলে কাজে লাগবে।',
    own: (who: string) => who,
    ownAlone: 'রক্তের গ্রুপ আর অসুখের কথা শুধু পাত্র বা পাত্রীই দেখতে পান, নিজের অ্যাকাউন্টে লগ ইন করে।',
    writeOnly:
      'পাসওয়ার্ড নতুন করে সেভ করা হয়েছিল, আর আপনিই যে করেছেন তা কেউ জানাননি। তাই এখানে লেখা উত্তরগুলি এই অ্যাকাউন্টে আর দেখা যায় না। এখন যা লিখবেন তা সেভ হবে; যা ফাঁকা রাখবেন তা আগের মতোই থাকবে।',
    erase: 'স্বাস্থ্যের এই উত্তরগুলি মুছে দিন',
    reportHint: 'না লিখলেও চলে; কিছু না থাকলে তাও জানানো যায়। শুধু আপনিই দেখেন।',
    thalassaemia: 'থ্যালাসেমিয়ার বাহক কি না',
    thalassaemiaReason:
      'বাহক নিজে সুস্থ থাকেন; রক্তপরীক্ষা ছাড়া কেউ বাহক কি না জানার উপায় নেই (ল্যাবে বলবেন ‘থ্যালাসেমিয়ার পরীক্ষা’, এইচপিএলসি)। দুজনেই বাহক হলে সন্তানের কঠিন অসুখ হতে পারে, তাই বিয়ের আগে জেনে রাখা ভালো। পরীক্ষার ফল শুধু আপনিই দেখেন। পরে দুই পক্ষ থ্যালাসেমিয়া মিলিয়ে দেখতে রাজি হলে সাইট দুজনের ফল মিলিয়ে দুই পক্ষকে একই উত্তর দেয়; কার কী ফল, তা কাউকে দেখায় না।',
    submit: 'সেভ করুন',
    toResult: 'থ্যালাসেমিয়া পরীক্ষার (এইচপিএলসি) ফল',
    toOthers: 'অন্য উত্তরগুলিতে ফিরে যান',
  },
});
