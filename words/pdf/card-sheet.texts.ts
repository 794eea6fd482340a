import { texts } from '#words/texts.ts';

/** The headings and fixed words of a sheet of cards, and of the page that comes back. */
export const cardSheetTexts = texts({
  en: {
    title: 'Families to talk about at home',
    lead: 'Please read these at home with everybody whose opinion matters to you. The last page has the same numbers: put one tick beside each, and bring or send that page to our office.',
    whose: (memberId: string) => `For the family of ${memberId}`,
    reasons: 'Why this may be a good match',
    asks: 'What to ask first',
    slip: 'The page to bring back',
    slipLead: 'One tick for each family, please. Nobody will be told that you said no.',
    more: 'We wish to know more',
    no: 'Not for us',
    later: 'Later',
    foot: 'Shubho Bibaho, a charitable trust, Kolkata. We take no fee. Please do not show this paper to anybody outside your family.',
  },
  bn: {
    title: 'আলোচনার জন্য কয়েকটি পরিবার',
    lead: 'বাড়িতে যাঁদের মতামত দরকার, সবাই মিলে পড়ে দেখুন। শেষ পাতায় একই নম্বরগুলি আছে: প্রতিটির পাশে একটি করে টিক দিয়ে পাতাটি আমাদের অফিসে দিয়ে যান বা পাঠিয়ে দিন।',
    whose: (memberId: string) => `যে পরিবারের জন্য: ${memberId}`,
    reasons: 'কোথায় মিল',
    asks: 'আগে যা জেনে নেবেন',
    slip: 'এই পাতাটি ফেরত দেবেন',
    slipLead: 'প্রতিটি পরিবারের পাশে একটি করে টিক দিন। ‘আমাদের জন্য নয়’ বললে সে কথা কাউকে জানানো হয় না।',
    more: 'আরও জানতে চাই',
    no: 'আমাদের জন্য নয়',
    later: 'পরে ভাবব',
    foot: 'শুভ বিবাহ, একটি দাতব্য ট্রাস্ট, কলকাতা। আমরা কোনও টাকা নিই না। এই কাগজ পরিবারের বাইরে কাউকে দেখাবেন না।',
  },
});
