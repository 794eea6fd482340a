import { texts } from '#words/texts.ts';

export const whoseRoomTexts = texts({
  en: {
    heading: 'Whose profile',
    description:
      'Somebody who looks after a profile says that they themselves are the bride or groom. Within 24 hours, speak with everybody who looks after it; they have been told that you will call. Until you have settled this, the family cannot send or accept an interest or end contact with another family, and no number is given out; what other families see stays as it is.',
    none: 'Nobody is waiting',
    says: 'says that this is their own profile',
    holders: 'Who looks after it',
    candidate: 'the bride or groom, as recorded now',
    guardian: 'parent or relative',
    family: 'has not said',
    saying: 'says so now',
    spoke: 'I have spoken with somebody',
    spokeText:
      'Ask for the bride or groom; if somebody else answers, call again. Your name and the number are recorded.',
    withWhom: 'With whom',
    called: 'The number that you called',
    words: 'What they said, and how you know who it was',
    hasSpoken: 'We have spoken with the person who says so.',
    hasSpokenToOther: 'We have spoken with the person who was recorded as the bride or groom until now.',
    first: 'First speak with them, then decide.',
    right: 'The request is genuine: make the change',
    rightText:
      'The change then waits for a second person, or for 24 hours, under “Waiting for a second person”, where you make it. What others agreed to for the bride or groom is then no longer valid; she or he decides about each family they are in touch with.',
    isAsked: 'The change has been asked for and is waiting for a second person:',
    toRequests: 'there',
    sure: 'How you know that it is right',
    wrong: 'The request is not genuine: leave the profile as it was',
    wrongText:
      'If nobody else says the same, the family can use the profile fully again, and all who look after it will be told.',
    why: 'Why',
    calls: 'People we have spoken with in the last 30 days',
    noCalls: 'Nobody yet',
  },
  bn: {
    heading: 'প্রোফাইলটি কার',
    description:
      'যাঁরা প্রোফাইল দেখাশোনা করেন, তাঁদের একজন বলছেন, তিনি নিজেই পাত্র বা পাত্রী। ২৪ ঘণ্টার মধ্যে যাঁরা দেখাশোনা করেন তাঁদের সবার সঙ্গে কথা বলুন; তাঁদের জানানো হয়েছে যে ফোন যাবে। বিষয়টি না মেটানো পর্যন্ত ওই পরিবারের আগ্রহ জানানো, কথা বলতে রাজি হওয়া, আলাপ শেষ করা বা নম্বর দেওয়া বন্ধ; অন্য পরিবার যা দেখেন, তা একই থাকে।',
    none: 'কেউ অপেক্ষায় নেই',
    says: 'বলছেন, প্রোফাইলটি তাঁর নিজের',
    holders: 'কারা দেখাশোনা করেন',
    candidate: 'এখন যিনি পাত্র বা পাত্রী বলে লেখা',
    guardian: 'মা-বাবা বা আত্মীয়',
    family: 'জানাননি',
    saying: 'এখন এই কথা বলছেন',
    spoke: 'আমি কথা বলেছি',
    spokeText: 'পাত্র বা পাত্রীকেই চাইবেন; অন্য কেউ ফোন ধরলে পরে আবার ফোন করবেন। আপনার নাম আর নম্বরটি লেখা থাকবে।',
    withWhom: 'কার সঙ্গে',
    called: 'যে নম্বরে ফোন করেছেন',
    words: 'তিনি কী বললেন, আর কীভাবে বুঝলেন যে ইনি তিনিই',
    hasSpoken: 'যিনি এই কথা বলছেন, তাঁর সঙ্গে আমাদের কথা হয়েছে।',
    hasSpokenToOther: 'এতদিন যাঁর নাম পাত্র বা পাত্রী বলে লেখা ছিল, তাঁর সঙ্গে কথা হয়েছে।',
    first: 'আগে কথা বলুন, তারপর ঠিক করুন।',
    right: 'কথাটি ঠিক: বদলে দিন',
    rightText:
      'আর একজন রাজি হলে, বা ২৪ ঘণ্টা পেরোলে, ‘আর একজনের রাজি হওয়ার অপেক্ষায়’ পাতায় আপনিই কাজটি করবেন। তাঁর জায়গায় অন্য কেউ যাতে রাজি হয়েছিলেন, তা আর খাটে না; যে পরিবারগুলির সঙ্গে আলাপ চলছে, তাঁদের কার সঙ্গে এগোবেন আর কার সঙ্গে নয়, তিনি নিজেই জানাবেন।',
    isAsked: 'বদলের অনুরোধ জানানো আছে, আর একজনের রাজি হওয়া বাকি:',
    toRequests: 'এখানে',
    sure: 'কীভাবে জানলেন যে এটাই ঠিক',
    wrong: 'কথাটি ঠিক নয়: যেমন ছিল, তেমনই থাক',
    wrongText:
      'দ্বিতীয় কেউ একই কথা না বললে ওই পরিবার আবার আগের মতো সব কাজ করতে পারবেন, আর প্রোফাইলটি যাঁরা দেখাশোনা করেন, তাঁদের সবাইকে জানানো হবে।',
    why: 'কেন',
    calls: 'গত ৩০ দিনে যাঁদের সঙ্গে কথা হয়েছে',
    noCalls: 'এখনও কারও সঙ্গে নয়',
  },
});
