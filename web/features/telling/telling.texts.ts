import { texts } from '#words/texts.ts';

export const tellingTexts = texts({
  en: {
    heading: 'How we tell you',
    lead: 'Each way is off until you tick it. Whatever you choose, the notices stay on the site, and what is for your account’s safety goes out in any case.',
    quiet:
      'Nothing comes between nine at night and eight in the morning, and of interests at most one e-mail and one SMS a day. No message names another family.',
    email: (address: string) => `By e-mail to ${address}`,
    noEmail: 'By e-mail (you have given no address yet)',
    sms: (phone: string) => `By SMS to ${phone}`,
    push: 'On the phones and computers where you have asked for it',
    unconfirmed: 'It begins once the address is confirmed.',
    unconfirmedPhone: 'It begins once the number is confirmed by a code.',
    weekly: 'A letter on Mondays when new people have come who fit what we hope for',
    language: 'In which language?',
    save: 'Save',
    thisPhone: 'Tell me on this phone',
    on: 'This phone will tell you.',
    denied: 'Your browser does not allow it. You can change that in its settings.',
    failed: 'It did not work on this phone. Please try again later, or choose another way.',
    notReached: 'We have no way to tell you when a family is waiting',
    notReachedText:
      'If you do not look in here yourselves, an interest ends after 21 days, and others read that you are hard to reach.',
    mend: 'Choose how we tell you',
  },
  bn: {
    heading: 'কীভাবে খবর দেব',
    lead: 'যেগুলিতে টিক দেবেন, শুধু সেভাবেই খবর যাবে। যা-ই বাছুন, সব খবর এই সাইটে থাকে, আর অ্যাকাউন্টের নিরাপত্তার কথা সব সময়েই জানানো হয়।',
    quiet:
      'রাত নটা থেকে সকাল আটটার মধ্যে কিছু পাঠানো হয় না; আগ্রহের খবর দিনে বড়জোর একটি ই-মেল আর একটি এসএমএস। কোনও খবরে অন্য পরিবারের নাম থাকে না।',
    email: (address: string) => `ই-মেলে: ${address}`,
    noEmail: 'ই-মেলে (এখনও ঠিকানা দেননি)',
    sms: (phone: string) => `এসএমএস-এ: ${phone}`,
    push: 'যে ফোনে বা কম্পিউটারে চেয়েছেন, সেখানে',
    unconfirmed: 'ঠিকানাটি যাচাই হলে শুরু হবে।',
    unconfirmedPhone: 'কোড দিয়ে নম্বরটি যাচাই হলে শুরু হবে।',
    weekly: 'যেমন সম্বন্ধ চাই, তেমন নতুন কেউ এলে সোমবারে একটি চিঠি',
    language: 'কোন ভাষায়?',
    save: 'সেভ করুন',
    thisPhone: 'এই ফোনে খবর দিন',
    on: 'এবার থেকে এই ফোনে খবর পাবেন।',
    denied: 'ব্রাউজার অনুমতি দেয়নি। ব্রাউজারের সেটিংস থেকে তা বদলাতে পারেন।',
    failed: 'এই ফোনে হল না। পরে আবার চেষ্টা করুন, বা অন্য উপায় বেছে নিন।',
    notReached: 'কেউ অপেক্ষায় থাকলে আপনাদের জানানোর কোনও উপায় চালু নেই',
    notReachedText: 'নিজেরা এসে না দেখলে ২১ দিন পরে আগ্রহের সময় শেষ হয়ে যায়, আর অন্যরা পড়েন যে আপনাদের খবর দেওয়া কঠিন।',
    mend: 'কীভাবে খবর দেব, বেছে নিন',
  },
});
