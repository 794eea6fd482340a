import { texts } from '#words/texts.ts';

export const securityTexts = texts({
  en: {
    heading: 'Sealed register',
    description:
      'Logins, failed logins, new passwords, copies, what the office read, and from which network address. All this stays sealed for 365 days, even after a profile is deleted. Two people have to agree, with a reason, before it is read.',
    about: 'About this profile number',
    day: 'On this day',
    dayHint: 'A number, a day, or both',
    reason: 'Why',
    reasonHint: 'A complaint, a breach, or a legal request',
    ask: 'Ask to read it',
    opens: 'Once a second person has agreed, you can open it under “Today”; it is then shown here for an hour.',
    none: 'Nothing is recorded about that.',
    older: 'Show a hundred more',
    refused: 'refused',
  },
  bn: {
    heading: 'সিল করা নথি',
    description:
      'কে কবে লগ ইন করেছেন বা পারেননি, নতুন পাসওয়ার্ড, কপি, অফিস কী পড়েছে, আর কোন ইন্টারনেট ঠিকানা থেকে। ৩৬৫ দিন সিল করা থাকে, প্রোফাইল মুছে গেলেও। কারণ লিখে দুজন রাজি হলে তবেই পড়া যায়।',
    about: 'এই প্রোফাইল নম্বরের বিষয়ে',
    day: 'এই দিনের',
    dayHint: 'নম্বর, দিন, বা দুটোই',
    reason: 'কেন',
    reasonHint: 'কোনও অভিযোগ, তথ্য ফাঁস, বা আইনি অনুরোধ',
    ask: 'পড়ার অনুরোধ জানান',
    opens: 'আর একজন রাজি হলে ‘আজ’ পাতা থেকে খুলুন; তারপর এক ঘণ্টা এখানে দেখা যাবে।',
    none: 'এ বিষয়ে কিছু লেখা নেই।',
    older: 'পরের একশোটি',
    refused: 'হয়নি',
  },
});
