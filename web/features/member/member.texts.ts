import { texts } from '#words/texts.ts';

export const memberTexts = texts({
  en: {
    title: 'A Member’s Profile',
    description: 'What a family has told about itself, and how well the two of you match.',
    unknown: 'This profile cannot be shown',
    unknownText:
      'The number may be mistyped, or the profile is not shown at present. Profiles open to families who show their own.',
    toPeople: 'People who may fit',
    own: 'This is your own profile, as another family sees it once both have accepted. Other members see less of it.',
    groupPerson: 'At a glance',
    groupRoots: 'Community and roots',
    groupWork: 'Education and work',
    groupHoroscope: 'Horoscope',
    groupWords: 'In their own words',
    family: 'The family',
    familyLead: 'You see this because both families have accepted each other. Please keep it to yourselves.',
    horoscopeOpen: 'Open the file',
  },
  bn: {
    title: 'সদস্যের প্রোফাইল',
    description: 'একটি পরিবার নিজেদের কথা কী জানিয়েছেন, আর আপনাদের সঙ্গে কতটা মিল।',
    unknown: 'এই প্রোফাইলটি দেখানো যাচ্ছে না',
    unknownText:
      'নম্বরটি লিখতে হয়তো ভুল হয়েছে, অথবা প্রোফাইলটি এখন কাউকে দেখানো হচ্ছে না। নিজেদের প্রোফাইল দেখাতে রাজি হলে তবেই অন্যদের প্রোফাইল খোলে।',
    toPeople: 'মানানসই পাত্রপাত্রী দেখুন',
    own: 'এটি আপনাদের নিজেদের প্রোফাইল। দুই পক্ষ রাজি হলে অন্য পরিবার এতটা দেখতে পান; বাকি সদস্যরা এর চেয়ে কম দেখেন।',
    groupPerson: 'প্রথম পরিচয়',
    groupRoots: 'সমাজ ও আদি নিবাস',
    groupWork: 'পড়াশোনা ও কাজ',
    groupHoroscope: 'কোষ্ঠীর কথা',
    groupWords: 'তাঁদের নিজেদের কথায়',
    family: 'পরিবারের কথা',
    familyLead: 'দুই পক্ষ রাজি হয়েছেন বলেই এগুলি আপনারা দেখছেন। নিজেদের মধ্যেই রাখবেন।',
    horoscopeOpen: 'ফাইলটি খুলুন',
  },
});
