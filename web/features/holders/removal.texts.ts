import { texts } from '#words/texts.ts';

export const removalTexts = texts({
  en: {
    remove: (end: string) => `Take out the phone that ends in ${end}`,
    removeText:
      'They are told by every way we have, and may object for seven days. After that they no longer log in to this profile.',
    removeNow: 'Take them out in seven days',
    due: (day: string) => `No longer looks after the profile from ${day}, unless they object.`,
    dueMe: (day: string) => `From ${day} you no longer look after this profile, unless you object.`,
    object: 'I object: I want to stay',
    keep: (end: string) => `Let the phone that ends in ${end} stay`,
    objected: 'Has objected to being taken out, and stays. The office helps if you do not agree.',
    objectedMe: 'You have objected to being taken out, and you stay.',
    atOnceHeading: 'Take somebody out at once',
    atOnceText:
      'The office has met you: with a code to your own phone you take somebody out at once. They are told, and need not agree.',
    sendCode: 'Send me a code',
    whom: 'Whom',
    choose: 'Choose a phone',
    phone: (end: string) => `The phone that ends in ${end}`,
    atOnce: 'Take them out now',
  },
  bn: {
    remove: (end: string) => `যে ফোন নম্বরের শেষে ${end}, সেটি বাদ দিন`,
    removeText:
      'যত ভাবে পারি, তাঁকে জানানো হবে; সাত দিন পর্যন্ত তিনি আপত্তি জানাতে পারেন। তারপর তিনি আর এই প্রোফাইলে লগ ইন করতে পারবেন না।',
    removeNow: 'সাত দিন পরে তাঁকে বাদ দিন',
    due: (day: string) => `আপত্তি না জানালে ${day} থেকে তিনি আর প্রোফাইলটি দেখাশোনা করবেন না।`,
    dueMe: (day: string) => `আপত্তি না জানালে ${day} থেকে আপনি আর এই প্রোফাইল দেখাশোনা করবেন না।`,
    object: 'আমার আপত্তি আছে, আমি থাকতে চাই',
    keep: (end: string) => `যে ফোন নম্বরের শেষে ${end}, সেটি থাকুক`,
    objected: 'তিনি বাদ পড়তে আপত্তি জানিয়েছেন, তাই থাকছেন। আপনি মানতে না পারলে অফিসের সঙ্গে কথা বলুন।',
    objectedMe: 'আপনি আপত্তি জানিয়েছেন, তাই আপনি থাকছেন।',
    atOnceHeading: 'এখনই কাউকে বাদ দিন',
    atOnceText:
      'অফিস আপনার সঙ্গে দেখা করেছে: নিজের ফোনে পাওয়া কোড দিয়ে আপনি এখনই কাউকে বাদ দিতে পারেন। তাঁকে জানানো হবে, তাঁর মত লাগবে না।',
    sendCode: 'আমাকে কোড পাঠান',
    whom: 'কাকে',
    choose: 'একটি ফোন নম্বর বেছে নিন',
    phone: (end: string) => `যে ফোন নম্বরের শেষে ${end}`,
    atOnce: 'এখনই বাদ দিন',
  },
});
