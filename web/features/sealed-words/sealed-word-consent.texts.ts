import { texts } from '#words/texts.ts';

/**
 * The consent of the writer of a fact of health for one person, and the promise of that person before reading it. They
 * are a draft for the trust's lawyer, after section 8 of the HIV and AIDS (Prevention and Control) Act, 2017. Changed
 * words need a new version: `contract/agreed-words.ts`.
 */
export const sealedWordConsentTexts = texts({
  en: {
    freeName: 'Of my own free will',
    free: 'I am sharing one fact about my own health with the person I may marry. Nobody has forced or pressured me, or given me anything for it, and nobody may demand it. I could also say it face to face, in front of a doctor or a counsellor, or not at all.',
    readerName: 'Who reads it',
    reader:
      'The site shows it to that one person alone, in their own account, after they have promised to tell nobody. It shows it to no parent or relative of either family, and does not tell them that it exists. Nobody at the trust’s office can open it.',
    oftenName: 'How often',
    often:
      'Three times at most, and each opening counts; after the third it is erased. They cannot print or download it.',
    untilName: 'Until when',
    until:
      'For thirty days from today; then it is erased. It is erased earlier, even after it has been opened, if one of us ends the acquaintance on this site, if one of us blocks the other, or if one of our profiles is deleted.',
    backName: 'If I change my mind',
    back: 'Until they open it for the first time, I can take it back on this page with one tap, and it is erased. After that this button is gone. I can still end the acquaintance or block them: then it is erased and they cannot open it again, but what they have read they know.',
    riskName: 'What nobody can promise me',
    risk: 'Somebody who has read it may remember it, write it down, photograph the screen, or tell others in spite of the promise. Somebody else who has their phone or their password might read it too.',
    lawName: 'What the law says',
    law: 'I am sharing it in confidence. There is a law for this, section 8 of the HIV and AIDS (Prevention and Control) Act, 2017. It says that nobody can be made to tell whether they have HIV, unless a court orders it. It also says that what was told in confidence, about HIV or anything else private, may not be passed on without written consent. I give no such consent. That I have agreed, when, and to which words is kept with what I write, and is erased with it; no page shows it to others.',
    agree: 'I have read this, and I share this fact of my own free will',
    promiseLead: 'What is written here was told to you in confidence.',
    promiseOften: 'You can open it three times. It is erased thirty days after it was written.',
    promiseLaw:
      'Section 8 of the HIV and AIDS (Prevention and Control) Act, 2017 protects what was told in confidence about somebody’s health: without their written consent you may not pass it on. The site records, together with what is written here, that you have promised and when.',
    promise: 'I promise to tell nobody what I read here, not even my own family',
  },
  bn: {
    freeName: 'নিজের ইচ্ছায়',
    free: 'যাঁর সঙ্গে আমার বিয়ের কথা চলছে, তাঁকে আমার নিজের স্বাস্থ্যের একটি কথা জানাচ্ছি। কেউ আমাকে জোর করেননি, চাপ দেননি, এর জন্য টাকা বা অন্য কিছু দেননি; এ কথা জানাতে কেউ আমাকে বাধ্য করতে পারেন না। চাইলে সামনাসামনি বলতে পারি, ডাক্তার বা পরামর্শদাতার সামনে বলতে পারি, না-ও বলতে পারি।',
    readerName: 'কে পড়বেন',
    reader:
      'শুধু ওই একজন, নিজের অ্যাকাউন্ট থেকে, কাউকে না বলার কথা দেওয়ার পরে। দুই বাড়ির মা-বাবা বা আত্মীয় কেউ এটি দেখতে পান না, এটি যে আছে তাও জানতে পারেন না। ট্রাস্টের অফিসের কেউও এটি খুলতে পারেন না।',
    oftenName: 'কতবার',
    often: 'বড়জোর তিনবার, প্রতিবার খোলাই ধরা হয়; তৃতীয়বারের পরে এটি মুছে যাবে। তিনি এটি প্রিন্ট বা ডাউনলোড করতে পারবেন না।',
    untilName: 'কত দিন',
    until:
      'আজ থেকে তিরিশ দিন; তারপর এটি মুছে যায়। আমাদের কেউ এই সাইটে আলাপ শেষ করার বা যোগাযোগ বন্ধ করার বোতাম টিপলে, কিংবা দুজনের কারও প্রোফাইল মুছে ফেলা হলে তার আগেই এটি মুছে যাবে, খোলা হয়ে থাকলেও।',
    backName: 'ফিরিয়ে নেওয়া',
    back: 'তিনি প্রথমবার খোলার আগে পর্যন্ত এই পাতার একটি বোতাম টিপেই ফিরিয়ে নিতে পারি, তখনই এটি মুছে যাবে। তিনি একবার খুলে ফেললে ওই বোতাম আর থাকে না। তখনও আমি আলাপ শেষ করার বা যোগাযোগ বন্ধ করার বোতাম টিপলে এটি মুছে যাবে, তিনি আর খুলতে পারবেন না; তবে যা পড়ে ফেলেছেন, তা তাঁর জানা থেকে যাবে।',
    riskName: 'যে ঝুঁকি থেকে যায়',
    risk: 'যিনি পড়েছেন, কথাটি তাঁর মনে থেকে যেতে পারে। তিনি তা লিখে রাখতে পারেন, পর্দার ছবি তুলে রাখতে পারেন, কথা দেওয়ার পরেও কাউকে বলে ফেলতে পারেন। তাঁর ফোন বা পাসওয়ার্ড অন্য কারও হাতে থাকলে তিনিও পড়ে ফেলতে পারেন।',
    lawName: 'আইন কী বলে',
    law: 'কথাটি বিশ্বাস করে জানাচ্ছি। এইচআইভি ও এইডস (প্রতিরোধ ও নিয়ন্ত্রণ) আইন, ২০১৭-র ৮ নম্বর ধারা বলে, নিজের এইচআইভি আছে কি না তা জানাতে কাউকে বাধ্য করা যায় না, আদালত আদেশ দিলে আলাদা কথা। সেখানে এ-ও বলা আছে, কেউ বিশ্বাস করে এ কথা বা নিজের অন্য কোনও ব্যক্তিগত কথা জানালে, যিনি জানলেন তিনি তা আর কাউকে জানাতে পারেন না; যাঁর কথা, তিনি লিখে রাজি হলে তবেই পারেন। আমার কথাটি আর কাউকে জানানোর অনুমতি আমি দিচ্ছি না। কবে রাজি হলাম, কোন লেখা পড়ে রাজি হলাম, তা এই কথাটির সঙ্গেই লেখা থাকবে, কোনও পাতায় অন্য কাউকে তা দেখানো হয় না; কথাটি মুছে গেলে সেটিও মুছে যাবে।',
    agree: 'এই লেখা পড়েছি, আর কথাটি নিজের ইচ্ছায় জানাচ্ছি',
    promiseLead: 'এখানে যা লেখা আছে, তা আপনাকে বিশ্বাস করে জানানো হয়েছে।',
    promiseOften: 'এটি তিনবার খুলতে পারবেন। লেখার তিরিশ দিন পরে এটি মুছে যায়।',
    promiseLaw:
      'কারও স্বাস্থ্যের যে কথা বিশ্বাস করে জানানো হয়েছে, এইচআইভি ও এইডস (প্রতিরোধ ও নিয়ন্ত্রণ) আইন, ২০১৭-র ৮ নম্বর ধারা তা গোপন রাখতে বলে: তাঁর লিখিত সম্মতি ছাড়া আপনি তা আর কাউকে জানাতে পারেন না। আপনি যে কথা দিয়েছেন, আর কবে, তা এর সঙ্গে লেখা থাকবে।',
    promise: 'কথা দিচ্ছি, এখানে যা পড়ব কাউকে বলব না, নিজের বাড়িতেও না',
  },
});
