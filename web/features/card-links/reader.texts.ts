import { texts } from '#words/texts.ts';

export const readerTexts = texts({
  en: {
    title: 'An Introduction Card',
    description: 'A family has sent you its card through Shubho Bibaho. It opens when you press the button.',
    lead: 'A family has sent you its card. You need no account to read it.',
    open: 'Open the card',
    counted: 'The family learns about how often its link was opened, never by whom.',
    gone: 'This link no longer works',
    goneText:
      'It may have run out, or the family has taken it back. Please ask the family for a new one. Addresses are long: it may also be that a part is missing.',
    sentBy: 'This card was sent to you by the family. Please keep it to yourselves.',
    parents: 'Father and mother',
    call: (phone: string) => `Call ${phone}`,
    answers: (name: string, relation: string) => `${name} (${relation}) answers this number.`,
    more: (id: string) => `On Shubho Bibaho this profile has the number ${id}.`,
    noFees: 'Shubho Bibaho is run by a charitable trust. It takes no fees.',
    register: 'Look for a match yourself',
    report: 'Report this card to the office',
    reportText:
      'The trust’s office reads every report. The family is not told, and we keep nothing about you: write how we can reach you only if you want an answer.',
    takeDown: 'Is this you, your photo or your number? Have it taken down.',
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
