import { texts } from '#words/texts.ts';

export const melansTexts = texts({
  en: {
    heading: 'Melans',
    description:
      'A melan is a day in a hall where families meet: invite them, plan who sits with whom, and take a tablet along.',
    none: 'There is no melan yet.',
    noneText: 'Add one below. Nobody is invited until you say so.',
    calledOff: 'Called off',
    line: (seated: string, seats: string, invited: string) =>
      `${seated} of ${seats} seats given · ${invited} families invited`,
    sides: (brides: string, grooms: string) => `${brides} families of brides, ${grooms} of grooms`,
    make: 'Add a melan',
    heldOn: 'Day',
    beginsAt: 'From',
    endsAt: 'Until',
    place: 'Place',
    placeHint: 'As you would tell a family on the phone: the hall, the street, and how to get there.',
    seats: 'How many families there is room for',
    rounds: 'Number of rounds',
    roundsHint:
      'In each round a bride’s family and a groom’s family sit at one table. Eight rounds of a quarter of an hour take two hours.',
    who: 'Who is invited',
    whoHint:
      'A field that you leave empty excludes nobody. Only families that are shown, approved and still looking are invited.',
    minAge: 'Age from',
    maxAge: 'Age to',
    districts: 'Home district',
    religions: 'Faith',
    motherTongues: 'Mother tongue',
    secondMarriage: 'Second marriage: divorced or widowed',
    overFifty: 'Over fifty',
  },
  bn: {
    heading: 'মিলন অনুষ্ঠান',
    description:
      'মিলন অনুষ্ঠানে পরিবারগুলি একদিন এক জায়গায় বসে আলাপ করেন: তাঁদের ডাকুন, কে কার সঙ্গে বসবেন ঠিক করুন, আর একটি ট্যাবলেট সঙ্গে নিন।',
    none: 'এখনও কোনও মিলন অনুষ্ঠান নেই।',
    noneText: 'নীচে একটি তৈরি করুন। আপনি না বলা পর্যন্ত কাউকে ডাকা হবে না।',
    calledOff: 'বাতিল',
    line: (seated: string, seats: string, invited: string) =>
      `${seats}টি জায়গার মধ্যে ${seated}টি দেওয়া হয়েছে · ${invited}টি পরিবারকে ডাকা হয়েছে`,
    sides: (brides: string, grooms: string) => `পাত্রীপক্ষ ${brides}, পাত্রপক্ষ ${grooms}`,
    make: 'মিলন অনুষ্ঠান তৈরি করুন',
    heldOn: 'তারিখ',
    beginsAt: 'কখন শুরু',
    endsAt: 'কখন শেষ',
    place: 'কোথায়',
    placeHint: 'ফোনে যেমন করে বলতেন: কোন হল, কোন রাস্তা, কীভাবে আসতে হয়।',
    seats: 'কটি পরিবারের জায়গা',
    rounds: 'কটি পর্ব',
    roundsHint: 'প্রতি পর্বে এক টেবিলে একটি পাত্রীপক্ষ আর একটি পাত্রপক্ষ বসেন। পনেরো মিনিটের আটটি পর্বে দুই ঘণ্টা লাগে।',
    who: 'কাদের ডাকা হবে',
    whoHint:
      'যা ফাঁকা রাখবেন, তার জন্য কেউ বাদ পড়েন না। যাঁদের প্রোফাইল অনুমোদন করে অন্যদের দেখানো হচ্ছে আর যাঁরা এখনও খুঁজছেন, শুধু তাঁদেরই ডাকা হয়।',
    minAge: 'বয়স, অন্তত',
    maxAge: 'বয়স, বড়জোর',
    districts: 'বাড়ির জেলা',
    religions: 'ধর্ম',
    motherTongues: 'মাতৃভাষা',
    secondMarriage: 'আবার বিয়ে: বিবাহবিচ্ছিন্ন, বিধবা বা বিপত্নীক',
    overFifty: 'পঞ্চাশের বেশি বয়স',
  },
});
