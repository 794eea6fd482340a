import { texts } from '#words/texts.ts';

export const publicReportTexts = texts({
  en: {
    heading: 'Report a profile',
    description:
      'If a profile here is you, or shows your photo or your number, or if something is wrong with it: tell the office. No login is needed.',
    lead: 'Is somebody here in your name, with your photo or your number? Or is something wrong with a profile? Tell us: you need no account.',
    reason: 'What is wrong?',
    about: 'Which profile?',
    aboutHint:
      'Such as SV101829; without a number the address of its card, the phone that called you, or the name: whatever you know.',
    words: 'What should we know?',
    contact: 'Your phone or e-mail',
    contactHint:
      'Of any country; with + and the code outside India. We use it for the answer alone. Without it we look into it all the same, but cannot tell you what came of it.',
    problems: 'Please look at these',
    send: 'Send',
    reference: 'Your reference',
    copy: 'Copy the reference',
    copied: 'Copied',
    copyFailed: 'Please copy it by hand',
    keep: 'Please keep it. With it, and with the phone or e-mail that you gave, you can see how your report stands.',
    keepAlone:
      'Please keep it, for when you write to us. You gave no phone or e-mail, so we cannot send you an answer.',
    next: 'What happens now',
    nextRead: 'A person at the office reads it; a photo or a name in your stead before all else.',
    nextTold: 'We tell you that it was read, and then what came of it.',
    nextOther: 'The family does not learn who wrote to us.',
    state: 'See how a report stands',
    another: 'Report something else',
    emergency:
      'Is somebody threatening you, or has money been taken? Please call the police or the cybercrime helpline first.',
    police: 'Police: 112',
    cyber: 'Cybercrime: 1930',
  },
  bn: {
    heading: 'প্রোফাইল নিয়ে অভিযোগ জানান',
    description:
      'এখানকার কোনও প্রোফাইল যদি আপনার নামে হয়, তাতে আপনার ছবি বা নম্বর থাকে, বা অন্য কোনও গোলমাল থাকে, অফিসকে জানান। লগ ইন লাগবে না।',
    lead: 'এখানে কি আপনার নামে, আপনার ছবি বা নম্বর দিয়ে কেউ প্রোফাইল খুলেছেন? বা কোনও প্রোফাইলে গোলমাল আছে? জানান, অ্যাকাউন্ট লাগবে না।',
    reason: 'কী হয়েছে?',
    about: 'কোন প্রোফাইল?',
    aboutHint: 'নম্বর (SV দিয়ে শুরু) জানলে তা-ই; না জানলে কার্ডের ঠিকানা, যে ফোন থেকে কল এসেছে, বা নাম: যেটুকু জানেন।',
    words: 'আর কিছু জানাতে চান?',
    contact: 'আপনার ফোন বা ই-মেল',
    contactHint:
      'যে কোনও দেশের; ভারতের বাইরের হলে + আর দেশের কোড দিয়ে। শুধু উত্তর দিতে কাজে লাগবে। না দিলেও আমরা দেখব, তবে কী হল তা আপনাকে জানাতে পারব না।',
    problems: 'এগুলি একবার দেখে নিন',
    send: 'পাঠান',
    reference: 'আপনার নম্বর',
    copy: 'নম্বরটি কপি করুন',
    copied: 'কপি হয়েছে',
    copyFailed: 'নম্বরটি হাতে টুকে নিন',
    keep: 'নম্বরটি রেখে দিন। এই নম্বর আর যে ফোন বা ই-মেল দিয়েছেন, তা দিয়ে অভিযোগের কী হল দেখতে পাবেন।',
    keepAlone: 'নম্বরটি রেখে দিন, আমাদের লিখলে লাগবে। ফোন বা ই-মেল দেননি, তাই উত্তর পাঠাতে পারব না।',
    next: 'এবার কী হবে',
    nextRead: 'অফিসের একজন পড়বেন; ছবি বা নামের ব্যাপার হলে সবার আগে।',
    nextTold: 'পড়া হলে আপনাকে জানাব, তারপর কী হল তাও জানাব।',
    nextOther: 'কে লিখেছেন, ওই পরিবার জানবেন না।',
    state: 'অভিযোগের কী হল, দেখুন',
    another: 'আর একটি কথা জানান',
    emergency: 'কেউ ভয় দেখাচ্ছেন বা টাকা নিয়েছেন? আগে পুলিশে বা সাইবার অপরাধের হেল্পলাইনে ফোন করুন।',
    police: 'পুলিশ: ১১২',
    cyber: 'সাইবার অপরাধ: ১৯৩০',
  },
});
