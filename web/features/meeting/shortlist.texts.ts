import { texts } from '#web/i18n/texts.ts';

export const shortlistTexts = texts({
  en: {
    heading: 'Shortlist',
    description: 'The members you want to think about, with your own notes.',
    lead: 'Only you see this list and its notes. Who is paused is not here for a while, and comes back with the note.',
    none: 'Your shortlist is empty',
    noneText: 'On a member’s page you can keep the profile here, with a note for yourself.',
    toPeople: 'People who may fit',
    addedOn: (day: string) => `Kept on ${day}`,
    note: 'Private note',
    keep: 'Keep the note',
    remove: 'Take out',
  },
  bn: {
    heading: 'পছন্দের তালিকা',
    description: 'যাঁদের কথা ভেবে দেখতে চান, আর আপনার নিজের লেখা কথা।',
    lead: 'এই তালিকা আর লেখাগুলি শুধু আপনিই দেখেন। যাঁর প্রোফাইল কিছু দিন বন্ধ, তিনি আপাতত এখানে থাকবেন না; ফিরলে লেখাসুদ্ধ ফিরবেন।',
    none: 'আপনার পছন্দের তালিকা ফাঁকা',
    noneText: 'সদস্যের পাতা থেকে প্রোফাইলটি এখানে রাখতে পারেন, সঙ্গে নিজের জন্য দু-এক কথা।',
    toPeople: 'মানানসই পাত্রপাত্রী দেখুন',
    addedOn: (day: string) => `রেখেছেন ${day}`,
    note: 'নিজের জন্য লেখা',
    keep: 'লেখাটি রাখুন',
    remove: 'তালিকা থেকে সরান',
  },
});
