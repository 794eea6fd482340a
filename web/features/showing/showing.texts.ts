import { texts } from '#words/texts.ts';

export const showingTexts = texts({
  en: {
    heading: 'Show my profile to members?',
    lead: 'It is your choice. Until you make it nobody finds you here, and you see no list.',
    seen: 'What other members will see',
    seenName:
      'your name without the surname (its last word; a single name is shown whole), age, height, state and district',
    seenFamily:
      'religion, community, caste, gotra, mother tongue, desh, ancestral district, marital status and children',
    seenLife: 'education, profession and diet',
    seenStars: 'rashi, gon, nakshatra, and whether mangalik',
    seenWords: 'what you write about yourself and about whom you hope for',
    seenPhoto: 'the photo, only if you let members see it',
    unseen: 'What strangers never see',
    unseenText:
      'The full name, the phone, the parents and the town open only once both families have accepted. Health answers are shown to nobody.',
    withdraw: 'You can take this back on this page whenever you like; you then leave every list at once.',
    show: 'Show my profile to members',
    readers: (count: string) => `Last week ${count} members opened your profile.`,
    fewReaders: 'Last week fewer than ten members opened your profile.',
    isShown: 'Your profile is shown to members.',
    seeMyself: 'See myself as others do',
    hide: 'Stop showing it',
    hideText: 'If you stop, you are out of everybody’s lists at once, and can come back whenever you like.',
  },
  bn: {
    heading: 'প্রোফাইলটি অন্য সদস্যদের দেখাবেন?',
    lead: 'সিদ্ধান্ত আপনাদের। যত দিন না দেখাতে রাজি হচ্ছেন, কেউ আপনাদের এখানে খুঁজে পাবেন না, আপনারাও তালিকা দেখতে পাবেন না।',
    seen: 'অন্য সদস্যরা যা দেখবেন',
    seenName: 'পদবি ছাড়া নাম (নামের শেষ শব্দটি বাদ যায়; একটিই শব্দ হলে সেটিই থাকে), বয়স, উচ্চতা, রাজ্য আর জেলা',
    seenFamily: 'ধর্ম, সম্প্রদায়, জাতি, গোত্র, মাতৃভাষা, আদি দেশ, আদি নিবাসের জেলা, বৈবাহিক অবস্থা আর সন্তান',
    seenLife: 'পড়াশোনা, পেশা আর খাওয়াদাওয়া',
    seenStars: 'রাশি, গণ, নক্ষত্র, আর মাঙ্গলিক কি না',
    seenWords: 'নিজের কথা আর কেমন মানুষ চান, সে নিয়ে আপনারা যা লিখেছেন',
    seenPhoto: 'ছবি, তবে শুধু সদস্যদের দেখাতে রাজি হলে',
    unseen: 'অচেনা কেউ যা দেখবেন না',
    unseenText: 'পুরো নাম, ফোন নম্বর, বাবা-মায়ের কথা আর শহর বা গ্রামের নাম খোলে শুধু দুই পক্ষ রাজি হলে। স্বাস্থ্যের কথা কাউকেই দেখানো হয় না।',
    withdraw: 'যখন খুশি এই পাতা থেকেই বন্ধ করতে পারবেন; সঙ্গে সঙ্গে সব তালিকা থেকে সরে যাবেন।',
    show: 'প্রোফাইল সদস্যদের দেখান',
    readers: (count: string) => `গত সপ্তাহে ${count} জন সদস্য আপনাদের প্রোফাইল খুলে দেখেছেন।`,
    fewReaders: 'গত সপ্তাহে আপনাদের প্রোফাইল দশজনেরও কম সদস্য খুলে দেখেছেন।',
    isShown: 'আপনাদের প্রোফাইল এখন সদস্যদের দেখানো হচ্ছে।',
    seeMyself: 'অন্যদের চোখে নিজের প্রোফাইল দেখুন',
    hide: 'প্রোফাইল দেখানো বন্ধ করুন',
    hideText: 'বন্ধ করলে সঙ্গে সঙ্গে সবার তালিকা থেকে সরে যাবেন; যখন খুশি আবার ফিরতে পারবেন।',
  },
});
