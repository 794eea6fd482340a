import { texts } from '#words/texts.ts';

export const openingsTexts = texts({
  en: {
    openings: 'Who has seen my phone number',
    openingsText:
      'Once both families have accepted, the other family can see your phone number. Here you can see who did, and when.',
    noOpenings: 'Nobody has seen it yet.',
    openedOn: (day: string) => `seen on ${day}`,
  },
  bn: {
    openings: 'আপনাদের ফোন নম্বর আর পুরো নাম কারা দেখেছেন',
    openingsText: 'দুই পক্ষ কথা বলতে রাজি হলে অন্য পরিবার আপনাদের ফোন নম্বর দেখতে পান। কে কবে দেখেছেন, এখানে পাবেন।',
    noOpenings: 'এখনও কেউ দেখেননি।',
    openedOn: (day: string) => `${day} তারিখে দেখেছেন`,
  },
});
