import { texts } from '#words/texts.ts';

export const profileTexts = texts({
  en: {
    heading: 'Basic Information',
    edit: 'Edit',
    nameShort: 'Name',
    phoneShort: 'Phone',
    lead: 'Other families see your full name and phone number only once both families have accepted.',
    emailHint: 'You may leave this empty. Once it is saved, you can change it under “Phone and e-mail”.',
    emailKept: 'You can change it under “Phone and e-mail”.',
    phoneKept: 'You log in with this number. You can change it under “Phone and e-mail”.',
    submit: 'Update',
  },
  bn: {
    heading: 'মূল পরিচয়',
    edit: 'বদলান',
    nameShort: 'নাম',
    phoneShort: 'ফোন',
    lead: 'দুই পক্ষ কথা বলতে রাজি হলে তবেই অন্য পরিবার আপনার পুরো নাম আর ফোন নম্বর দেখতে পান।',
    emailHint: 'না থাকলে ফাঁকা রাখুন। একবার সেভ করলে পরে ‘ফোন আর ই-মেল’ পাতায় এটি বদলানো যায়।',
    emailKept: '‘ফোন আর ই-মেল’ পাতায় এটি বদলানো যায়।',
    phoneKept: 'এই নম্বর দিয়েই আপনি লগ ইন করেন। ‘ফোন আর ই-মেল’ পাতায় এটি বদলানো যায়।',
    submit: 'সেভ করুন',
  },
});
