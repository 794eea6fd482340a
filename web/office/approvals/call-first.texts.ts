import { texts } from '#words/texts.ts';

/** Texts about the call to the bride or groom before the profile is shown. */
export const callFirstTexts = texts({
  en: {
    callHeading: 'Speak with her or him first',
    callDone: 'We have spoken with her or him',
    callText:
      'Ask for the bride or groom by name, and make sure that it is she or he. Only then can the profile be approved.',
    claimedSelf: 'Somebody else who looks after the profile says that they themselves are the bride or groom.',
    toWhose: 'Settle that first',
    othersPhone: 'This number also looks after another profile.',
    guardiansPhone: 'This number is also given as a parent’s or guardian’s.',
    drawn: 'We make this call for one profile in fifty. This one was chosen by chance; nothing is wrong with it.',
    spokeNow: 'I have spoken with her or him',
    called: 'The number that you called',
    said: 'What she or he said',
  },
  bn: {
    callHeading: 'আগে পাত্র বা পাত্রীর সঙ্গে কথা বলুন',
    callDone: 'পাত্র বা পাত্রীর সঙ্গে কথা হয়েছে',
    callText: 'নাম ধরে পাত্র বা পাত্রীকেই চাইবেন, আর তিনিই কি না, নিশ্চিত হয়ে নেবেন। তার পরেই প্রোফাইলটি অনুমোদন করা যাবে।',
    claimedSelf: 'যাঁরা প্রোফাইলটি দেখাশোনা করেন, তাঁদের আর একজন বলছেন, তিনি নিজেই পাত্র বা পাত্রী।',
    toWhose: 'আগে সেটি মিটিয়ে নিন',
    othersPhone: 'এই নম্বর দিয়ে আরও একটি প্রোফাইল দেখাশোনা করা হয়।',
    guardiansPhone: 'এই নম্বরটি কোথাও মা-বাবা বা অভিভাবকের নম্বর বলেও লেখা আছে।',
    drawn: 'পঞ্চাশটি প্রোফাইলের মধ্যে একটির জন্য ফোন করা হয়। এবার এটির পালা; এতে কোনও গোলমাল নেই।',
    spokeNow: 'কথা হয়েছে',
    called: 'যে নম্বরে ফোন করেছেন',
    said: 'তিনি কী বললেন',
  },
});
