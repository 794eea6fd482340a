import { texts } from '#words/texts.ts';

/** The words of the consent to be printed. `agreed-words.ts` has their hash. */
export const printedTexts = texts({
  en: {
    name: 'The printed booklet',
    said: 'A booklet on paper for families who do not use a phone.',
    nowOn: 'you are in it',
    nowOff: 'you are not in it',
    lead: 'The trust prints a booklet (patrika) for families who prefer to read on paper. It is kept in our offices, and families can take a numbered copy home.',
    printed:
      'What is printed about you: your number (SV…), first name, age, height, marital status and children, education and work, religion, caste and gotra, your district and the family’s native place.',
    never: 'What is never printed: a phone number, an address, a photo, anything about health, or your own words.',
    recall:
      'Paper cannot be recalled. If you take your consent back, you will not be in the next booklet; copies that people have at home stay with them.',
    leftOut:
      'You are left out while your profile is paused or not shown, while only families you send an interest to can see it, and while you have blocked a phone number.',
    agree: 'I agree that this may be printed about me in the booklet',
    surname: 'Print my surname as well',
    save: 'Save my consent',
    back: 'Withdraw my consent',
    isOn: 'You have agreed to appear in the printed booklet, without your surname.',
    isOnWithSurname: 'You have agreed to appear in the printed booklet, with your surname.',
    copies: (copies: string, day: string) => `Copies printed so far with your entry: ${copies}, the last on ${day}.`,
    candidates: 'Only the bride or groom decides this, from their own account.',
  },
  bn: {
    name: 'ছাপা পত্রিকা',
    said: 'যাঁরা ফোনে দেখেন না, তাঁদের জন্য কাগজে ছাপা পত্রিকা।',
    nowOn: 'আপনার কথা ছাপা হয়',
    nowOff: 'আপনার কথা ছাপা হয় না',
    lead: 'যাঁরা কাগজে পড়েন, তাঁদের জন্য ট্রাস্ট একটি পত্রিকা ছাপে। পত্রিকাটি আমাদের অফিসে থাকে, আর পরিবারগুলি নম্বর দেওয়া একটি কপি বাড়ি নিয়ে যেতে পারেন।',
    printed:
      'আপনার যা ছাপা হয়: নম্বর (SV…), পদবি ছাড়া নাম, বয়স, উচ্চতা, বৈবাহিক অবস্থা আর সন্তানের কথা, পড়াশোনা ও কাজ, ধর্ম, জাতি ও গোত্র, জেলা আর আদি দেশ।',
    never: 'যা কখনও ছাপা হয় না: ফোন নম্বর, ঠিকানা, ছবি, স্বাস্থ্যের কোনও কথা, আপনার নিজের লেখা।',
    recall:
      'কাগজ একবার হাতে গেলে আর ফিরিয়ে আনা যায় না। সম্মতি ফিরিয়ে নিলে পরের পত্রিকায় আপনার কথা থাকবে না; যে কপি লোকের বাড়িতে আছে, সেগুলি সেখানেই থেকে যাবে।',
    leftOut:
      'প্রোফাইল বিরতিতে থাকলে বা অন্যদের দেখানো না হলে, শুধু যাঁদের আগ্রহ জানান তাঁদেরই দেখানো হলে, কিংবা কোনও ফোন নম্বর আটকে দিয়ে থাকলে আপনার কথা ছাপা হয় না।',
    agree: 'পত্রিকায় আমার এই কথাগুলি ছাপানোয় আমি রাজি',
    surname: 'পদবিও ছাপুন',
    save: 'সম্মতি সেভ করুন',
    back: 'সম্মতি ফিরিয়ে নিন',
    isOn: 'আপনি পত্রিকায় ছাপার সম্মতি দিয়েছেন, পদবি ছাড়া।',
    isOnWithSurname: 'আপনি পত্রিকায় ছাপার সম্মতি দিয়েছেন, পদবি সমেত।',
    copies: (copies: string, day: string) => `এ পর্যন্ত ${copies}টি কপিতে আপনার কথা ছাপা হয়েছে, শেষটি ${day} তারিখে।`,
    candidates: 'এটি শুধু পাত্র বা পাত্রী নিজের অ্যাকাউন্ট থেকে ঠিক করেন।',
  },
});
