import { texts } from '#words/texts.ts';

/** The page of two families who have agreed to talk. */
export const togetherTexts = texts({
  en: {
    heading: 'Two families',
    description: 'What your two families do next, step by step.',
    lead: (name: string) =>
      `Your family and ${name}: only your two families see this page. Do the steps in any order, and leave out what you do not need.`,
    toCard: (name: string) => `${name}: biodata`,
    back: 'All steps',
    next: 'What is next',
    allSteps: 'The steps',
    undecided: 'The bride or groom has to say first whether you go on',
    toInbox: 'To Interests',
    nextWrite: 'You are writing first. Once you are ready to talk, both families press “Exchange numbers”.',
    nextTheyExchange: 'The other family would like to exchange numbers.',
    nextWait: 'You would like to exchange numbers. The other family has been asked.',
    nextCall: 'Call the other family.',
    nextChooseTime: 'The other family would like to meet, and has proposed times.',
    nextMeet: 'You have a meeting. The time, the place and the calendar are there.',
    nextAfter: 'You were to meet. How was it?',
    nextGoOn: 'You have their number. Note here how it goes.',
  },
  bn: {
    heading: 'দুই পরিবার',
    description: 'দুই পরিবার এরপর ধাপে ধাপে কী করবেন।',
    lead: (name: string) => `আপনাদের আর ${name}: এই পাতা শুধু দুই পরিবারই দেখেন। যে ধাপ আগে ইচ্ছে করুন, যা লাগবে না বাদ দিন।`,
    toCard: (name: string) => `${name}: বায়োডাটা`,
    back: 'সব ধাপ',
    next: 'এরপর কী',
    allSteps: 'ধাপগুলি',
    undecided: 'আলাপ চলবে কি না, আগে পাত্র বা পাত্রী জানাবেন',
    toInbox: 'আগ্রহ ও উত্তর',
    nextWrite: 'আপনারা আগে চিঠিতে কথা বলছেন। ফোনে কথা বলতে চাইলে দুই পক্ষই ‘নম্বর বিনিময়’ টিপবেন।',
    nextTheyExchange: 'ওই পরিবার নম্বর বিনিময় করতে চান।',
    nextWait: 'আপনারা নম্বর বিনিময় করতে চেয়েছেন। ওই পরিবারকে জানানো হয়েছে।',
    nextCall: 'ওই পরিবারকে ফোন করুন।',
    nextChooseTime: 'ওই পরিবার দেখা করতে চান, কয়েকটি সময় জানিয়েছেন।',
    nextMeet: 'দেখা করার দিন ঠিক আছে। কখন, কোথায়, আর ক্যালেন্ডারে রাখার উপায় সেখানেই পাবেন।',
    nextAfter: 'দেখা হওয়ার কথা ছিল। কেমন হল?',
    nextGoOn: 'তাঁদের নম্বর আপনাদের কাছে আছে। কেমন এগোচ্ছে, এখানে লিখে রাখুন।',
  },
});
