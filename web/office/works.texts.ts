import { texts } from '#words/texts.ts';

export const worksTexts = texts({
  en: {
    soFar: (done: string, all: string) => `${done} of ${all}`,
    soFarOfUnknown: (done: string) => `${done} so far`,
    waiting: 'It will begin in a moment.',
    stopping: 'It is being stopped.',
    leave: 'You may leave this page: the work continues, and you will find it here again.',
    look: 'See how far it has got',
    stopped: 'This was stopped',
    stoppedText: (done: string) => `${done} were done before that. Nothing was left half done.`,
    failed: 'This could not be finished',
    done: 'This is done',
    file: 'Save the file',
  },
  bn: {
    soFar: (done: string, all: string) => `${all}টির মধ্যে ${done}টি হয়েছে`,
    soFarOfUnknown: (done: string) => `এ পর্যন্ত ${done}টি হয়েছে`,
    waiting: 'এখনই শুরু হবে।',
    stopping: 'কাজটি বন্ধ করা হচ্ছে।',
    leave: 'আপনি এই পাতা ছেড়ে যেতে পারেন: কাজ চলতে থাকবে, এখানে ফিরে এলেই আবার দেখতে পাবেন।',
    look: 'কতটা হল, দেখে নিন',
    stopped: 'কাজটি বন্ধ করা হয়েছে',
    stoppedText: (done: string) => `তার আগে ${done}টি হয়ে গেছে। কোনওটি মাঝপথে পড়ে নেই।`,
    failed: 'কাজটি শেষ করা যায়নি',
    done: 'কাজটি হয়ে গেছে',
    file: 'ফাইলটি নামিয়ে নিন',
  },
});
