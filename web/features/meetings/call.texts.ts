import type { CallDays } from '#contract/meetings.ts';
import { texts } from '#words/texts.ts';

const EN: Record<CallDays, string> = {
  every: 'Every day',
  weekdays: 'Monday to Friday',
  weekend: 'Saturday and Sunday',
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};
const BN: Record<CallDays, string> = {
  every: 'রোজ',
  weekdays: 'সোমবার থেকে শুক্রবার',
  weekend: 'শনিবার আর রবিবার',
  mon: 'সোমবার',
  tue: 'মঙ্গলবার',
  wed: 'বুধবার',
  thu: 'বৃহস্পতিবার',
  fri: 'শুক্রবার',
  sat: 'শনিবার',
  sun: 'রবিবার',
};

/** The names of the days on which a family can be called. */
export const callDays = texts({ en: EN, bn: BN });

/** The results of the call that this family has noted. */
export const notedByUs = texts({
  en: {
    spoken: 'You have noted that the two families have spoken.',
    noAnswer: 'You have noted that nobody answers. Our office will call them.',
    wrongNumber: 'You have noted that the number is wrong. Our office will call them.',
  },
  bn: {
    spoken: 'আপনারা লিখেছেন: কথা হয়েছে।',
    noAnswer: 'আপনারা লিখেছেন: কেউ ফোন ধরছেন না। অফিস তাঁদের ফোন করবে।',
    wrongNumber: 'আপনারা লিখেছেন: নম্বরটি ভুল। অফিস তাঁদের ফোন করবে।',
  },
});

/** The results that the other family has noted, as this family reads them. */
export const notedByThem = texts({
  en: {
    spoken: 'They have noted that the two families have spoken.',
    noAnswer: 'They could not reach you on the phone. Please check whether your number is right.',
    wrongNumber: 'They say that your number is wrong. Please check it.',
  },
  bn: {
    spoken: 'তাঁরা লিখেছেন: কথা হয়েছে।',
    noAnswer: 'তাঁরা ফোন করে আপনাদের পাননি। নম্বরটি ঠিক আছে কি না, একবার দেখে নিন।',
    wrongNumber: 'তাঁরা লিখেছেন, আপনাদের নম্বরটি ভুল। একবার দেখে নিন।',
  },
});

/** Texts for the first call of two families: when, who calls, and the result. */
export const callTexts = texts({
  en: {
    theirHours: 'When to call them',
    theySaidNothing: 'They have not said yet when it suits them to talk.',
    ourHours: 'When it suits you to be called',
    noneOfUs: 'You have not said yet when it suits you to be called.',
    window: (days: string, from: string, until: string) => `${days}, ${from} to ${until}`,
    elsewhere: (place: string, from: string, until: string) => `${place}: ${from} to ${until}`,
    dayBefore: 'the evening before',
    dayAfter: 'the next day',
    weCall: 'You call first.',
    theyCall: 'They call first.',
    bothCall: 'Both families would like to call first, so call whenever it suits you.',
    bothWait: 'Each family is waiting for the other to call. Perhaps you could call first?',
    afterwards: 'How did it go?',
    ownPhone: 'Your phone and e-mail',
    spoken: 'We have spoken',
    noAnswer: 'Nobody answers',
    wrongNumber: 'The number is wrong',
    officeHears:
      'If nobody answers or the number is wrong, our office will be told the profile number and nothing else.',
    change: 'Change the hours',
    say: 'Say when to call you',
    chooseDays: 'Choose the days',
    which: 'Days',
    from: 'From',
    until: 'Until',
    windowsSaid: 'You can give up to three time slots, in Indian time. Leave them all empty to remove them.',
    second: 'Another time slot',
    third: 'Third time slot',
    caller: 'Who calls first?',
    we: 'We call',
    they: 'They call',
    zone: 'Which country’s time do you follow?',
    zoneSaid: 'If you live abroad, each time is also shown in your own local time.',
    india: 'India',
    save: 'Save these times',
  },
  bn: {
    theirHours: 'তাঁদের কখন ফোন করবেন',
    theySaidNothing: 'কখন ফোন করলে সুবিধে, তাঁরা এখনও জানাননি।',
    ourHours: 'আপনাদের কখন ফোন করলে সুবিধে',
    noneOfUs: 'কখন ফোন করলে সুবিধে, আপনারা এখনও জানাননি।',
    window: (days: string, from: string, until: string) => `${days}, ${from} থেকে ${until}`,
    elsewhere: (place: string, from: string, until: string) => `${place}: ${from} থেকে ${until}`,
    dayBefore: 'আগের দিন',
    dayAfter: 'পরের দিন',
    weCall: 'প্রথমে আপনারা ফোন করবেন।',
    theyCall: 'প্রথমে তাঁরা ফোন করবেন।',
    bothCall: 'দুই পক্ষই প্রথমে ফোন করতে চান: সুবিধেমতো ফোন করুন।',
    bothWait: 'দুই পক্ষই অন্যের ফোনের অপেক্ষায় আছেন। আপনারাই না হয় প্রথমে ফোন করুন?',
    afterwards: 'কথা হল?',
    ownPhone: 'আপনাদের ফোন আর ই-মেল',
    spoken: 'কথা হয়েছে',
    noAnswer: 'কেউ ফোন ধরছেন না',
    wrongNumber: 'নম্বরটি ভুল',
    officeHears: 'কেউ ফোন না ধরলে বা নম্বর ভুল হলে অফিসকে তা জানানো হয়, শুধু প্রোফাইলের নম্বরটি দিয়ে।',
    change: 'সময় বদলান',
    say: 'কখন ফোন করলে সুবিধে, জানান',
    chooseDays: 'দিন বেছে নিন',
    which: 'কোন দিন',
    from: 'কটা থেকে',
    until: 'কটা পর্যন্ত',
    windowsSaid: 'সপ্তাহে সবচেয়ে বেশি তিনটি সময় দেওয়া যায়, ভারতের ঘড়ি ধরে। সব ফাঁকা রাখলে আর কিছু দেখানো হবে না।',
    second: 'আর একটি সময়',
    third: 'তৃতীয় সময়',
    caller: 'প্রথমে কারা ফোন করবেন?',
    we: 'আমরা করব',
    they: 'তাঁরা করুন',
    zone: 'আপনাদের ওখানে কোন দেশের সময় চলে?',
    zoneSaid: 'বিদেশে থাকলে প্রতিটি সময় আপনাদের ওখানকার ঘড়ি ধরেও দেখানো হবে।',
    india: 'ভারত',
    save: 'সময়গুলি সেভ করুন',
  },
});
