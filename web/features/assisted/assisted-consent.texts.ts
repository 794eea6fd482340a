import { texts } from '#words/texts.ts';

/**
 * The words of the consent by which a family asks the trust to look for it. Changed words need a new version:
 * `contract/agreed-words.ts`.
 */
export const assistedConsentTexts = texts({
  en: {
    readersName: 'Who sees what',
    readers:
      'Somebody in our office, or a volunteer whom the office has chosen, sees your list, your search and your shortlist as you see them, to look for families who suit you. While looking, they see no phone number, no address and no answer about health.',
    nextName: 'What happens then',
    next: 'If you and another family may suit each other, the trust tells both of you. You read the other family’s profile and they read yours, as all members do. Each family can answer that it would like to talk, that it will answer later, or that this is not for them. You are in touch only if both families would like to talk. Nobody is told that somebody has said no.',
    seeName: 'What you can see',
    see: 'In your settings you can read who at the trust has looked for a match for you, and on which day.',
    freeName: 'What it costs',
    free: 'Nothing. Nobody at the trust may take a fee or a gift for it.',
    backName: 'If you change your mind',
    back: 'Anybody who looks after this profile can withdraw this consent in the settings at any time. Proposals that are still open then end, and the other family is not told why.',
    agree: 'We ask the trust to look for a match for us',
  },
  bn: {
    readersName: 'কে কী দেখেন',
    readers:
      'অফিসের কেউ, বা অফিসের বেছে নেওয়া কোনও স্বেচ্ছাসেবক, আপনাদের সঙ্গে মানায় এমন পরিবার খুঁজতে আপনাদের তালিকা, খোঁজ আর পছন্দের তালিকা দেখেন, ঠিক যেমন আপনারা দেখেন। খোঁজার সময় তাঁরা ফোন নম্বর, ঠিকানা বা স্বাস্থ্যের কোনও কথা দেখতে পান না।',
    nextName: 'তারপর কী হয়',
    next: 'কোনও পরিবারের সঙ্গে আপনাদের মানাবে মনে হলে ট্রাস্ট দুই পক্ষকেই সেই সম্বন্ধের কথা জানায়। আপনারা তাঁদের প্রোফাইল পড়েন, তাঁরাও পড়েন আপনাদেরটি, যেমন সব সদস্যই পড়েন। প্রত্যেক পরিবার উত্তর দেন: ‘কথা বলতে রাজি’, ‘পরে বলব’ বা ‘আমাদের জন্য নয়’। দুই পক্ষ কথা বলতে রাজি হলে তবেই আলাপ শুরু হয়। কেউ রাজি না হলে সে কথা কাউকে জানানো হয় না।',
    seeName: 'আপনারা কী দেখতে পান',
    see: 'ট্রাস্টের কে কোন দিন আপনাদের জন্য সম্বন্ধ খুঁজেছেন, সেটিংসে তা পড়তে পারেন।',
    freeName: 'খরচ',
    free: 'কোনও খরচ নেই। এর জন্য ট্রাস্টের কেউ টাকা বা উপহার নিতে পারেন না।',
    backName: 'ফিরিয়ে নেওয়া',
    back: 'যাঁরা এই প্রোফাইল দেখাশোনা করেন, তাঁদের যে কেউ যে কোনও সময় সেটিংসে গিয়ে এই সম্মতি ফিরিয়ে নিতে পারেন। যে সম্বন্ধের উত্তর তখনও বাকি, তা শেষ হয়ে যায়; অন্য পরিবারকে কারণ জানানো হয় না।',
    agree: 'আমরা চাই ট্রাস্ট আমাদের জন্য সম্বন্ধ খুঁজুক',
  },
});
