import { texts } from '#words/texts.ts';

/** Texts for a reader of a link to a card. */
export const readerTexts = texts({
  en: {
    title: 'A Biodata for You',
    description: 'A family has sent you their biodata through Shubho Bibaho. It opens when you tap the button.',
    lead: 'A family has sent you their biodata. You need no account to read it.',
    open: 'Open the biodata',
    counted: 'The family learns roughly how often the link was opened, but not by whom.',
    gone: 'This link no longer works',
    goneText:
      'It may have expired, or the family may have cancelled it. Please ask them for a new one. The address is long, so a part of it may also be missing.',
    sentBy: 'The family sent you this biodata. Please keep it to yourself.',
    parents: 'Father and mother',
    call: (phone: string) => `Call ${phone}`,
    answers: (name: string, relation: string) => `${name} (${relation}) answers this number.`,
    more: (id: string) => `This is profile ${id} on Shubho Bibaho.`,
    noFees: 'Shubho Bibaho is run by a charitable trust. It is free.',
    register: 'Look for a match yourself',
    report: 'Report this biodata to the office',
    reportText:
      'The trust’s office reads every report. The family is not told, and we keep nothing about you. If you would like an answer, tell us how to reach you.',
    takeDown: 'Is this you, your photo or your number? Ask us to take it down.',
    reason: 'What is wrong?',
    words: 'What happened?',
    reportNow: 'Send the report',
  },
  bn: {
    title: 'একটি বায়োডাটা',
    description: 'একটি পরিবার শুভ বিবাহ থেকে আপনাকে তাঁদের বায়োডাটা পাঠিয়েছেন। বোতাম টিপলে খুলবে।',
    lead: 'একটি পরিবার আপনাকে তাঁদের বায়োডাটা পাঠিয়েছেন। পড়তে অ্যাকাউন্ট লাগবে না।',
    open: 'বায়োডাটা খুলুন',
    counted: 'লিঙ্কটি মোটামুটি কতবার খোলা হল, তা ওই পরিবার জানতে পারেন; কে খুললেন, তা কখনও জানতে পারেন না।',
    gone: 'এই লিঙ্কে এখন কিছু নেই',
    goneText:
      'হয়তো লিঙ্কের মেয়াদ ফুরিয়েছে, অথবা ওই পরিবার লিঙ্ক বন্ধ করেছেন। তাঁদের কাছে নতুন একটি চেয়ে নিন। ঠিকানাটি লম্বা, তাই কিছু অংশ বাদও পড়ে থাকতে পারে।',
    sentBy: 'ওই পরিবারই আপনাকে এটি পাঠিয়েছেন। নিজেদের মধ্যেই রাখবেন।',
    parents: 'বাবা-মা',
    call: (phone: string) => `ফোন করুন: ${phone}`,
    answers: (name: string, relation: string) => `এই নম্বরে ফোন ধরেন ${name} (${relation})।`,
    more: (id: string) => `শুভ বিবাহে এই প্রোফাইলের নম্বর ${id}।`,
    noFees: 'শুভ বিবাহ চালায় একটি দাতব্য ট্রাস্ট। কোনও টাকা লাগে না।',
    register: 'আপনারাও সম্বন্ধ খুঁজুন',
    report: 'এই বায়োডাটা নিয়ে অফিসে অভিযোগ জানান',
    reportText:
      'প্রতিটি অভিযোগ ট্রাস্টের অফিসে পড়া হয়। ওই পরিবারকে কিছু বলা হয় না, আপনার সম্পর্কেও আমরা কিছু লিখে রাখি না। উত্তর চাইলে তবেই লিখুন, কীভাবে আপনাকে জানানো যাবে।',
    takeDown: 'এতে কি আপনার নাম, ছবি বা নম্বর আছে? সরিয়ে দিতে বলুন।',
    reason: 'কী নিয়ে অভিযোগ?',
    words: 'কী হয়েছে?',
    reportNow: 'অভিযোগ পাঠান',
  },
});
