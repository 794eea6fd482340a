import { texts } from '#words/texts.ts';

export const notYetShownTexts = texts({
  en: {
    office: 'Our office is looking at your profile',
    officeText:
      'Somebody in our office looks at every new profile before others see it. There is nothing you need to do.',
    usually: (hours: string) => `For half of the families this has recently taken ${hours} hours or less.`,
    usuallyDays: (days: string) => `For half of the families this has recently taken ${days} days or less.`,
    call: 'Before that we speak with the bride or groom: somebody from our office will call the number used to log in here and ask for her or him. Please let her or him answer the call.',
    candidate: 'Waiting for the bride or groom to say yes',
    candidateText: 'The profile will be shown as soon as the bride or groom has said yes, from their own phone.',
    invite: 'Invite the bride or groom',
    yours: 'Waiting for you to agree',
    ownYes: 'The profile will be shown as soon as you say yes yourself. Please look first at how others will see it.',
    ownCard: 'My biodata, as others will see it',
    meanwhile:
      'Until then you can look at sixty profiles in all, within three days. Once your own is shown, you can send interests too.',
    returned: 'Our office asks you to correct one thing',
    returnedText: 'Please correct it and tell us here. We will then look at your profile before all others.',
    mended: 'We have corrected it: please look again',
    sayYes: 'Yes, show my profile',
    see: 'See what to correct, and tell us when it is done',
  },
  bn: {
    office: 'প্রোফাইলটি অফিসের দেখার অপেক্ষায়',
    officeText: 'নতুন প্রোফাইল অন্যদের দেখানোর আগে অফিসের কেউ একবার দেখে নেন। আপনাদের কিছু করতে হবে না।',
    usually: (hours: string) => `ইদানীং অর্ধেক প্রোফাইল ${hours} ঘণ্টার মধ্যেই দেখে দেওয়া হয়েছে।`,
    usuallyDays: (days: string) => `ইদানীং অর্ধেক প্রোফাইল ${days} দিনের মধ্যেই দেখে দেওয়া হয়েছে।`,
    call: 'তার আগে আমরা পাত্র বা পাত্রীর সঙ্গে কথা বলে নিই: যে নম্বর দিয়ে এখানে লগ ইন করা হয়, অফিস থেকে সেই নম্বরে ফোন করে তাঁকে চাওয়া হবে। ফোনটি তাঁকেই ধরতে দেবেন।',
    candidate: 'পাত্র বা পাত্রীর নিজের সম্মতি বাকি',
    candidateText: 'পাত্র বা পাত্রী নিজের ফোন থেকে রাজি হলেই প্রোফাইলটি দেখানো হবে।',
    invite: 'পাত্র বা পাত্রীকে আমন্ত্রণ জানান',
    yours: 'আপনার নিজের সম্মতি বাকি',
    ownYes: 'আপনি নিজে রাজি হলেই প্রোফাইলটি দেখানো হবে। অন্যরা এটি যেমন দেখবেন, আগে একবার দেখে নিন।',
    ownCard: 'আমার বায়োডাটা অন্যরা যেমন দেখবেন',
    meanwhile: 'তার আগে তিন দিনের মধ্যে মোট ষাটজনের প্রোফাইল দেখতে পারবেন। আপনাদের প্রোফাইল দেখানো শুরু হলে আগ্রহও জানাতে পারবেন।',
    returned: 'অফিস একটি জিনিস ঠিক করে দিতে বলেছে',
    returnedText: 'ঠিক করে এখানে জানান: তখন অফিস সবার আগে আপনাদের প্রোফাইল দেখে নেবে।',
    mended: 'ঠিক করেছি, আবার দেখুন',
    sayYes: 'হ্যাঁ, প্রোফাইল দেখান',
    see: 'কী ঠিক করতে হবে দেখুন, ঠিক করে জানান',
  },
});
