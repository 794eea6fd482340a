import { texts } from '#words/texts.ts';

export const openHomeTexts = texts({
  en: {
    heading: 'About your home, without names',
    lead: 'What do the parents do, how many brothers and sisters are there, who lives at home? That is what a mother asks first. Families you are in touch with can read it already. If you agree, every family that can see your profile can read the words below, but no names:',
    write: 'Write about your home',
    change: 'Change what is written',
    open: 'Yes, show it to these families',
    ask: 'Ask the bride or groom to agree',
    close: 'Show it only to families we are in touch with',
    needsYes: 'The bride or groom has their own login, so only they can agree to this.',
    asked:
      'Your family would like to show this to every family that can see your profile. It will be shown only if you agree yourself.',
    waits: 'Families can read it once the bride or groom agrees, on this page.',
    isOpen: 'Every family that can see your profile can read it.',
  },
  bn: {
    heading: 'বাড়ির কথা, কারও নাম ছাড়া',
    lead: 'বাবা-মা কী করেন, ভাইবোন কজন, বাড়িতে কারা থাকেন: মায়েরা আগে এটাই জানতে চান। যাঁদের সঙ্গে আলাপ চলছে, তাঁরা এমনিতেই এটি পড়তে পারেন। আর যাঁদের আপনাদের প্রোফাইল দেখানো হয়, আপনারা চাইলে তাঁরাও সবাই এটুকু পড়তে পারবেন (কারও নাম দেখা যাবে না):',
    write: 'বাড়ির কথা লিখুন',
    change: 'লেখা বদলান',
    open: 'হ্যাঁ, সবাইকে দেখান',
    ask: 'পাত্র বা পাত্রীর সম্মতি চান',
    close: 'শুধু যাঁদের সঙ্গে আলাপ চলছে, তাঁদেরই দেখান',
    needsYes: 'পাত্র বা পাত্রী নিজে লগ ইন করেন, তাই তিনি রাজি হলে তবেই এটি দেখানো হবে।',
    asked: 'বাড়ির লোক এটি সবাইকে দেখাতে চান। আপনি রাজি হলে তবেই দেখানো হবে।',
    waits: 'পাত্র বা পাত্রী এই পাতায় এসে সম্মতি দিলে তবেই এটি দেখানো হবে।',
    isOpen: 'আপনাদের প্রোফাইল যাঁদের দেখানো হয়, তাঁরা সবাই এটি পড়তে পারছেন।',
  },
});
