import { texts } from '#words/texts.ts';

export const profileTexts = texts({
  en: {
    heading: 'Basic Information',
    lead: 'Other families see your full name and phone number only when both sides have said yes.',
    emailHint: 'You may leave this empty. Once it is saved, only our office can change it.',
    emailKept: 'To change it, please write to our office.',
    phoneKept: 'You log in with this number. To change it, please write to our office.',
    submit: 'Update',
  },
  bn: {
    heading: 'মূল পরিচয়',
    lead: 'দুই পক্ষ রাজি হলে তবেই অন্য পরিবার আপনার পুরো নাম আর ফোন নম্বর দেখতে পান।',
    emailHint: 'না থাকলে ফাঁকা রাখুন। একবার সেভ করলে পরে শুধু আমাদের অফিস থেকেই এটি বদলানো যায়।',
    emailKept: 'বদলাতে হলে আমাদের অফিসে জানান।',
    phoneKept: 'এই নম্বর দিয়েই আপনি লগ ইন করেন। বদলাতে হলে আমাদের অফিসে জানান।',
    submit: 'সেভ করুন',
  },
});
