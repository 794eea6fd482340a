import { texts } from '#words/texts.ts';

export const suspensionTexts = texts({
  en: {
    heading: 'This profile is suspended',
    description: 'Why our office has suspended the profile, and how to ask us to check again.',
    since: (day: string) =>
      `Our office suspended this profile on ${day}. No other family can see it until we restore it.`,
    why: 'What our office says',
    ask: 'To learn why, write below or contact our office.',
    cancelled: 'Interests waiting for an answer, and invitations to look after the profile, have been cancelled.',
    appeal: 'Ask us to check again',
    appealLead: 'Somebody in our office will read this and reply by phone or e-mail.',
    words: 'What should we know?',
    send: 'Send',
    reference: 'Reference number',
    data: 'Your data',
    dataLead: 'You can download everything we keep about this profile, or have it deleted.',
    toData: 'Download or delete',
    others: 'Your other profiles',
    open: (name: string) => `Open ${name}`,
    contact: 'How to reach our office',
  },
  bn: {
    heading: 'এই প্রোফাইল এখন বন্ধ',
    description: 'অফিস কেন প্রোফাইলটি বন্ধ করেছে, আর কীভাবে আবার ভেবে দেখতে বলবেন।',
    since: (day: string) =>
      `${day} তারিখে আমাদের অফিস এই প্রোফাইল বন্ধ করেছে। যতদিন না অফিস আবার চালু করছে, অন্য কোনও পরিবার এটি দেখতে পাবেন না।`,
    why: 'অফিস যা জানিয়েছে',
    ask: 'কারণ জানতে নীচে লিখুন বা অফিসে যোগাযোগ করুন।',
    cancelled:
      'যেসব আগ্রহের উত্তর আসা বাকি ছিল, সেগুলি বাতিল হয়েছে; প্রোফাইল দেখাশোনা করতে যাঁদের আমন্ত্রণ জানানো হয়েছিল, তাঁদের আমন্ত্রণগুলিও।',
    appeal: 'অফিসকে আবার ভেবে দেখতে বলুন',
    appealLead: 'অফিসের কেউ এটি পড়ে ফোনে বা ই-মেলে উত্তর দেবেন।',
    words: 'অফিসকে কী জানাতে চান?',
    send: 'পাঠান',
    reference: 'চিঠির নম্বর',
    data: 'আপনার তথ্য',
    dataLead: 'এই প্রোফাইল সম্পর্কে আমরা যা কিছু রেখেছি, তা নামিয়ে নিতে পারেন, মুছে ফেলতেও বলতে পারেন।',
    toData: 'নামিয়ে নিন বা মুছে ফেলুন',
    others: 'আপনার অন্য প্রোফাইল',
    open: (name: string) => `${name}: প্রোফাইলটি খুলুন`,
    contact: 'অফিসের সঙ্গে যোগাযোগ',
  },
});
