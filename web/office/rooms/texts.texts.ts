import { texts } from '#words/texts.ts';

export const textsTexts = texts({
  en: {
    heading: 'Texts',
    description: 'What the site says, in both languages. Nothing that stood there is ever lost.',
    edited: (day: string) => `edited on ${day}`,
    asItCame: 'as it came with the program',
    textLead: 'Look at it before you publish; you can always bring back what stood there.',
    preview: 'This is how it will look',
    look: 'Look at it first',
    publish: 'Publish',
    html: 'The text, as HTML',
    htmlHint: 'Paragraphs, headings, lists, bold, italic and links; everything else is left out',
    now: 'How it looks now',
    until: (day: string, by: string) => `Until ${day}, replaced by ${by}`,
    bringBack: 'Bring this back',
  },
  bn: {
    heading: 'লেখা',
    description: 'সাইটে যা লেখা আছে, দুই ভাষায়। আগে যা ছিল তার কিছুই হারায় না।',
    edited: (day: string) => `${day} বদলানো হয়েছে`,
    asItCame: 'শুরুতে যেমন ছিল',
    textLead: 'প্রকাশ করার আগে একবার দেখে নিন; আগেরটি সব সময় ফিরিয়ে আনা যায়।',
    preview: 'এমন দেখাবে',
    look: 'আগে দেখে নিন',
    publish: 'প্রকাশ করুন',
    html: 'লেখাটি, HTML-এ',
    htmlHint: 'অনুচ্ছেদ, শিরোনাম, তালিকা, মোটা, বাঁকা আর লিঙ্ক থাকতে পারে; বাকি সব বাদ যায়',
    now: 'এখন যেমন দেখাচ্ছে',
    until: (day: string, by: string) => `${day} পর্যন্ত, বদলেছেন ${by}`,
    bringBack: 'এটি ফিরিয়ে আনুন',
  },
});

export const textTexts = texts({
  en: { heading: 'A text', description: 'One text of the site in both languages.' },
  bn: { heading: 'একটি লেখা', description: 'সাইটের একটি লেখা, দুই ভাষায়।' },
});
