import { texts } from '#words/texts.ts';

/**
 * The texts of a couple's story after the wedding. `agree`, `agreeHint` and `stays` are the words of a consent
 * (contract/agreed-words.ts).
 */
export const coupleStoryTexts = texts({
  en: {
    congratulations: 'Congratulations to both of you',
    blessing: 'From everybody at the trust: may your home be a happy one.',
    heading: 'Would you like to tell your story?',
    lead: 'How did the two families meet? A few words from you can encourage others who are still looking. It is up to you.',
    names: 'Your names, as you would like them to be shown',
    namesHint: 'First names are enough. Please leave out phone numbers, addresses and e-mail.',
    words: 'Your story',
    wordsHint: 'Up to 3,000 characters. Write only about the two of you.',
    photo: 'A photo of the two of you, if you like',
    photoHint: 'A JPEG file. We remove the place and time stored in it. Please choose one with nobody else in it.',
    keepPhoto: 'Another photo, if you like. If you choose none, the present one stays',
    choose: 'Choose a photo',
    noPhoto: 'No photo chosen',
    withoutPhoto: 'Without a photo',
    agree:
      'I agree that these names, these words and this photo may be shown to everybody on the success stories page, also to visitors and search engines.',
    agreeHint:
      'The story is shown only once both of you have agreed and our office has read it. Either of you can withdraw your consent here at any time. Nobody is then shown the story any more, though what others have read or copied cannot be called back.',
    stays:
      'The story may stay when our profiles are deleted. Without this tick it is deleted together with the first of our profiles. If it stays, it is removed when one of us asks the office.',
    save: 'Save the story',
    saveAgain: 'Save the changes',
    change: 'Change the story',
    theirs: 'Your husband or wife has written your story. Please read it: it is shown only if you agree.',
    agreeNow: 'I agree',
    takeBack: 'Withdraw my consent',
    takeAway: 'Remove the story',
    leave: 'You need not do anything: it is not shown without your consent.',
    written: 'Saved. Now your husband or wife needs to agree.',
    waiting: 'Both of you have agreed. Our office is reading it before it is shown.',
    returned: (reason: string) => `Our office has sent it back: ${reason}`,
    shown: 'Your story is shown on the page of success stories.',
    toStories: 'Success stories',
    photoOf: (names: string) => `Photo: ${names}`,
  },
  bn: {
    congratulations: 'আপনাদের দুজনকে অভিনন্দন',
    blessing: 'ট্রাস্টের সকলের তরফে শুভেচ্ছা: আপনাদের সংসার আনন্দের হোক।',
    heading: 'আপনাদের গল্পটি বলবেন?',
    lead: 'দুই পরিবারের দেখা হল কীভাবে? যাঁরা এখনও খুঁজছেন, আপনাদের দু-চার কথায় তাঁরা ভরসা পাবেন। না বললেও চলে।',
    names: 'যে নামে দেখানো হবে',
    namesHint: 'শুধু নামটুকুই যথেষ্ট। ফোন, ঠিকানা বা ই-মেল লিখবেন না।',
    words: 'আপনাদের গল্প',
    wordsHint: '৩,০০০ অক্ষর পর্যন্ত। শুধু আপনাদের দুজনের কথা লিখুন।',
    photo: 'দুজনের একটি ছবি (দিতে চাইলে)',
    photoHint: 'জেপিইজি ছবি। কোথায় কখন তোলা, ছবির সেই তথ্য মুছে দেওয়া হয়। ছবিতে আর কেউ না থাকলেই ভালো।',
    keepPhoto: 'অন্য ছবি (দিতে চাইলে); না দিলে এখনকার ছবিই থাকবে',
    choose: 'ছবি বেছে নিন',
    noPhoto: 'কোনও ছবি বাছা হয়নি',
    withoutPhoto: 'ছবি ছাড়া',
    agree: 'এই নাম, এই লেখা আর এই ছবি ‘বিয়ের গল্প’ পাতায় সবাইকে দেখানোয় আমি রাজি, যাঁরা সদস্য নন তাঁদের আর সার্চ ইঞ্জিনকেও।',
    agreeHint:
      'আপনারা দুজনেই রাজি হলে আর অফিস পড়ে নিলে তবেই দেখানো হবে। দুজনের যে কেউ যে কোনও সময় এখানেই সম্মতি ফিরিয়ে নিতে পারেন: তখন আর কেউ দেখতে পাবেন না, তবে কেউ আগে পড়ে বা কপি করে থাকলে তা আর ফেরানো যায় না।',
    stays:
      'আমাদের প্রোফাইল মুছে গেলেও গল্পটি থাকতে পারে। টিক না দিলে আমাদের একজনের প্রোফাইল মুছে গেলেই গল্পটিও মুছে যাবে। গল্পটি থেকে গেলে, পরে আমাদের একজন অফিসকে বললে তা সরিয়ে দেওয়া হবে।',
    save: 'গল্পটি সেভ করুন',
    saveAgain: 'যা বদলেছেন, সেভ করুন',
    change: 'গল্পটি বদলান',
    theirs: 'আপনার স্বামী বা স্ত্রী আপনাদের গল্পটি লিখেছেন। পড়ে দেখুন: আপনি রাজি হলে তবেই এটি দেখানো হবে।',
    agreeNow: 'আমি রাজি',
    takeBack: 'সম্মতি ফিরিয়ে নিন',
    takeAway: 'গল্পটি সরিয়ে নিন',
    leave: 'কিছু না করলেও চলে: আপনি রাজি না হলে কেউ এটি দেখতে পাবেন না।',
    written: 'সেভ হয়েছে। এবার অন্যজন রাজি হলে অফিস গল্পটি পড়ে দেখবে।',
    waiting: 'গল্পটি দেখানোয় আপনারা দুজনেই রাজি। দেখানোর আগে অফিস পড়ে নিচ্ছে।',
    returned: (reason: string) => `অফিস ফেরত পাঠিয়েছে: ${reason}`,
    shown: 'আপনাদের গল্প ‘বিয়ের গল্প’ পাতায় দেখানো হচ্ছে।',
    toStories: 'বিয়ের গল্প',
    photoOf: (names: string) => `ছবি: ${names}`,
  },
});
