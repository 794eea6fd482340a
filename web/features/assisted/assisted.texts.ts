import { texts } from '#words/texts.ts';

export const assistedTexts = texts({
  en: {
    name: 'Let the trust look for a match for you',
    said: 'Somebody at the trust looks for families who may suit you, and asks both if they would like to talk',
    nowOn: 'the trust is looking',
    nowOff: 'you have not asked',
    lead: 'If looking through profiles is not for you, the trust can do it on your behalf. Nothing else changes: you can still look yourselves.',
    ask: 'Ask the trust',
    candidates: 'The bride or groom decides this.',
    isOn: (day: string) => `The trust has been looking for a match for you since ${day}.`,
    stop: 'Stop looking for a match for us',
    stopText:
      'The trust will then no longer see your list. Proposals that are still open will end; the other family will not be told why.',
    stopNow: 'Yes, stop looking',
    looks: 'Who has looked for a match for you',
    look: (name: string, day: string) => `${name}, ${day}`,
    nobody: 'Nobody yet. Our office will begin soon.',
  },
  bn: {
    name: 'ট্রাস্টকে খুঁজতে বলুন',
    said: 'ট্রাস্টের কেউ মানানসই পরিবার খোঁজেন, আর কথা বলতে রাজি কি না, দুই পক্ষকেই জিজ্ঞেস করেন',
    nowOn: 'খোঁজা হচ্ছে',
    nowOff: 'খোঁজা হচ্ছে না',
    lead: 'নিজেরা প্রোফাইল দেখে দেখে খুঁজতে না চাইলে ট্রাস্ট আপনাদের জন্য খুঁজতে পারে। আর কিছু বদলায় না: আপনারা নিজেরাও আগের মতোই খুঁজতে পারেন।',
    ask: 'ট্রাস্টকে বলুন',
    candidates: 'এটি ঠিক করবেন পাত্র বা পাত্রী নিজে।',
    isOn: (day: string) => `${day} থেকে ট্রাস্ট আপনাদের জন্য সম্বন্ধ খুঁজছে।`,
    stop: 'আর খুঁজতে হবে না',
    stopText: 'এরপর ট্রাস্ট আপনাদের তালিকা আর দেখবে না। যে সম্বন্ধের উত্তর বাকি, তা শেষ হয়ে যাবে; অন্য পরিবারকে কারণ জানানো হবে না।',
    stopNow: 'হ্যাঁ, খোঁজা বন্ধ করুন',
    looks: 'কে কে আপনাদের জন্য খুঁজেছেন',
    look: (name: string, day: string) => `${name}, ${day}`,
    nobody: 'এখনও কেউ খোঁজেননি। অফিস শিগগিরই শুরু করবে।',
  },
});
