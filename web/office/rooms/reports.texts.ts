import { texts } from '#words/texts.ts';

export const reportsTexts = texts({
  en: {
    heading: 'Reports',
    description: 'What members told us about others. Whose time runs out first stands first.',
    none: 'No report waits',
    noneText: 'What members report about a profile, from its page or the inbox, comes here.',
    gone: 'somebody who has left',
    isSuspended: 'suspended',
    others: (count: string) => `${count} other reports`,
    by: 'Reported by',
    note: 'What was done',
    noteHint: 'Kept with the report; whoever reported reads only that it was looked at',
    settle: 'Settle',
  },
  bn: {
    heading: 'অভিযোগ',
    description: 'অন্যদের সম্পর্কে সদস্যরা যা জানিয়েছেন। যেটির সময় আগে ফুরোবে, সেটি আগে।',
    none: 'কোনও অভিযোগ বাকি নেই',
    noneText: 'কোনও প্রোফাইল নিয়ে সদস্যরা তার পাতা বা ইনবক্স থেকে যা জানান, তা এখানে আসে।',
    gone: 'যিনি চলে গেছেন',
    isSuspended: 'বন্ধ করা আছে',
    others: (count: string) => `আরও ${count}টি অভিযোগ`,
    by: 'জানিয়েছেন',
    note: 'কী করা হল',
    noteHint: 'অভিযোগের সঙ্গে থাকবে; যিনি জানিয়েছেন তিনি শুধু জানবেন যে দেখা হয়েছে',
    settle: 'মীমাংসা হয়েছে',
  },
});
