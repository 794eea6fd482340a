import { texts } from '#words/texts.ts';

export const shortlistTexts = texts({
  en: {
    heading: 'Shortlist',
    description: 'The members you want to think about, with your own notes.',
    lead: 'Only you see this list and its notes.',
    none: 'Your shortlist is empty',
    noneText: 'Press “Keep” on a card or on a member’s page, and you find that profile here.',
    toPeople: 'See people',
    addedOn: (day: string) => `Kept on ${day}`,
    note: 'Private note',
    write: 'Write a note for yourself',
    change: 'Change the note',
    keep: 'Save the note',
    remove: 'Take out',
  },
  bn: {
    heading: 'পছন্দের তালিকা',
    description: 'যাঁদের কথা ভেবে দেখতে চান, আর তাঁদের নিয়ে নিজেদের জন্য যা লিখে রেখেছেন।',
    lead: 'এই তালিকা আর লেখাগুলি শুধু আপনারাই দেখেন।',
    none: 'আপনাদের পছন্দের তালিকা ফাঁকা',
    noneText: 'তালিকায় বা সদস্যের পাতায় ‘পছন্দে রাখুন’ টিপলে প্রোফাইলটি এখানে পাবেন।',
    toPeople: 'পাত্রপাত্রী দেখুন',
    addedOn: (day: string) => `${day} পছন্দে রেখেছেন`,
    note: 'নিজেদের জন্য লেখা',
    write: 'নিজেদের জন্য কিছু লিখুন',
    change: 'লেখাটি বদলান',
    keep: 'লেখাটি সেভ করুন',
    remove: 'তালিকা থেকে বাদ দিন',
  },
});
