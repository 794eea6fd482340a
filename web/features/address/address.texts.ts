import { texts } from '#words/texts.ts';

export const addressTexts = texts({
  en: {
    heading: 'Communication Details',
    description: 'The address for letters and visitors.',
    lead: 'Other members see the state and the district, never the street.',
    house: 'House and town',
    region: 'Country, state and pincode',
    changeCountry: 'Change country',
    changeTitle: 'Change the country?',
    changeText: 'You will then have to choose the state again. Nothing changes until you press Update.',
    change: 'Yes, change it',
    keep: 'No, keep it',
    close: 'Close',
    pincodeHint: 'Six digits in India, at least three characters elsewhere.',
    submit: 'Update',
  },
  bn: {
    heading: 'যোগাযোগের ঠিকানা',
    description: 'চিঠিপত্র যেখানে যাবে, অতিথি যেখানে আসবেন।',
    lead: 'অন্য সদস্যরা রাজ্য আর জেলা দেখেন, রাস্তা বা বাড়ির নম্বর কখনও নয়।',
    house: 'বাড়ি, শহর বা গ্রাম',
    region: 'দেশ, রাজ্য ও পিনকোড',
    changeCountry: 'দেশ বদলান',
    changeTitle: 'দেশ বদলাবেন?',
    changeText: 'তাহলে রাজ্যটিও নতুন করে বেছে নিতে হবে। ‘সেভ করুন’ না টেপা পর্যন্ত কিছুই বদলাবে না।',
    change: 'হ্যাঁ, বদলাব',
    keep: 'না, থাক',
    close: 'বন্ধ করুন',
    pincodeHint: 'ভারতে ছয় সংখ্যার, অন্য দেশে অন্তত তিন অক্ষরের।',
    submit: 'সেভ করুন',
  },
});
