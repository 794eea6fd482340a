import { texts } from '#words/texts.ts';

export const myDataTexts = texts({
  en: {
    heading: 'My data: download, consents, delete',
    download: 'Download everything',
    downloadSaid: 'All that you have told us, in one file. We may ask for your password first.',
    delete: 'Delete my profile',
    deleteSaid: 'On a page of its own; for seven days you can still change your mind.',
    consents: 'What you have agreed to',
    consentsSaid: 'Line by line, also what was taken back.',
    takeBack: 'Take something back',
    with: (member: string) => `with ${member}`,
    givenInEnglish: (day: string) => `agreed in English on ${day}`,
    givenInBengali: (day: string) => `agreed in Bengali on ${day}`,
    withdrawn: (day: string) => `taken back on ${day}`,
  },
  bn: {
    heading: 'আমার তথ্য: নামানো, সম্মতি, মোছা',
    download: 'সব নামিয়ে নিন',
    downloadSaid: 'আমাদের যা যা জানিয়েছেন, সব এক ফাইলে। আগে পাসওয়ার্ড চাইতে পারি।',
    delete: 'আমার প্রোফাইল মুছে দিন',
    deleteSaid: 'আলাদা পাতা থেকে; মুছে দিতে বলার পরেও সাত দিন মত বদলানোর সময় থাকে।',
    consents: 'যে যে বিষয়ে সম্মতি দিয়েছেন',
    consentsSaid: 'তারিখ সমেত; যা ফিরিয়ে নিয়েছেন, তাও।',
    takeBack: 'সম্মতি ফিরিয়ে নিন',
    with: (member: string) => `${member}-এর সঙ্গে`,
    givenInEnglish: (day: string) => `${day} তারিখে ইংরেজি লেখা পড়ে সম্মতি দিয়েছেন`,
    givenInBengali: (day: string) => `${day} তারিখে বাংলা লেখা পড়ে সম্মতি দিয়েছেন`,
    withdrawn: (day: string) => `${day} তারিখে ফিরিয়ে নিয়েছেন`,
  },
});
