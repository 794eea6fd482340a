import { texts } from '#words/texts.ts';

/** Texts of the page on which an invited person joins a profile or declines. */
export const invitedTexts = texts({
  en: {
    heading: 'You are invited',
    description: 'For people who have been sent a code to look after a profile on Shubho Bibaho.',
    lead: 'Somebody in your family gave us your phone number, and we sent you a code. Type both here to see what it is about.',
    phone: 'Your phone number',
    code: 'The code',
    next: 'Continue',
    asCandidate: (name: string) =>
      `Somebody in your family has made a profile for ${name} on Shubho Bibaho. If that is you, you can log in with your own password to see everything written there, change it, and decide whether it is shown. Your health answers are for your eyes only.`,
    asGuardian: (name: string) =>
      `${name} would like your help in looking after a profile on Shubho Bibaho. With your own password you can read and write there. Health answers, blocks and reports stay private to the bride or groom.`,
    password: 'Your own password',
    passwordHint:
      'Choose one with at least 6 characters. If you already log in here with this phone, give that password.',
    agreeYourself: 'Nobody can agree for you: please read this and tick it yourself.',
    agree: 'I agree',
    refuse: 'I do not want this',
    refuseText: 'If you say no, we will not ask again, and we will tell nobody.',
    selfAsk: 'Is this profile about you yourself?',
    selfText:
      'If it is, somebody else has said that they are the bride or groom. Tell us here, with your password and your ticks above: our office will call you and them within 24 hours. Until our office has settled this, nobody can send or accept an interest or end contact with a family, and no number is given out; what other families see stays as it is. Those who look after the profile are told that you have said so.',
    self: 'I am the bride or groom myself',
    forcedAsk: 'Is somebody forcing you?',
    forcedText:
      'If you press the button below, the invitation is refused. Your family is told nothing: they only see that no answer has come yet. Our women’s desk will know, and will also know if you are invited again, even from another number. If you are in danger, call:',
    forced: 'I am being forced',
    problems: 'Please look at these',
  },
  bn: {
    heading: 'আপনাকে আমন্ত্রণ জানানো হয়েছে',
    description: 'শুভ বিবাহ সাইটে কোনও প্রোফাইল দেখাশোনা করার আমন্ত্রণ যাঁর ফোনে গেছে, তাঁর জন্য।',
    lead: 'আপনার ফোন নম্বরটি আমাদের দিয়েছেন আপনারই পরিবারের কেউ; আমরা সেখানে একটি কোড পাঠিয়েছি। কী ব্যাপার জানতে নম্বর আর কোড, দুটিই এখানে লিখুন।',
    phone: 'আপনার ফোন নম্বর',
    code: 'কোড',
    next: 'এগিয়ে যান',
    asCandidate: (name: string) =>
      `পরিবারের কেউ শুভ বিবাহ সাইটে ${name} নামে একটি প্রোফাইল খুলেছেন। সেটি আপনারই হলে নিজের পাসওয়ার্ড দিয়ে লগ ইন করুন: তখন সব লেখা পড়তে ও বদলাতে পারবেন, আর প্রোফাইল দেখানো হবে কি না, তা আপনিই ঠিক করবেন। আপনার স্বাস্থ্যের উত্তর শুধু আপনিই দেখতে পাবেন।`,
    asGuardian: (name: string) =>
      `${name} চান, আপনিও শুভ বিবাহ সাইটে একটি প্রোফাইল দেখাশোনা করুন। নিজের পাসওয়ার্ড দিয়ে লগ ইন করে সেখানে পড়তে ও লিখতে পারবেন; স্বাস্থ্যের উত্তর, আর কার সঙ্গে যোগাযোগ বন্ধ করা বা কার নামে অভিযোগ জানানো হয়েছে, সেসব শুধু পাত্র বা পাত্রীই দেখতে পাবেন।`,
    password: 'আপনার নিজের পাসওয়ার্ড',
    passwordHint: 'অন্তত ৬ অক্ষরের একটি বেছে নিন। এই ফোন নম্বর দিয়ে আগে থেকেই এখানে লগ ইন করে থাকলে সেই পাসওয়ার্ডটিই দিন।',
    agreeYourself: 'আপনার হয়ে আর কেউ সম্মতি দিতে পারেন না: নিজে পড়ে টিক দিন।',
    agree: 'আমি রাজি',
    refuse: 'আমি এটা চাই না',
    refuseText: 'না চাইলে কথা সেখানেই শেষ, কাউকে জানানো হবে না।',
    selfAsk: 'প্রোফাইলটি কি আপনারই?',
    selfText:
      'তাহলে অন্য কেউ নিজেকে পাত্র বা পাত্রী বলে জানিয়েছেন। উপরে নিজের পাসওয়ার্ড লিখে, টিক দিয়ে এখানে জানান: ২৪ ঘণ্টার মধ্যে অফিস থেকে আপনাকে ও তাঁকে ফোন করা হবে। অফিস বিষয়টি না মেটানো পর্যন্ত আগ্রহ জানানো, কথা বলতে রাজি হওয়া, আলাপ শেষ করা বা নম্বর দেওয়া বন্ধ থাকবে; অন্য পরিবার যা দেখেন, তা একই থাকবে। যাঁরা প্রোফাইলটি দেখাশোনা করেন, তাঁদের জানানো হবে যে আপনি এ কথা বলেছেন।',
    self: 'আমি নিজেই পাত্র বা পাত্রী',
    forcedAsk: 'কেউ কি আপনাকে জোর করছেন?',
    forcedText:
      'নীচের বোতাম টিপলে আমন্ত্রণটি ফিরিয়ে দেওয়া হবে। বাড়ির লোককে কিছু জানানো হবে না; তাঁরা শুধু দেখবেন, এখনও উত্তর আসেনি। আমাদের মহিলা সহায়করা জানবেন; আবার আমন্ত্রণ এলে, অন্য নম্বর থেকে এলেও, জানবেন। বিপদে থাকলে ফোন করুন:',
    forced: 'আমাকে জোর করা হচ্ছে',
    problems: 'এগুলি একবার দেখে নিন',
  },
});
