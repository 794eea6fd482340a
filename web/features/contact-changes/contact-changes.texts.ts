import { texts } from '#words/texts.ts';

export const contactChangesTexts = texts({
  en: {
    heading: 'Phone and e-mail',
    description:
      'First you confirm the new number or address. Then a notice goes to the old one, and you have seven days to object; until then you log in as before.',
    claimed: (day: string) =>
      `Somebody has shown with a code that your number is theirs now. On ${day} we will remove it from the account and hide the profile. If the number is still yours, tell us here.`,
    stillMine: 'The number is still mine',
    askedByOffice:
      'Our office was asked to do this. If none of you asked for it, tell us here, and it will not be done.',
    notAsked: 'We did not ask for it',
    phone: (phone: string) => `Phone ${phone}`,
    newPhone: 'New phone number',
    changePhone: 'Change the number',
    phoneWaits: (phone: string) => `${phone} will be your number. Please type the code we sent to it.`,
    phoneDue: (phone: string, day: string) =>
      `${phone} will be your number from ${day}. If you type a code sent to your present number, it changes at once.`,
    newCode: 'Code sent to the new number',
    oldCode: 'Code sent to the present number',
    sendOld: 'Send a code to the present number',
    keepFormer: 'Keep everything as it is',
    email: (email: string) => `E-mail ${email}`,
    noEmail: 'E-mail: none yet',
    emailConfirmed: 'This address is confirmed.',
    emailUnconfirmed: 'This address is not confirmed yet.',
    sendLink: 'Send me a link',
    newEmail: 'New e-mail',
    newEmailHint: 'We will send a link to this address. Open it to confirm the address.',
    changeEmail: 'Change the e-mail',
    emailWaits: (email: string) => `Please open the link we sent to ${email}.`,
    emailDue: (email: string, day: string) => `${email} will be your address from ${day}.`,
  },
  bn: {
    heading: 'ফোন আর ই-মেল',
    description:
      'নতুন নম্বর বা ঠিকানা আগে যাচাই হয়। তারপর পুরোনোটিতে খবর যায়, আপত্তি জানাতে সাত দিন সময় থাকে; ততদিন আগের মতোই লগ ইন করবেন।',
    claimed: (day: string) =>
      `কেউ একজন কোড দিয়ে জানিয়েছেন যে আপনার নম্বরটি এখন তাঁর। ${day} তারিখে অ্যাকাউন্ট থেকে নম্বরটি সরে যাবে, প্রোফাইল বিরতিতে যাবে। নম্বরটি এখনও আপনার হলে এখানে জানান।`,
    stillMine: 'নম্বরটি এখনও আমার',
    askedByOffice: 'অফিসকে এই কাজ করতে বলা হয়েছে। আপনাদের কেউ না চেয়ে থাকলে এখানে জানান: তাহলে কাজটি হবে না।',
    notAsked: 'আমরা চাইনি',
    phone: (phone: string) => `ফোন ${phone}`,
    newPhone: 'নতুন ফোন নম্বর',
    changePhone: 'নম্বর বদলান',
    phoneWaits: (phone: string) => `${phone} আপনার নতুন নম্বর হবে। সেই ফোনে আসা কোডটি লিখুন।`,
    phoneDue: (phone: string, day: string) =>
      `${day} তারিখ থেকে ${phone} আপনার নম্বর হবে। এখনকার নম্বরে আসা একটি কোড লিখলে এখনই বদলে যাবে।`,
    newCode: 'নতুন নম্বরে আসা কোড',
    oldCode: 'এখনকার নম্বরে আসা কোড',
    sendOld: 'এখনকার নম্বরে কোড পাঠান',
    keepFormer: 'কিছুই বদলাব না',
    email: (email: string) => `ই-মেল ${email}`,
    noEmail: 'ই-মেল: এখনও নেই',
    emailConfirmed: 'এই ঠিকানা যাচাই হয়ে গেছে।',
    emailUnconfirmed: 'এই ঠিকানা এখনও যাচাই হয়নি।',
    sendLink: 'লিঙ্ক পাঠান',
    newEmail: 'নতুন ই-মেল',
    newEmailHint: 'সেখানে একটি লিঙ্ক যাবে; সেটি খুললেই যাচাই হয়ে যাবে।',
    changeEmail: 'ই-মেল বদলান',
    emailWaits: (email: string) => `${email} ঠিকানায় একটি লিঙ্ক গেছে; সেটি খুলে ঠিকানাটি যাচাই করুন।`,
    emailDue: (email: string, day: string) => `${day} তারিখ থেকে ${email} আপনার ঠিকানা হবে।`,
  },
});
