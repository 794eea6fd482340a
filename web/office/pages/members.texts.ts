import { texts } from '#words/texts.ts';

export const membersTexts = texts({
  en: {
    heading: 'Members',
    description:
      'What you open is recorded, and the family can see on which day. Nothing about health is shown here; the member’s page has phone and e-mail in full.',
    asked:
      'Phone, e-mail, number of the profile or of the paper form, or a name in either script, the first name first',
    find: 'Find',
    none: 'Nobody was found. Try only part of the name, or the phone number.',
    member: 'member',
    suspended: 'suspended',
    'to be deleted': 'to be deleted',
    'step 1 only': 'step 1 of the registration only',
    next: 'Show more',
  },
  bn: {
    heading: 'সদস্য',
    description:
      'আপনি যা খোলেন, তা লেখা থাকে; কোন দিন খোলা হল, পরিবারও তা দেখতে পান। স্বাস্থ্যের কিছুই এখানে দেখানো হয় না; পুরো ফোন নম্বর আর ই-মেল থাকে সদস্যের পাতায়।',
    asked: 'ফোন, ই-মেল, প্রোফাইল বা কাগজের ফর্মের নম্বর, কিংবা যে কোনও হরফে নাম: আগে নাম, পরে পদবি',
    find: 'খুঁজুন',
    none: 'কাউকে পাওয়া গেল না। নামের শুধু খানিকটা লিখে, বা ফোন নম্বর দিয়ে দেখুন।',
    member: 'সদস্য',
    suspended: 'বন্ধ করা আছে',
    'to be deleted': 'মুছে ফেলা হবে',
    'step 1 only': 'নাম লেখানোর শুধু প্রথম ধাপ হয়েছে',
    next: 'আরও দেখুন',
  },
});
