import { texts } from '#words/texts.ts';

export const confirmTexts = texts({
  en: {
    heading: 'Confirm phone',
    description: 'Show with a six-digit code that the phone is yours.',
    lead: 'Before we show a profile to members, we check that its phone number is really yours. It takes a minute.',
    own: (phone: string) => `Your phone ${phone}`,
    guardian: (phone: string) => `The guardian’s phone ${phone}`,
    guardianLead:
      'A family gets this number only once the person who answers it has agreed. We send the code to that phone: ask them to read it out to you.',
    guardianGone: 'Guardian’s number removed',
    guardianGoneText:
      'Families you are in touch with had this number until now. It is not replaced automatically: they are told that we are asking you which number to give.',
    giveOwn: 'Give them my own number',
    confirmed: 'This number is confirmed.',
    goOn: 'Continue',
    printed: 'On this trial site the code is shown in the window where the site was started. It is not sent anywhere.',
    againIn: (seconds: string) => `Send again in ${seconds} seconds`,
    otherNumber: 'The number has changed',
    otherOwn: 'Change the number you log in with',
    otherGuardian: 'You can change the guardian’s phone under “More about me”.',
    office: 'No code? Ask our office',
    officeText: 'Our office will call the number and read out a code.',
    callUs: 'You can also call us:',
    noSms:
      'We cannot send an SMS to this number. Our office will call it during office hours in India and read out a six-digit code, which you type here. Until then, do go on filling in the profile.',
    askForCall: 'Ask our office to call',
  },
  bn: {
    heading: 'ফোন যাচাই করুন',
    description: 'ছয় সংখ্যার একটি কোড দিয়ে জানান যে ফোনটি আপনার।',
    lead: 'যে ফোন নম্বরে লগ ইন করেন, সেটি আপনার বলে জানা গেলে তবেই প্রোফাইল সদস্যদের দেখানো হয়। এক মিনিটের কাজ।',
    own: (phone: string) => `আপনার ফোন ${phone}`,
    guardian: (phone: string) => `অভিভাবকের ফোন ${phone}`,
    guardianLead: 'যিনি এই ফোন ধরেন, তিনি রাজি হলে তবেই অন্য পরিবার নম্বরটি পান: কোড যাবে তাঁর ফোনে। তাঁকে কোডটি পড়ে শোনাতে বলুন।',
    guardianGone: 'অভিভাবকের ফোন নম্বর আর নেই',
    guardianGoneText:
      'যাঁদের সঙ্গে আলাপ চলছে, তাঁরা এতদিন সেই নম্বরই পেতেন। তার জায়গায় অন্য নম্বর নিজে থেকে দেওয়া হয় না: তাঁরা দেখবেন, কোন নম্বর দেওয়া হবে তা আপনাদের জিজ্ঞেস করা হচ্ছে।',
    giveOwn: 'আমার নিজের নম্বর দিন',
    confirmed: 'এই নম্বর যাচাই হয়ে গেছে।',
    goOn: 'এগিয়ে যান',
    printed: 'সাইটটি এখন পরীক্ষামূলকভাবে চলছে: কোড কোথাও পাঠানো হয় না, যে কম্পিউটারে সাইট চলছে, তার পর্দাতেই দেখা যায়।',
    againIn: (seconds: string) => `${seconds} সেকেন্ড পরে আবার পাঠাতে পারবেন`,
    otherNumber: 'নম্বরটি বদলেছে',
    otherOwn: 'যে নম্বরে লগ ইন করেন, সেটি বদলান',
    otherGuardian: 'অভিভাবকের ফোন নম্বর ‘নিজের সম্পর্কে আরও’ পাতায় বদলানো যায়।',
    office: 'কোড আসছে না? অফিসকে জিজ্ঞেস করুন',
    officeText: 'আমাদের অফিস থেকে এই নম্বরে ফোন করে একটি কোড বলে দেওয়া হবে।',
    callUs: 'আপনিও অফিসে ফোন করতে পারেন:',
    noSms:
      'এই নম্বরে আমাদের এসএমএস যায় না। অফিস খোলা থাকার সময়ে (ভারতের সময় ধরে) সেখান থেকে ফোন করে ছয় সংখ্যার একটি কোড বলে দেওয়া হবে; সেটি এখানে লিখবেন। ততক্ষণ প্রোফাইলের বাকিটা লিখতে পারেন।',
    askForCall: 'অফিসকে ফোন করতে বলুন',
  },
});
