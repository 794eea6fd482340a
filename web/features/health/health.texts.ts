import { texts } from '#words/texts.ts';

export const healthPageTexts = texts({
  en: {
    heading: 'Health Details',
    description: 'Blood groups and health, never shown to another member.',
    lead: 'Everything here is kept under lock (encrypted) and is never shown to another member. You may leave out whatever you like.',
    own: 'The bride or groom',
    ownReason: 'Two people who both carry thalassaemia should know it before they marry.',
    ownAlone: 'Blood group and report are for the bride or groom alone, who logs in with an account of their own.',
    parentReason: 'Some diseases run in families; your own doctor may ask about them too.',
    reportPrivate: 'You alone see it: no search, score or list uses it, and nobody is told of it.',
    submit: 'Update',
  },
  bn: {
    heading: 'স্বাস্থ্যের তথ্য',
    description: 'রক্তের গ্রুপ আর স্বাস্থ্যের কথা, যা অন্য কোনও সদস্য কখনও দেখতে পান না।',
    lead: 'এখানকার সব কথা তালাবন্ধ করে রাখা হয়, অন্য কোনও সদস্য কখনও দেখতে পান না। যা বলতে চান না, তা ফাঁকা রাখুন।',
    own: 'পাত্র বা পাত্রী',
    ownReason: 'দুজনেই থ্যালাসেমিয়ার বাহক হলে বিয়ের আগেই তা জানা দরকার।',
    ownAlone: 'রক্তের গ্রুপ আর রিপোর্ট শুধু পাত্র বা পাত্রীর নিজের; তিনি নিজের অ্যাকাউন্ট দিয়ে লগ ইন করেন।',
    parentReason: 'কিছু অসুখ বংশে থাকে; ডাক্তারও এসব কথা জানতে চান।',
    reportPrivate: 'শুধু আপনিই দেখেন: খোঁজায়, মেলানোয় বা তালিকায় এটি লাগে না, কাউকে জানানোও হয় না।',
    submit: 'সেভ করুন',
  },
});
