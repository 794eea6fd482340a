import { texts } from '#words/texts.ts';

export const inviteTexts = texts({
  en: {
    code: (whom: string) =>
      `You give the phone number of ${whom}. A code goes to it, and with it they get a login of their own.`,
    confirmFirst: (whom: string) => `To invite ${whom}, first confirm your own phone with a code.`,
    confirm: 'Confirm my phone',
    theCandidate: (who: string) => `the ${who}`,
    theGuardian: 'a parent or relative',
    phoneEnd: (end: string) => `Phone that ends in ${end}`,
    guardianMay: 'They may look, write in the profile, send interests and answer them, as you do.',
    guardianMayButAccept: 'They may look, write in the profile, send interests and decline; only you accept.',
    candidateMay: 'Both of you may then look, write in the profile, send interests and answer them.',
    candidateYes: 'They say themselves whether the profile is shown.',
    candidateHealth: 'Health answers are then theirs alone.',
    guardianOwn: 'Your health answers, blocks and reports stay yours alone.',
    candidate: (who: string) => `Invite the ${who}`,
    guardian: 'Invite a parent or relative',
    noPhone: (who: string) =>
      `Has the ${who} no phone of their own? Then our office speaks with them on yours, and their yes counts as if they had logged in.`,
    toOffice: 'Ask the office to call',
    phone: 'Their phone',
    send: 'Send the invitation',
    waiting: (day: string) => `Invited on ${day}, no answer yet`,
    withdraw: 'Withdraw the invitation',
  },
  bn: {
    code: (whom: string) =>
      `${whom} আমন্ত্রণ জানাতে তাঁর ফোন নম্বর দিন। সেই নম্বরে একটি কোড যাবে; কোডটি দিয়ে তিনি নিজের আলাদা লগ ইন পাবেন।`,
    confirmFirst: (whom: string) => `${whom} আমন্ত্রণ জানানোর আগে কোড দিয়ে নিজের ফোন নম্বর যাচাই করুন।`,
    confirm: 'আমার ফোন নম্বর যাচাই করুন',
    theCandidate: (who: string) => `${who}কে`,
    theGuardian: 'মা-বাবা বা কোনও আত্মীয়কে',
    phoneEnd: (end: string) => `ফোন নম্বরের শেষে ${end}`,
    guardianMay: 'আপনার মতো তিনিও পাত্রপাত্রী দেখতে, প্রোফাইলে লিখতে, আগ্রহ জানাতে আর আগ্রহের উত্তর দিতে পারবেন।',
    guardianMayButAccept: 'তিনি পাত্রপাত্রী দেখতে, প্রোফাইলে লিখতে, আগ্রহ জানাতে আর ‘রাজি নই’ জানাতে পারবেন; রাজি হতে পারবেন শুধু আপনি।',
    candidateMay: 'তিনি যোগ দিলে আপনারা দুজনেই পাত্রপাত্রী দেখতে, প্রোফাইলে লিখতে, আগ্রহ জানাতে আর আগ্রহের উত্তর দিতে পারবেন।',
    candidateYes: 'প্রোফাইল দেখানো হবে কি না, তিনি নিজেই ঠিক করবেন।',
    candidateHealth: 'স্বাস্থ্যের কথা যা লেখা আছে, তা তখন শুধু তিনিই দেখতে পাবেন।',
    guardianOwn: 'স্বাস্থ্যের উত্তর, কার সঙ্গে যোগাযোগ বন্ধ করেছেন আর কার নামে অভিযোগ জানিয়েছেন, তা শুধু আপনিই দেখতে পাবেন।',
    candidate: (who: string) => `${who}কে আমন্ত্রণ জানান`,
    guardian: 'মা-বাবা বা আত্মীয়কে আমন্ত্রণ জানান',
    noPhone: (who: string) =>
      `${who}র নিজের ফোন নেই? অফিস তাহলে আপনাদের ফোনেই তাঁর সঙ্গে কথা বলে নেবে; তিনি রাজি হলে নিজে লগ ইন করে রাজি হওয়ার মতোই ধরা হবে।`,
    toOffice: 'অফিসকে ফোন করতে বলুন',
    phone: 'তাঁর ফোন নম্বর',
    send: 'আমন্ত্রণ পাঠান',
    waiting: (day: string) => `${day} তারিখে আমন্ত্রণ গেছে, এখনও উত্তর আসেনি`,
    withdraw: 'আমন্ত্রণ ফিরিয়ে নিন',
  },
});
