import { texts } from '#words/texts.ts';

export const stopShowingTexts = texts({
  en: {
    readers: (count: string) => `Last week ${count} members opened your profile.`,
    fewReaders: 'Last week fewer than ten members opened your profile.',
    isWaiting: 'Your profile is not shown to anyone yet.',
    isShown: 'Your profile is shown to members.',
    seeMyself: 'As others see it',
    isShownToChosen: 'Your profile is shown only to the families you send an interest to.',
    narrow: 'Show it only to families we write to',
    widen: 'Show it to all members',
    hide: 'Stop showing it',
    takeBack: 'We do not want it shown after all',
    takeBackText: 'You can decide again whenever you like.',
    hideText: 'You leave everyone’s lists at once, and can come back whenever you like.',
  },
  bn: {
    readers: (count: string) => `গত সপ্তাহে ${count} জন সদস্য আপনাদের প্রোফাইল খুলে দেখেছেন।`,
    fewReaders: 'গত সপ্তাহে আপনাদের প্রোফাইল দশজনেরও কম সদস্য খুলে দেখেছেন।',
    isWaiting: 'আপনাদের প্রোফাইল এখনও কাউকে দেখানো হচ্ছে না।',
    isShown: 'আপনাদের প্রোফাইল এখন সদস্যদের দেখানো হচ্ছে।',
    seeMyself: 'অন্যরা যেমন দেখেন',
    isShownToChosen: 'আপনাদের প্রোফাইল শুধু সেই সব পরিবারকেই দেখানো হচ্ছে, যাঁদের আপনারা আগ্রহ জানান।',
    narrow: 'শুধু যাঁদের আগ্রহ জানাবেন, প্রোফাইলটি তাঁদেরই দেখান',
    widen: 'সব সদস্যকে দেখান',
    hide: 'প্রোফাইল দেখানো বন্ধ করুন',
    takeBack: 'এখন দেখাতে চাই না',
    takeBackText: 'এখন না দেখাতে চাইলে জানান; যখন খুশি আবার রাজি হতে পারবেন।',
    hideText: 'বন্ধ করলে সঙ্গে সঙ্গে সবার তালিকা থেকে সরে যাবেন; যখন খুশি আবার ফিরতে পারবেন।',
  },
});
