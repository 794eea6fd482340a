import { texts } from '#web/i18n/texts.ts';

export const profileTexts = texts({
  en: {
    heading: 'Basic Information',
    description: 'The name, the phone number and the e-mail address of your profile.',
    lead: 'This is how other families first meet you.',
    name: 'Full name of the one who is to marry',
    gender: 'Gender',
    email: 'E-mail',
    emailHint: 'You may leave this empty. Once it is saved, only our office can change it.',
    emailKept: 'To change it, please write to our office.',
    phone: 'Phone number',
    phoneKept: 'You log in with this number, so it stays as it is.',
    submit: 'Update',
  },
  bn: {
    heading: 'মূল পরিচয়',
    description: 'আপনার প্রোফাইলের নাম, ফোন নম্বর আর ই-মেল।',
    lead: 'অন্য পরিবার সবার আগে এটুকুই দেখেন।',
    name: 'পাত্র বা পাত্রীর পুরো নাম',
    gender: 'পাত্র না পাত্রী',
    email: 'ই-মেল',
    emailHint: 'না থাকলে ফাঁকা রাখুন। একবার রাখলে পরে শুধু আমাদের অফিসই এটি বদলাতে পারে।',
    emailKept: 'বদলাতে হলে আমাদের অফিসে জানান।',
    phone: 'ফোন নম্বর',
    phoneKept: 'এই নম্বর দিয়েই লগ ইন করেন, তাই এটি বদলানো যায় না।',
    submit: 'রেখে দিন',
  },
});
