import { texts } from '#words/texts.ts';

export const showMyselfTexts = texts({
  en: {
    heading: 'Shall we show your profile to members?',
    lead: 'It is your choice. Until you agree, nobody can find you here, and you cannot see any lists.',
    shownHeading: 'One thing to do before the lists open again',
    shownLead:
      'Your profile is shown as before, and nothing is lost. Lists and other profiles open as soon as this is done.',
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
      'The full name, the phone number, who the parents are and the town are shown only once both families have accepted. Health answers are shown to nobody.',
    withdraw: 'You can stop showing the profile on this page whenever you like; it then leaves every list at once.',
    show: 'Show my profile to members',
    shownTo: 'To whom?',
    toMembers: 'To all members whom it may suit',
    toChosen: 'Only to families we write to',
    chosenHint:
      'You are in nobody’s list, and nobody can find you by your number. You can still see the lists. A family you send an interest to sees your biodata while they have yet to answer, and after they have accepted.',
    consentsFirst: 'Before that, please read what we keep and why, and tick three boxes.',
    toConsents: 'Read and tick',
    phoneFirst:
      'Before that we send a code to your phone, so that nobody is shown here with a phone that is not theirs.',
    confirmPhone: 'Confirm phone',
    showMine: 'This is my own profile: please show it',
    showTheirs: 'This is my child’s or relative’s profile',
    candidateFirst:
      'You have told us that this is your child’s or relative’s profile. It will be shown as soon as the bride or groom says yes here, with their own login.',
    invite: 'Invite the bride or groom',
  },
  bn: {
    heading: 'প্রোফাইলটি অন্য সদস্যদের দেখাবেন?',
    lead: 'সিদ্ধান্ত আপনাদের। যতদিন না দেখাতে রাজি হচ্ছেন, কেউ আপনাদের এখানে খুঁজে পাবেন না, আপনারাও তালিকা দেখতে পাবেন না।',
    shownHeading: 'তালিকা আবার খুলতে একটি কাজ বাকি',
    shownLead: 'আপনাদের প্রোফাইল আগের মতোই দেখানো হচ্ছে, কিছুই হারায়নি। এটুকু হলেই তালিকা আর অন্যদের প্রোফাইল খুলবে।',
    seen: 'অন্য সদস্যরা যা দেখবেন',
    seenName: 'পদবি ছাড়া নাম (নামের শেষ শব্দটি বাদ যায়; একটিই শব্দ হলে সেটিই থাকে), বয়স, উচ্চতা, রাজ্য আর জেলা',
    seenFamily: 'ধর্ম, শ্রেণি, জাতি, গোত্র, মাতৃভাষা, আদি দেশ, আদি নিবাসের জেলা, বৈবাহিক অবস্থা আর সন্তান',
    seenLife: 'পড়াশোনা, পেশা আর খাওয়াদাওয়া',
    seenStars: 'রাশি, গণ, নক্ষত্র, আর মাঙ্গলিক কি না',
    seenWords: 'নিজের কথা আর কেমন মানুষ চান, সে নিয়ে আপনারা যা লিখেছেন',
    seenPhoto: 'ছবি, সদস্যদের দেখাতে রাজি হলে তবেই',
    unseen: 'অচেনা কেউ যা দেখতে পাবেন না',
    unseenText:
      'পুরো নাম, ফোন নম্বর, বাবা-মায়ের কথা আর শহর বা গ্রামের নাম দেখা যায় শুধু দুই পক্ষ কথা বলতে রাজি হলে। স্বাস্থ্যের কথা কাউকেই দেখানো হয় না।',
    withdraw: 'যখন খুশি এই পাতা থেকেই প্রোফাইল দেখানো বন্ধ করতে পারবেন; প্রোফাইলটি সঙ্গে সঙ্গে সব তালিকা থেকে সরে যাবে।',
    show: 'প্রোফাইল সদস্যদের দেখান',
    shownTo: 'কাদের দেখাবেন?',
    toMembers: 'মানানসই সব সদস্যকে',
    toChosen: 'শুধু যাঁদের আমরা আগ্রহ জানাব, তাঁদের',
    chosenHint:
      'শুধু যাঁদের আগ্রহ জানাবেন, তাঁদের দেখালে: কারও তালিকায় আপনারা থাকবেন না, প্রোফাইল নম্বর দিয়েও কেউ খুঁজে পাবেন না। আপনারা নিজেরা তালিকা দেখতে পাবেন; যাঁদের আগ্রহ জানাবেন, উত্তরের অপেক্ষা যতদিন চলবে ততদিন তাঁরা আপনাদের বায়োডাটা দেখতে পাবেন, আর কথা বলতে রাজি হলে তারপরও।',
    consentsFirst: 'তার আগে কী রাখা হয় আর কেন, পড়ে নিয়ে তিনটি ঘরে টিক দিন।',
    toConsents: 'পড়ে টিক দিন',
    phoneFirst: 'তার আগে আপনার ফোনে আসা একটি কোড লিখতে হবে, যাতে অন্যের ফোন নম্বর দিয়ে কাউকে এখানে দেখানো না যায়।',
    confirmPhone: 'ফোন যাচাই করুন',
    showMine: 'প্রোফাইলটি আমার নিজের: দেখান',
    showTheirs: 'প্রোফাইলটি আমার সন্তান বা আত্মীয়ের',
    candidateFirst:
      'আপনি জানিয়েছেন, প্রোফাইলটি আপনার সন্তান বা আত্মীয়ের। পাত্র বা পাত্রী নিজে লগ ইন করে এখানে রাজি হলেই প্রোফাইল দেখানো হবে।',
    invite: 'পাত্র বা পাত্রীকে আমন্ত্রণ জানান',
  },
});
