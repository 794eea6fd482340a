import { texts } from '#words/texts.ts';

export const registerTexts = texts({
  en: {
    heading: 'Who has read this profile',
    description: 'This list covers one year. Each look at it is recorded, with the reason.',
    reason: 'Why',
    reasonHint: 'A complaint, its reference number, or a legal request',
    ask: 'Ask to see it',
    opens:
      'Once a second person has agreed, or after 24 hours, you can open it under “Today”; it is then shown here for an hour.',
    show: 'Show',
    more: 'Show a hundred more',
    nominated: 'Who may act for the member',
    nobody: 'Nobody was named.',
    readers: 'Opened by',
    desk: 'Read at the office, while looking for another family',
    none: 'Nobody has opened it in the past year.',
  },
  bn: {
    heading: 'প্রোফাইলটি কে কে পড়েছেন',
    description: 'এই তালিকা এক বছর রাখা হয়। এখানে কে কেন দেখলেন, তাও লেখা থাকে।',
    reason: 'কেন',
    reasonHint: 'কোনও অভিযোগ, তার নম্বর, বা আইনি অনুরোধ',
    ask: 'দেখার অনুরোধ জানান',
    opens: 'আর একজন রাজি হলে, বা ২৪ ঘণ্টা পরে, ‘আজ’ পাতা থেকে খুলুন; তারপর এক ঘণ্টা এখানে দেখা যাবে।',
    show: 'দেখান',
    more: 'পরের একশো জন',
    nominated: 'সদস্যের হয়ে যিনি কথা বলতে পারবেন',
    nobody: 'কারও নাম দেওয়া নেই।',
    readers: 'যাঁরা খুলেছেন',
    desk: 'অন্য পরিবারের জন্য সম্বন্ধ খুঁজতে গিয়ে অফিসের যাঁরা এই প্রোফাইল পড়েছেন',
    none: 'এক বছরে কেউ খোলেননি।',
  },
});
