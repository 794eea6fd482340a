import { texts } from '#words/texts.ts';

export const myDataTexts = texts({
  en: {
    heading: 'My Data',
    downloadLead:
      'Everything you have told us, with your picture and your horoscope, as one zip file. If you logged in more than fifteen minutes ago, we ask for your password first.',
    download: 'Download everything',
    deleteLead: 'You can have your profile deleted at any time. For seven days you can still change your mind.',
    delete: 'Delete my profile',
    consents: 'What you have agreed to',
    with: (member: string) => `with ${member}`,
    givenInEnglish: (day: string) => `agreed in English on ${day}`,
    givenInBengali: (day: string) => `agreed in Bengali on ${day}`,
    withdrawn: (day: string) => `taken back on ${day}`,
  },
  bn: {
    heading: 'আমার তথ্য',
    downloadLead:
      'আপনি আমাদের যা যা জানিয়েছেন, ছবি আর কোষ্ঠী সমেত, সব একটি জিপ ফাইলে। লগ ইন করার পর পনেরো মিনিট পেরিয়ে গেলে আগে পাসওয়ার্ড চাইব।',
    download: 'সব নামিয়ে নিন',
    deleteLead: 'যখন খুশি প্রোফাইল মুছে দিতে পারেন। তারপরও সাত দিন মত বদলানোর সময় থাকে।',
    delete: 'আমার প্রোফাইল মুছে দিন',
    consents: 'যে যে বিষয়ে সম্মতি দিয়েছেন',
    with: (member: string) => `${member}-এর সঙ্গে`,
    givenInEnglish: (day: string) => `${day} তারিখে ইংরেজি লেখা পড়ে সম্মতি দিয়েছেন`,
    givenInBengali: (day: string) => `${day} তারিখে বাংলা লেখা পড়ে সম্মতি দিয়েছেন`,
    withdrawn: (day: string) => `${day} তারিখে ফিরিয়ে নিয়েছেন`,
  },
});
