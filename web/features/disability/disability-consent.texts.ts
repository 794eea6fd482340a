import { texts } from '#words/texts.ts';

/**
 * The words of the consent to keep and show a disability. They are a draft for the trust's lawyer. Changed words need a
 * new version: `contract/agreed-words.ts`.
 */
export const disabilityConsentTexts = texts({
  en: {
    what: 'The site keeps only what I write here about a disability of my own. I may leave anything out.',
    why: 'The purpose is that the families I choose can read it. It moves nobody up or down in a list and leaves nobody out, and nobody can set a condition against it.',
    who: 'Only those I choose here can read it, and nobody in the trust’s office can. If I choose every member, my profile is also in a separate list, together with families who say that a partner with a disability is welcome. What I write is kept under lock (encrypted).',
    back: 'I can withdraw my consent on this page on any day, with one tap. What I wrote is then erased. Somebody who has read it before may remember it.',
    agree: 'I agree that what I write here about my disability may be kept, and may be read by those I choose',
  },
  bn: {
    what: 'কী রাখা হয়: নিজের প্রতিবন্ধকতার কথা এখানে যেটুকু নিজে লিখব, শুধু সেটুকু। যা বলতে চাই না, লিখব না।',
    why: 'কেন রাখা হয়: যে পরিবারকে জানাতে চাই, তাঁরা যাতে পড়তে পারেন। এর জন্য কোনও তালিকায় কেউ আগে বা পরে আসেন না, বাদও যান না; এ নিয়ে কোনও শর্তও কেউ দিতে পারেন না।',
    who: 'কে পড়েন: এখানে যাঁদের বেছে নেব, শুধু তাঁরাই; ট্রাস্টের অফিসের কেউ নন। সব সদস্যকে জানালে আলাদা একটি তালিকাতেও আমার প্রোফাইল থাকবে; যে পরিবারগুলি প্রতিবন্ধকতা আছে এমন জীবনসঙ্গীকে স্বাগত জানিয়েছেন, তাঁরাও সেখানে থাকেন। আমার লেখা তালাবন্ধ করে রাখা হয়।',
    back: 'মত বদলালে: যে কোনও দিন এই পাতাতেই একটি বোতাম টিপে সম্মতি ফিরিয়ে নিতে পারি। আমার লেখা তখনই মুছে যায়। আগে কেউ পড়ে থাকলে তাঁর মনে থাকতে পারে।',
    agree: 'এখানে লেখা আমার প্রতিবন্ধকতার কথা রাখায়, আর যাঁদের বেছে নিলাম তাঁদের পড়তে দেওয়ায় আমি রাজি',
  },
});
