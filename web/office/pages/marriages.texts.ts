import { texts } from '#words/texts.ts';

export const marriagesTexts = texts({
  en: {
    heading: 'Marriages',
    description:
      'One family has told us that the two are married; the other has said nothing yet. Please call the other family and ask whether this is true. A marriage is counted once, without names.',
    none: 'There is nobody to ask.',
    says: (member: string) => `${member} says that they are married to each other.`,
    yes: 'They said yes: count it',
    no: 'They said no',
    certificate: 'A marriage certificate was shown at the office',
    certificateText:
      'A couple has shown us their marriage certificate. Only the month and the district are counted; please keep neither its number nor a copy.',
    one: 'Number of one profile',
    other: 'Number of the other',
    heldOn: 'Day of the wedding',
    district: 'District of the wedding',
    elsewhere: 'Elsewhere',
    count: 'Count this marriage',
  },
  bn: {
    heading: 'বিয়ের খবর',
    description:
      'এক পরিবার জানিয়েছেন, দুজনের বিয়ে হয়ে গেছে; অন্য পরিবার এখনও কিছু বলেননি। তাঁদের ফোন করে জিজ্ঞেস করুন, কথাটি ঠিক কি না। প্রতিটি বিয়ে একবারই গোনা হয়, নাম ছাড়া।',
    none: 'কাউকে জিজ্ঞেস করার নেই।',
    says: (member: string) => `${member} জানিয়েছেন, দুজনের বিয়ে হয়ে গেছে।`,
    yes: 'হ্যাঁ বলেছেন: গুনে নিন',
    no: 'না বলেছেন',
    certificate: 'অফিসে সার্টিফিকেট দেখা হয়েছে',
    certificateText: 'দম্পতি বিয়ের সার্টিফিকেট দেখিয়েছেন। শুধু মাস আর জেলা গোনা হয়; সার্টিফিকেটের নম্বর বা কপি রাখবেন না।',
    one: 'একজনের প্রোফাইল নম্বর',
    other: 'অন্যজনের প্রোফাইল নম্বর',
    heldOn: 'বিয়ের দিন',
    district: 'কোন জেলায় বিয়ে হয়েছে',
    elsewhere: 'অন্য কোথাও',
    count: 'বিয়েটি গুনে নিন',
  },
});
