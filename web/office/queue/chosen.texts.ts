import { texts } from '#words/texts.ts';

export const chosenTexts = texts({
  en: {
    choose: (what: string) => `Choose ${what}`,
    chosen: (count: string) => `${count} chosen`,
    none: 'Choose some in the list to deal with several at once.',
    toWhom: 'Who looks after them',
    nobody: 'nobody',
    assign: 'Assign',
    note: 'How they were answered',
    answered: 'Mark all as answered',
    toMe: 'Assign to me',
    mine: 'I look after it',
    assignedTo: (name: string) => `${name} looks after it`,
  },
  bn: {
    choose: (what: string) => `বেছে রাখুন: ${what}`,
    chosen: (count: string) => `${count}টি বাছা হয়েছে`,
    none: 'কয়েকটির কাজ একসঙ্গে সারতে তালিকা থেকে সেগুলি বেছে রাখুন।',
    toWhom: 'কে দেখবেন',
    nobody: 'কেউ নন',
    assign: 'ভার দিন',
    note: 'কীভাবে উত্তর দেওয়া হল',
    answered: 'সবগুলির উত্তর হয়েছে',
    toMe: 'আমি দেখব',
    mine: 'আমি দেখছি',
    assignedTo: (name: string) => `${name} দেখছেন`,
  },
});
