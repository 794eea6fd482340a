import { texts } from '#words/texts.ts';

export const paperTexts = texts({
  en: {
    heading: 'Paper entry',
    description:
      'A family’s printed biodata, in its order, saved at once. What you type stays in this tab until it is saved, also after a reload.',
    problems: 'Please look at these once more',
    form: 'The signed form',
    formReason:
      'Enter only what the family has signed. The paper stays with the trust; health is never entered here. If the family does not take the profile over within 90 days, it is deleted; each new code begins the 90 days anew.',
    formNumber: 'Number of the form',
    consentOn: 'Date beside the signature',
    hasSigned: 'The family has signed that the trust keeps this and may show it to members',
    language: 'Language of the family',
    person: 'The bride or groom',
    phone: 'The family’s phone',
    phoneHint: 'A code goes there; with it the family takes the profile over',
    photo: 'Photo',
    photoFile: 'The photo from the paper',
    photoHint: 'JPEG, at most 5 MB. Accepted families alone see it until the family says otherwise.',
    agreed: 'The person in the photo has signed for it too',
    words: 'In their own words',
    address: 'Address',
    save: 'Save the whole family',
    taken: 'Open that profile',
    login: 'Log in',
  },
  bn: {
    heading: 'কাগজ থেকে তোলা',
    description:
      'পরিবারের ছাপা বায়োডাটা যেমন সাজানো, তেমনই লিখে একবারে সেভ করুন। সেভ না হওয়া পর্যন্ত লেখা এই ট্যাবেই থাকে, পাতা আবার খুললেও।',
    problems: 'এগুলি আর একবার দেখুন',
    form: 'সই করা ফর্ম',
    formReason:
      'পরিবার যাতে সই করে দিয়েছেন, শুধু তা-ই তুলুন। কাগজটি ট্রাস্টের কাছে থাকে; স্বাস্থ্যের কথা এখানে কখনও তোলা হয় না। পরিবার ৯০ দিনের মধ্যে প্রোফাইলটি নিজেদের করে না নিলে সেটি মুছে যায়; নতুন কোড দিলে ৯০ দিন আবার গোড়া থেকে শুরু হয়।',
    formNumber: 'ফর্মের নম্বর',
    consentOn: 'সইয়ের পাশের তারিখ',
    hasSigned: 'পরিবার সই করে জানিয়েছেন, ট্রাস্ট এগুলি রাখবে আর সদস্যদের দেখাতে পারবে',
    language: 'পরিবারের ভাষা',
    person: 'পাত্র বা পাত্রী',
    phone: 'পরিবারের ফোন',
    phoneHint: 'এই নম্বরে একটি কোড যাবে; সেটি দিয়ে পরিবার প্রোফাইলটি নিজেদের করে নেবেন',
    photo: 'ছবি',
    photoFile: 'কাগজের ছবিটি',
    photoHint: 'জেপিইজি, ৫ এমবি-র মধ্যে। পরিবার অন্য কিছু না বললে, দুই পক্ষ কথা বলতে রাজি হলে তবেই অন্য পরিবার ছবিটি দেখতে পাবেন।',
    agreed: 'ছবিটি যাঁর, তিনিও এর জন্য সই করেছেন',
    words: 'নিজেদের কথায়',
    address: 'ঠিকানা',
    save: 'পরিবারের সব তথ্য সেভ করুন',
    taken: 'সেই প্রোফাইলটি খুলুন',
    login: 'লগ ইন করুন',
  },
});
