import { texts } from '#words/texts.ts';

export const recoveryTexts = texts({
  en: {
    heading: 'Your new password',
    description:
      'What you cannot do for three days after a new password, and how to get full use of your account back at once.',
    lead: (until: string) =>
      `Until ${until} you can do only a few things here. Phone numbers change hands, so we want to be sure that it is you.`,
    openHeading: 'What you can do until then',
    open: 'Read your notices and lists, and fill in the personal details, more about yourself, and your wishes.',
    closed:
      'You cannot yet write to other families or answer them, see phone numbers, photos or health answers, or change your phone, e-mail or password.',
    closesHealth:
      'If neither your e-mail nor anybody in the family confirms by then that it was you, the health answers written before can never again be read from this account. You can write them again, or erase them.',
    nowHeading: 'How to get full use of your account back at once',
    byMail: 'Open the link we send to your confirmed e-mail address.',
    send: 'Send me the link',
    byOthers:
      'Or ask somebody who looks after the profile with you. On the page “Who looks after this profile” they can say that it was you.',
    noWay: 'If you can do neither, you can use your account fully again after three days.',
  },
  bn: {
    heading: 'আপনার নতুন পাসওয়ার্ড',
    description: 'নতুন পাসওয়ার্ড নেওয়ার পরে তিন দিন কী কী কাজ বন্ধ থাকে, আর কীভাবে এখনই তা চালু করা যায়।',
    lead: (until: string) =>
      `${until} পর্যন্ত এখানে বেশির ভাগ কাজ বন্ধ থাকবে। ফোন নম্বর হাতবদল হয়: আমরা নিশ্চিত হতে চাই যে আপনিই এসেছেন।`,
    openHeading: 'তার আগে কী কী করা যায়',
    open: 'খবর আর সদস্যদের তালিকা দেখতে পারেন; ব্যক্তিগত তথ্য, নিজের কথা আর কেমন সম্বন্ধ চান, তা লিখতে পারেন।',
    closed: 'অন্য পরিবারকে লেখা বা উত্তর দেওয়া, ফোন নম্বর, ছবি বা স্বাস্থ্যের উত্তর দেখা, ফোন, ই-মেল বা পাসওয়ার্ড বদলানো এখন যাবে না।',
    closesHealth:
      'পাসওয়ার্ডটি যে আপনিই বদলেছেন, এই সময়ের মধ্যে ই-মেল থেকে আপনি বা পরিবারের কেউ তা না জানালে, স্বাস্থ্য নিয়ে আগে লেখা উত্তরগুলি এই অ্যাকাউন্টে আর কখনও দেখা যাবে না। নতুন করে লেখা বা মুছে ফেলা যাবে।',
    nowHeading: 'এখনই সব চালু করতে হলে',
    byMail: 'আপনার যাচাই করা ই-মেল ঠিকানায় আমরা যে লিঙ্ক পাঠাব, সেটি খুলুন।',
    send: 'লিঙ্ক পাঠান',
    byOthers:
      'অথবা আপনার সঙ্গে যিনি প্রোফাইলটি দেখাশোনা করেন, তাঁকে বলুন: ‘কারা দেখাশোনা করেন’ পাতায় গিয়ে তিনি জানাবেন যে পাসওয়ার্ড আপনিই বদলেছেন।',
    noWay: 'যাচাই করা ই-মেল না থাকলে, বা প্রোফাইলটি আর কেউ দেখাশোনা না করলে, তিন দিন পরে সব নিজে থেকেই চালু হয়ে যাবে।',
  },
});
