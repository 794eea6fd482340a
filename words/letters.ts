import type { Language } from '#contract/choices.ts';
import { GATHERED_KINDS, type GatheredKind, type NoticeKind } from '#contract/notice-kinds.ts';
import { digits } from './numbers.ts';

/**
 * The text of an e-mail or push for one kind of notice. It contains no name of another family, and nothing about
 * health, religion or caste.
 */
interface LetterWords {
  subject: string;
  text: string;
}

type Both = Record<Language, LetterWords>;

/** Texts of notices that are sent one by one. */
export const LETTERS: Record<Exclude<NoticeKind, GatheredKind>, Both> = {
  pairCheckAgreed: {
    en: {
      subject: 'News from a family you are in touch with',
      text: 'Both of you have now given the consent that was asked for. Please log in to read more.',
    },
    bn: {
      subject: 'চেনা এক পরিবারের খবর',
      text: 'যে বিষয়ে সম্মতি চাওয়া হয়েছিল, তাতে এখন দুজনেই সম্মতি দিয়েছেন। লগ ইন করে দেখুন।',
    },
  },
  guardianPhoneAsked: {
    en: {
      subject: 'Please confirm the guardian’s number',
      text: 'Families you are in touch with would like your guardian’s number. Please log in and have it confirmed with a code; otherwise it will not be shown after thirty days.',
    },
    bn: {
      subject: 'অভিভাবকের নম্বরটি যাচাই করুন',
      text: 'যাঁদের সঙ্গে আলাপ চলছে, তাঁরা আপনাদের অভিভাবকের নম্বরটি চাইছেন। লগ ইন করে কোড দিয়ে নম্বরটি যাচাই করুন; না করলে তিরিশ দিন পরে তা আর দেখা যাবে না।',
    },
  },
  pairCheckAsked: {
    en: {
      subject: 'A family you are in touch with has asked for your consent',
      text: 'A family you are in touch with has asked for your consent to something. You have thirty days to answer. Please log in to read what it is.',
    },
    bn: {
      subject: 'চেনা এক পরিবার একটি বিষয়ে সম্মতি চেয়েছেন',
      text: 'চেনা এক পরিবার আপনার কাছে একটি বিষয়ে সম্মতি চেয়েছেন। উত্তরের জন্য তিরিশ দিন সময় আছে। লগ ইন করে দেখুন।',
    },
  },
  declinedKindly: {
    en: {
      subject: 'An answer to your interest',
      text: 'A family thanks you for your interest but will not go ahead. Please log in to read what they say.',
    },
    bn: {
      subject: 'আপনাদের আগ্রহের উত্তর',
      text: 'একটি পরিবার আপনাদের আগ্রহের জন্য ধন্যবাদ জানিয়েছেন, তবে আর এগোচ্ছেন না। তাঁরা কী বলেছেন, লগ ইন করে দেখুন।',
    },
  },
  togetherStep: {
    en: {
      subject: 'News from a family you are in touch with',
      text: 'There is something new from a family you are in touch with. Please log in to see it.',
    },
    bn: {
      subject: 'চেনা এক পরিবারের খবর',
      text: 'যাঁদের সঙ্গে আলাপ চলছে, তাঁদের মধ্যে একটি পরিবার কিছু জানিয়েছেন। লগ ইন করে দেখুন।',
    },
  },
  togetherOwnStep: {
    en: {
      subject: 'Something is waiting for you',
      text: 'Something that is for you alone is waiting for you. Please log in to see it.',
    },
    bn: {
      subject: 'আপনার জন্য একটি খবর আছে',
      text: 'শুধু আপনার জন্য একটি খবর আছে। লগ ইন করে দেখুন।',
    },
  },
  quietQuestion: {
    en: {
      subject: 'Have you been able to talk?',
      text: 'Some time ago you and another family agreed to talk. Have you spoken? One tap on your page is enough, and the other family will not know your answer. If there is a difficulty, you can tell us there too.',
    },
    bn: {
      subject: 'কথা হয়েছে কি?',
      text: 'কিছুদিন আগে আপনারা আর অন্য একটি পরিবার কথা বলতে রাজি হয়েছিলেন। কথা হয়েছে কি? লগ ইন করে একটি বোতাম টিপলেই হবে; ওই পরিবার উত্তর জানতে পারবেন না। কোনও অসুবিধে থাকলে সেটিও সেখানে জানান।',
    },
  },
  acquaintanceEnded: {
    en: {
      subject: 'News from a family you are in touch with',
      text: 'A family you were in touch with has decided not to go ahead. This happens on the way to most weddings. They wish you well.',
    },
    bn: {
      subject: 'চেনা এক পরিবারের খবর',
      text: 'যাঁদের সঙ্গে আলাপ চলছিল, তাঁদের মধ্যে একটি পরিবার জানিয়েছেন, তাঁরা আর এগোচ্ছেন না। সম্বন্ধের পথে এমন হয়েই থাকে। তাঁরা আপনাদের শুভেচ্ছা জানিয়েছেন।',
    },
  },
  melanInvited: {
    en: {
      subject: 'You are invited to a melan',
      text: 'The trust invites your family to a melan: a day when families who are looking for a match meet in a hall. Please log in for the day and the place, and tell us whether you can come. If you would rather tell us by phone, our office will gladly take your call.',
    },
    bn: {
      subject: 'মিলন অনুষ্ঠানে আপনাদের নিমন্ত্রণ',
      text: 'ট্রাস্ট আপনাদের পরিবারকে একটি মিলন অনুষ্ঠানে নিমন্ত্রণ করছে: যেসব পরিবার সম্বন্ধ খুঁজছেন, তাঁরা সেদিন এক জায়গায় বসে আলাপ করবেন। কবে আর কোথায়, লগ ইন করে দেখুন, আর আসতে পারবেন কি না জানান। ফোনে জানাতে চাইলে অফিসেও ফোন করতে পারেন।',
    },
  },
  melanNews: {
    en: {
      subject: 'News about the melan',
      text: 'There is news about the melan your family is invited to. Please log in to read it.',
    },
    bn: {
      subject: 'মিলন অনুষ্ঠানের খবর',
      text: 'যে মিলন অনুষ্ঠানে আপনাদের নিমন্ত্রণ, তার একটি খবর আছে। লগ ইন করে দেখুন।',
    },
  },
  melanTomorrow: {
    en: {
      subject: 'The melan is tomorrow',
      text: 'The melan is tomorrow, and places have been kept for your family. Please log in for the time and the place. If you cannot come, please tell our office, so that another family can come.',
    },
    bn: {
      subject: 'মিলন অনুষ্ঠান কাল',
      text: 'মিলন অনুষ্ঠান কাল, আপনাদের জায়গা রাখা আছে। কখন আর কোথায়, লগ ইন করে দেখুন। আসতে না পারলে অফিসে জানান, তাহলে অন্য একটি পরিবার আসতে পারবেন।',
    },
  },
  melanThanks: {
    en: {
      subject: 'Thank you for coming to the melan',
      text: 'Thank you for coming to the melan. If your family and another have each written the other’s number, you will see this on the site after you log in.',
    },
    bn: {
      subject: 'মিলন অনুষ্ঠানে আসার জন্য ধন্যবাদ',
      text: 'মিলন অনুষ্ঠানে আসার জন্য ধন্যবাদ। আপনারা আর অন্য কোনও পরিবার একে অন্যের নম্বর লিখে থাকলে, লগ ইন করলেই সাইটে তা দেখতে পাবেন।',
    },
  },
  meetingTomorrow: {
    en: {
      subject: 'Your families are meeting tomorrow',
      text: 'You are meeting a family tomorrow. Please log in for the time and the place, or to say that you cannot come.',
    },
    bn: {
      subject: 'কাল দুই পরিবারের দেখা',
      text: 'কাল একটি পরিবারের সঙ্গে আপনাদের দেখা হওয়ার কথা। কখন আর কোথায়, তা দেখতে লগ ইন করুন; যেতে না পারলে সেখানেই জানিয়ে দিন।',
    },
  },
  meetingLate: {
    en: {
      subject: 'News about today’s meeting',
      text: 'The family you are meeting has told us that they are running late. Please log in to see more.',
    },
    bn: {
      subject: 'আজকের দেখাসাক্ষাতের খবর',
      text: 'যে পরিবারের সঙ্গে দেখা হওয়ার কথা, তাঁরা জানিয়েছেন, তাঁদের দেরি হচ্ছে। লগ ইন করে দেখুন।',
    },
  },
  meetingCalledOff: {
    en: {
      subject: 'A meeting will not take place',
      text: 'A family cannot come to the meeting that was agreed. Please log in: either family can propose another time.',
    },
    bn: {
      subject: 'দেখা করার দিনটি বাতিল হয়েছে',
      text: 'যেদিন দেখা হওয়ার কথা ছিল, একটি পরিবার সেদিন আসতে পারছেন না। লগ ইন করে দেখুন; দুই পক্ষের যে কেউ অন্য সময় জানাতে পারেন।',
    },
  },
  noLongerLooking: {
    en: {
      subject: 'A family is no longer looking',
      text: 'A family you sent an interest to is no longer looking. They wish you well.',
    },
    bn: {
      subject: 'একটি পরিবার আর সম্বন্ধ খুঁজছেন না',
      text: 'যে পরিবারকে আগ্রহ জানিয়েছিলেন, তাঁরা এখন আর সম্বন্ধ খুঁজছেন না। আপনাদের শুভেচ্ছা জানিয়েছেন।',
    },
  },
  steppedBack: {
    en: {
      subject: 'News from a family you are in touch with',
      text: 'The family with whom you had decided on the match would like more time. You stay in touch, and both profiles are shown as before. Please log in to see it.',
    },
    bn: {
      subject: 'চেনা এক পরিবারের খবর',
      text: 'যাঁদের সঙ্গে পাকা কথা হয়েছিল, সেই পরিবার আর একটু সময় চান। আলাপ আগের মতোই রইল, দুই প্রোফাইলও আগের মতো দেখা যাবে। লগ ইন করে দেখুন।',
    },
  },
  lookAgain: {
    en: {
      subject: 'Would you like to look for a match again?',
      text: 'Nobody new sees your profile at present. If you would like to look for a match again, please log in and say so. There is no hurry.',
    },
    bn: {
      subject: 'আবার সম্বন্ধ খুঁজবেন?',
      text: 'আপনাদের প্রোফাইল এখন নতুন কেউ দেখতে পান না। আবার খুঁজতে চাইলে লগ ইন করে জানান। তাড়া নেই।',
    },
  },
  matchSettled: {
    en: {
      subject: 'A family has settled their match',
      text: 'A family you were in touch with has settled their match. They wish your family well.',
    },
    bn: {
      subject: 'একটি পরিবারে বিয়ে ঠিক হয়েছে',
      text: 'যাঁদের সঙ্গে আলাপ চলছিল, তাঁদের মধ্যে একটি পরিবারে বিয়ে ঠিক হয়ে গেছে। তাঁরা আপনাদের শুভেচ্ছা জানিয়েছেন।',
    },
  },
  marriedEnds: {
    en: {
      subject: 'Your profile will be deleted soon',
      text: 'Six months after you told us of the wedding, we will delete your profile with its health answers. If you want your copy, please log in and download it before then.',
    },
    bn: {
      subject: 'আপনার প্রোফাইল কিছুদিন পরে মুছে যাবে',
      text: 'বিয়ের খবর জানানোর ছয় মাস পরে আমরা আপনার প্রোফাইল আর স্বাস্থ্যের উত্তরগুলি মুছে দিই। নিজের কপি রাখতে চাইলে তার আগে লগ ইন করে ডাউনলোড করে নিন।',
    },
  },
  suspended: {
    en: {
      subject: 'Our office has suspended the profile',
      text: 'Our office has suspended the profile. Please log in to read why, and what you can do.',
    },
    bn: {
      subject: 'অফিস প্রোফাইলটি বন্ধ করেছে',
      text: 'অফিস প্রোফাইলটি বন্ধ করেছে। কেন করেছে, আর এখন কী করতে পারেন, লগ ইন করে দেখুন।',
    },
  },
  restored: {
    en: {
      subject: 'The profile is open again',
      text: 'Our office has reopened the profile. You can log in as before.',
    },
    bn: { subject: 'প্রোফাইল আবার চালু হয়েছে', text: 'অফিস প্রোফাইলটি আবার চালু করেছে। আগের মতোই লগ ইন করতে পারেন।' },
  },
  badgeGiven: {
    en: {
      subject: 'One detail has been verified',
      text: 'Our office has verified a detail of the profile. Please log in to see which one.',
    },
    bn: {
      subject: 'একটি তথ্য যাচাই হয়েছে',
      text: 'প্রোফাইলের একটি তথ্য অফিস মিলিয়ে দেখেছে। কোন তথ্যটি, লগ ইন করে দেখুন।',
    },
  },
  changeApproved: {
    en: {
      subject: 'Your changes are approved',
      text: 'Our office has approved your changes to the profile. Others can see them now.',
    },
    bn: {
      subject: 'আপনারা যা বদলেছেন, অফিস তা অনুমোদন করেছে',
      text: 'প্রোফাইলে যা বদলেছিলেন, অফিস তা অনুমোদন করেছে। এখন থেকে অন্যরা বদলানো তথ্যই দেখতে পাবেন।',
    },
  },
  changeRefused: {
    en: {
      subject: 'We could not approve your changes',
      text: 'Our office could not approve your changes to the profile. Please log in to read why.',
    },
    bn: {
      subject: 'আপনারা যা বদলেছেন, অফিস তা অনুমোদন করেনি',
      text: 'প্রোফাইলে যা বদলেছিলেন, অফিস তা অনুমোদন করেনি। কেন করেনি, লগ ইন করে দেখুন।',
    },
  },
  profileApproved: {
    en: {
      subject: 'Your profile is shown to members',
      text: 'Our office has looked at the profile and approved it. Other members can see it now, and you can send interests.',
    },
    bn: {
      subject: 'আপনাদের প্রোফাইল এখন সদস্যরা দেখতে পাচ্ছেন',
      text: 'অফিস প্রোফাইলটি দেখে নিয়েছে, সব ঠিক আছে। এখন থেকে অন্য সদস্যরা এটি দেখতে পাবেন, আপনারাও আগ্রহ জানাতে পারবেন।',
    },
  },
  profileSentBack: {
    en: {
      subject: 'Please correct one thing in the profile',
      text: 'Our office has looked at the profile and asks you to correct one thing. Please log in to see what it is. Once you have corrected it, we will look at it before all others.',
    },
    bn: {
      subject: 'প্রোফাইলে একটি জিনিস ঠিক করতে হবে',
      text: 'অফিস প্রোফাইলটি দেখে একটি জিনিস ঠিক করে দিতে বলেছে। কোনটি, লগ ইন করে দেখুন; ঠিক করলে অফিস সবার আগে সেটি আবার দেখে নেবে।',
    },
  },
  officeAnswered: {
    en: {
      subject: 'Our office has answered you',
      text: 'Our office has answered what you wrote. Please log in to read it.',
    },
    bn: { subject: 'অফিস উত্তর দিয়েছে', text: 'আপনি যা লিখেছিলেন, অফিস তার উত্তর দিয়েছে। লগ ইন করে পড়ুন।' },
  },
  reportRead: {
    en: {
      subject: 'Our office has read your report',
      text: 'Somebody in our office has read your report and is looking into it. We will tell you what comes of it.',
    },
    bn: {
      subject: 'আপনার অভিযোগ অফিস পড়েছে',
      text: 'অফিসের একজন আপনার অভিযোগটি পড়েছেন, এখন খোঁজ নিচ্ছেন। কী হল, আপনাকে জানানো হবে।',
    },
  },
  reportActed: {
    en: {
      subject: 'What came of your report',
      text: 'Our office has looked into your report and done what was needed. Thank you for telling us.',
    },
    bn: {
      subject: 'আপনার অভিযোগের কী হল',
      text: 'অফিস আপনার অভিযোগটি খতিয়ে দেখেছে, আর যা করার ছিল করেছে। জানানোর জন্য ধন্যবাদ।',
    },
  },
  reportNothing: {
    en: {
      subject: 'What came of your report',
      text: 'Our office has looked into your report and found nothing against our rules. If you know more, please write to us.',
    },
    bn: {
      subject: 'আপনার অভিযোগের কী হল',
      text: 'অফিস আপনার অভিযোগটি খতিয়ে দেখেছে, কিন্তু নিয়মের বাইরে কিছু পায়নি। আরও কিছু জানা থাকলে অফিসে লিখুন।',
    },
  },
  reportUnclear: {
    en: {
      subject: 'We could not understand your report',
      text: 'Our office could not make out what your report is about. Please write to us with what you know.',
    },
    bn: {
      subject: 'আপনার অভিযোগটি বোঝা যায়নি',
      text: 'অফিস খোঁজ নিয়ে দেখেছে, কিন্তু কী নিয়ে অভিযোগ তা বোঝা যায়নি। যা জানেন, তা অফিসে আর একবার লিখুন।',
    },
  },
  rested: {
    en: {
      subject: 'Your profile is hidden for now',
      text: 'Somebody has asked our office about the profile. While we look into it, other families do not see it. You need not do anything. If there is something you would like to tell us, please call or write.',
    },
    bn: {
      subject: 'প্রোফাইলটি আপাতত দেখানো হচ্ছে না',
      text: 'প্রোফাইলটি নিয়ে কেউ অফিসে একটি প্রশ্ন তুলেছেন। আমরা দেখে নিচ্ছি; ততদিন অন্য পরিবার প্রোফাইলটি দেখতে পাবেন না। আপনাদের কিছু করতে হবে না। কিছু বলার থাকলে ফোন করুন বা লিখুন।',
    },
  },
  readingAsked: {
    en: {
      subject: 'Please call our office',
      text: 'This week a very large number of profiles were opened from your account. We would like to be sure that it was your family. Until tomorrow other families do not see your profile. Please call our office, or write to us.',
    },
    bn: {
      subject: 'অফিসে একবার ফোন করুন',
      text: 'এই সপ্তাহে আপনাদের অ্যাকাউন্ট থেকে অনেকের প্রোফাইল খোলা হয়েছে। আপনারাই দেখেছেন কি না, আমরা শুধু সেটুকু জানতে চাই। কাল পর্যন্ত অন্য পরিবার আপনাদের প্রোফাইল দেখতে পাবেন না। অফিসে একবার ফোন করুন, বা আমাদের লিখুন।',
    },
  },
  contactSuspended: {
    en: {
      subject: 'The profile of a family you are in touch with is closed',
      text: 'A family with whom you have exchanged phone numbers, or agreed to talk, has had its profile closed for now. If you are in touch with them, please be careful: do not give any money, and meet only where other people are around. Log in to see which profile it is. Questions? Please contact our office.',
    },
    bn: {
      subject: 'যাঁদের সঙ্গে আপনাদের কথা হচ্ছিল, তাঁদের একজনের প্রোফাইল এখন বন্ধ',
      text: 'যাঁদের সঙ্গে ফোন নম্বর দেওয়া-নেওয়া হয়েছে, বা কথা বলবেন বলে ঠিক হয়েছিল, তাঁদের একজনের প্রোফাইল এখন বন্ধ। ওই পরিবারের সঙ্গে যোগাযোগ থাকলে একটু সাবধানে থাকুন: টাকা দেবেন না, দেখা করলে লোকজন আছে এমন জায়গায় করুন। প্রশ্ন থাকলে অফিসে যোগাযোগ করুন। কোন প্রোফাইল, লগ ইন করে দেখুন।',
    },
  },
  approvalUndone: {
    en: {
      subject: 'We are checking your profile again',
      text: 'What we told you about the profile a little while ago was a mistake on our part; we are sorry. We are checking the profile again, and will tell you the outcome.',
    },
    bn: {
      subject: 'অফিস আপনাদের প্রোফাইল আর একবার দেখছে',
      text: 'একটু আগে অফিস প্রোফাইলটি নিয়ে যা জানিয়েছিল, তাতে আমাদের ভুল হয়েছিল; কিছু মনে করবেন না। প্রোফাইলটি আর একবার দেখা হচ্ছে; কী ঠিক হল, জানানো হবে।',
    },
  },
  deletionByLetter: {
    en: {
      subject: 'A letter asks us to delete the profile',
      text: 'Our office has received a letter asking us to delete the profile you look after. It is hidden from today and will be deleted in seven days. If nobody in the family wrote it, please tell our office at once, or log in and keep the profile.',
    },
    bn: {
      subject: 'একটি চিঠিতে প্রোফাইলটি মুছে দিতে বলা হয়েছে',
      text: 'আপনারা যে প্রোফাইলটি দেখাশোনা করেন, সেটি মুছে দিতে বলে অফিসে একটি চিঠি এসেছে। আজ থেকে প্রোফাইলটি আর কেউ দেখতে পাচ্ছেন না, সাত দিন পরে মুছে যাবে। পরিবারের কেউ চিঠিটি না লিখে থাকলে এখনই অফিসকে জানান, কিংবা লগ ইন করে প্রোফাইলটি রেখে দিন।',
    },
  },
  officeAsked: {
    en: {
      subject: 'We were asked to change something in your account',
      text: 'Please log in and open the page “Phone and e-mail”. There you can see what our office was asked to do, and object. If none of you asked for it, please object, or tell our office at once.',
    },
    bn: {
      subject: 'আপনাদের অ্যাকাউন্ট নিয়ে অফিসকে একটি কাজ করতে বলা হয়েছে',
      text: 'লগ ইন করে ‘ফোন আর ই-মেল’ পাতাটি খুলুন: অফিসকে কী করতে বলা হয়েছে, সেখানে দেখতে পাবেন, আপত্তিও জানাতে পারবেন। আপনাদের কেউ না চেয়ে থাকলে আপত্তি জানান, বা এখনই অফিসকে বলুন।',
    },
  },
  deletionStopped: {
    en: {
      subject: 'The profile stays',
      text: 'A letter had asked us to delete the profile; we will not delete it. You can log in as before. If you did want it deleted, log in and delete it yourself, or tell our office.',
    },
    bn: {
      subject: 'প্রোফাইলটি মোছা হচ্ছে না',
      text: 'প্রোফাইলটি থাকছে; চিঠিতে যা চাওয়া হয়েছিল, তা হচ্ছে না। আগের মতোই লগ ইন করতে পারেন। সত্যিই মুছে দিতে চাইলে লগ ইন করে নিজেই মুছে দিন, বা অফিসকে জানান।',
    },
  },
  callMissed: {
    en: {
      subject: 'We tried to call you',
      text: 'Our office has news about the profile, but could not reach you by phone. Please call us back, or log in to read it.',
    },
    bn: {
      subject: 'অফিস আপনাকে ফোনে পায়নি',
      text: 'প্রোফাইল নিয়ে কিছু জানানোর ছিল, কিন্তু অফিস ফোন করে আপনাকে পায়নি। অফিসে একবার ফোন করুন, বা লগ ইন করে পড়ুন।',
    },
  },
  numberFails: {
    en: {
      subject: 'Your phone number seems to be wrong',
      text: 'Our office has news about the profile, but when we called your number somebody else answered. Please check the number, and call us.',
    },
    bn: {
      subject: 'আপনার ফোন নম্বরটি বোধহয় ঠিক নেই',
      text: 'প্রোফাইল নিয়ে কিছু জানানোর ছিল। আপনাদের দেওয়া নম্বরে অফিস ফোন করেছিল, ধরেছেন অন্য কেউ। নম্বরটি একবার দেখে নিন, আর অফিসে ফোন করুন।',
    },
  },
  breach: {
    en: {
      subject: 'An important message about your data',
      text: 'Some of your data reached someone who should not have seen it. Please log in and read our letter under Notices, or contact our office.',
    },
    bn: {
      subject: 'আপনাদের তথ্য নিয়ে একটি জরুরি কথা',
      text: 'আপনাদের প্রোফাইলের কিছু তথ্য এমন কারও হাতে গেছে, যাঁর কাছে তা যাওয়ার কথা নয়। লগ ইন করে ‘খবর’ পাতায় চিঠিটি পড়ুন, বা অফিসে যোগাযোগ করুন।',
    },
  },
  powerLinkOpened: {
    en: {
      subject: 'Our office has opened your account',
      text: 'Our office has opened your account through the Power Link. If you did not ask for help, please contact us.',
    },
    bn: {
      subject: 'অফিস আপনার অ্যাকাউন্টে ঢুকেছিল',
      text: 'অফিস ‘পাওয়ার লিঙ্ক’ দিয়ে আপনার অ্যাকাউন্টে ঢুকেছিল। আপনি সাহায্য না চেয়ে থাকলে অফিসে যোগাযোগ করুন।',
    },
  },
  passwordChanged: {
    en: {
      subject: 'Your password was changed',
      text: 'The password of your account was changed. If it was not you, please contact our office at once.',
    },
    bn: {
      subject: 'আপনার পাসওয়ার্ড বদলানো হয়েছে',
      text: 'আপনার অ্যাকাউন্টের পাসওয়ার্ড বদলানো হয়েছে। আপনি না বদলে থাকলে এখনই অফিসে যোগাযোগ করুন।',
    },
  },
  phoneChanged: {
    en: {
      subject: 'The phone number of your account was changed',
      text: 'The phone number of your account was changed. If it was not you, please contact our office at once.',
    },
    bn: {
      subject: 'আপনার অ্যাকাউন্টের ফোন নম্বর বদলানো হয়েছে',
      text: 'আপনার অ্যাকাউন্টের ফোন নম্বর বদলানো হয়েছে। আপনি না বদলে থাকলে এখনই অফিসে যোগাযোগ করুন।',
    },
  },
  emailChanged: {
    en: {
      subject: 'The e-mail address of your account was changed',
      text: 'The e-mail address of your account was changed. If it was not you, please contact our office at once.',
    },
    bn: {
      subject: 'আপনার অ্যাকাউন্টের ই-মেল বদলানো হয়েছে',
      text: 'আপনার অ্যাকাউন্টের ই-মেল বদলানো হয়েছে। আপনি না বদলে থাকলে এখনই অফিসে যোগাযোগ করুন।',
    },
  },
  holderChanged: {
    en: {
      subject: 'The login details of somebody who looks after the profile were changed',
      text: 'Somebody who looks after the profile with you has a new password, phone number or e-mail address. If this is news to you, ask them; if it was not them, please contact our office at once.',
    },
    bn: {
      subject: 'যাঁরা প্রোফাইল দেখাশোনা করেন, তাঁদের একজনের লগ ইনের তথ্য বদলেছে',
      text: 'আপনার সঙ্গে যাঁরা প্রোফাইলটি দেখাশোনা করেন, তাঁদের একজনের পাসওয়ার্ড, ফোন নম্বর বা ই-মেল বদলেছে। আপনার জানা না থাকলে তাঁকে জিজ্ঞেস করুন; তিনি না বদলে থাকলে এখনই অফিসে যোগাযোগ করুন।',
    },
  },
  holderInvited: {
    en: {
      subject: 'Somebody has been invited to look after the profile',
      text: 'Somebody has been invited to look after the profile. If it was none of you, withdraw the invitation, change your password and contact our office.',
    },
    bn: {
      subject: 'প্রোফাইল দেখাশোনা করতে একজনকে আমন্ত্রণ জানানো হয়েছে',
      text: 'প্রোফাইলটি দেখাশোনা করতে একজনকে আমন্ত্রণ জানানো হয়েছে। আপনারা কেউ না জানিয়ে থাকলে আমন্ত্রণটি ফিরিয়ে নিন, পাসওয়ার্ড বদলান, আর অফিসে যোগাযোগ করুন।',
    },
  },
  holderJoined: {
    en: {
      subject: 'Somebody new looks after the profile',
      text: 'The person who was invited now looks after the profile too. If you do not know who it is, please contact our office at once.',
    },
    bn: {
      subject: 'প্রোফাইলটি এখন আরও একজন দেখাশোনা করেন',
      text: 'আমন্ত্রণ পেয়ে একজন প্রোফাইলটি দেখাশোনা করতে শুরু করেছেন। তিনি কে, আপনার জানা না থাকলে এখনই অফিসে যোগাযোগ করুন।',
    },
  },
  whoseClaimed: {
    en: {
      subject: 'Whose profile is this? Our office will call',
      text: 'Somebody who looks after the profile says that they are the bride or groom themselves. Our office will call all of you within a day. Until our office has settled this, none of you can send or accept an interest or end contact with a family, and no number is given out; what other families see stays as it is.',
    },
    bn: {
      subject: 'প্রোফাইলটি কার: অফিস থেকে ফোন যাবে',
      text: 'যাঁরা প্রোফাইলটি দেখাশোনা করেন, তাঁদের একজন জানিয়েছেন, তিনি নিজেই পাত্র বা পাত্রী। এক দিনের মধ্যে অফিস থেকে আপনাদের সবাইকে ফোন করা হবে। অফিস বিষয়টি না মেটানো পর্যন্ত আগ্রহ জানানো, কথা বলতে রাজি হওয়া, আলাপ শেষ করা বা নম্বর দেওয়া বন্ধ; অন্য পরিবার যা দেখেন, তা একই থাকবে।',
    },
  },
  whoseStays: {
    en: {
      subject: 'The profile stays as it was',
      text: 'We have no more questions about whose profile this is. It stays as it was, and you can use it fully again. If that is not right, please call our office.',
    },
    bn: {
      subject: 'প্রোফাইলটি আগের মতোই রইল',
      text: 'প্রোফাইলটি কার, তা নিয়ে আর কোনও প্রশ্ন নেই। প্রোফাইলটি আগের মতোই রইল, আপনারা আবার সব কাজ করতে পারবেন। ভুল হলে আমাদের অফিসে ফোন করুন।',
    },
  },
  whoseCorrected: {
    en: {
      subject: 'We have changed which account belongs to the bride or groom',
      text: 'After speaking with the family, our office has changed which account belongs to the bride or groom. On the first page the bride or groom will find what is still to be decided. If that is not right, please call our office.',
    },
    bn: {
      subject: 'এই প্রোফাইলের পাত্র বা পাত্রী কে',
      text: 'পরিবারের সঙ্গে কথা বলে অফিস জেনে নিয়েছে, এই প্রোফাইলের পাত্র বা পাত্রী কে। তিনি লগ ইন করলে প্রথম পাতাতেই দেখবেন, কী কী জানাতে হবে। ভুল হলে আমাদের অফিসে ফোন করুন।',
    },
  },
  holderLeft: {
    en: {
      subject: 'Somebody has left the profile',
      text: 'A parent or relative no longer looks after the profile: they have left it. If this is news to you, ask them; if it was not them, please contact our office.',
    },
    bn: {
      subject: 'একজন প্রোফাইল দেখাশোনা ছেড়ে দিয়েছেন',
      text: 'মা-বাবা বা আত্মীয়দের একজন প্রোফাইলটির দেখাশোনা ছেড়ে দিয়েছেন। আপনার জানা না থাকলে তাঁকে জিজ্ঞেস করুন; তিনি না ছেড়ে থাকলে অফিসে যোগাযোগ করুন।',
    },
  },
  removalAsked: {
    en: {
      subject: 'Somebody will stop looking after the profile',
      text: 'In seven days one of you will stop looking after the profile, unless they object. Please log in to see who it is.',
    },
    bn: {
      subject: 'প্রোফাইল দেখাশোনা থেকে একজনকে বাদ দিতে চাওয়া হয়েছে',
      text: 'প্রোফাইলটি যাঁরা দেখাশোনা করেন, তাঁদের একজন সাত দিন পরে বাদ পড়বেন। তার আগে তিনি আপত্তি জানাতে পারেন। কে, লগ ইন করে দেখুন।',
    },
  },
  recovering: {
    en: {
      subject: 'A new password was set',
      text: 'A new password was set for your account without the old one. For three days you can do only a few things there. If it was not you, please contact our office at once.',
    },
    bn: {
      subject: 'নতুন পাসওয়ার্ড সেভ করা হয়েছে',
      text: 'আগের পাসওয়ার্ড ছাড়াই আপনার অ্যাকাউন্টে নতুন পাসওয়ার্ড সেভ করা হয়েছে। তিন দিন বেশির ভাগ কাজ বন্ধ থাকবে। আপনি না করে থাকলে এখনই অফিসে যোগাযোগ করুন।',
    },
  },
  holderRecovering: {
    en: {
      subject: 'Somebody who looks after the profile has a new password',
      text: 'A new password was set for the account of somebody who looks after the profile with you. Please ask them. If it was not them, say so under “Who looks after this profile”, or contact our office.',
    },
    bn: {
      subject: 'প্রোফাইল যাঁরা দেখাশোনা করেন, তাঁদের একজনের নতুন পাসওয়ার্ড',
      text: 'আপনার সঙ্গে যাঁরা প্রোফাইলটি দেখাশোনা করেন, তাঁদের একজনের অ্যাকাউন্টে নতুন পাসওয়ার্ড সেভ করা হয়েছে। তাঁকে জিজ্ঞেস করুন। তিনি না করে থাকলে ‘কারা দেখাশোনা করেন’ পাতায় গিয়ে জানান, বা অফিসে যোগাযোগ করুন।',
    },
  },
  recoveryEnded: {
    en: {
      subject: 'You can use your account fully again',
      text: 'We now know that the new password is yours, and you can use your account fully again. If it was not you, please contact our office at once.',
    },
    bn: {
      subject: 'আপনার অ্যাকাউন্টে আবার সব কাজ করা যাবে',
      text: 'নতুন পাসওয়ার্ড যে আপনিই সেভ করেছেন, তা আমরা জেনেছি। এখন আবার সব কাজ করা যাবে। আপনি না করে থাকলে এখনই অফিসে যোগাযোগ করুন।',
    },
  },
  recoveryRefused: {
    en: {
      subject: 'We have cancelled a new password',
      text: 'We were told that a new password for one of the profile’s accounts was not set by its owner. It no longer works. The owner can choose another through a link by e-mail, or with the help of our office.',
    },
    bn: {
      subject: 'নতুন পাসওয়ার্ডটি দিয়ে আর ঢোকা যাবে না',
      text: 'প্রোফাইলের একটি অ্যাকাউন্টে নতুন পাসওয়ার্ড সেভ হয়েছিল। আমাদের জানানো হয়েছে, অ্যাকাউন্টটি যাঁর, তিনি তা করেননি। ওই পাসওয়ার্ড দিয়ে আর ঢোকা যাবে না। অ্যাকাউন্টটি যাঁর, তিনি ই-মেলে লিঙ্ক চেয়ে বা অফিসের সাহায্যে আর একটি বেছে নিতে পারবেন।',
    },
  },
  holderRemoved: {
    en: {
      subject: 'Somebody no longer looks after the profile',
      text: 'One of those who looked after the profile no longer does. If this is news to you, please contact our office.',
    },
    bn: {
      subject: 'প্রোফাইল দেখাশোনা থেকে একজন বাদ পড়েছেন',
      text: 'যাঁরা প্রোফাইলটি দেখাশোনা করতেন, তাঁদের একজন বাদ পড়েছেন। আপনার জানা না থাকলে অফিসে যোগাযোগ করুন।',
    },
  },
  removalStopped: {
    en: {
      subject: 'All of you still look after the profile',
      text: 'Somebody was to be removed from the profile, but is staying after all. Questions? Please contact our office.',
    },
    bn: {
      subject: 'প্রোফাইল দেখাশোনা থেকে কেউ বাদ পড়ছেন না',
      text: 'প্রোফাইল দেখাশোনা থেকে একজনকে বাদ দিতে চাওয়া হয়েছিল; তিনি থাকছেন। কিছু জানার থাকলে অফিসে যোগাযোগ করুন।',
    },
  },
  familyActed: {
    en: {
      subject: 'Your family has sent an interest or an answer',
      text: 'Somebody who looks after the profile with you has sent another family an interest, or answered theirs. Please log in to see it. You have a day to take it back.',
    },
    bn: {
      subject: 'আপনার হয়ে বাড়ির কেউ কিছু জানিয়েছেন',
      text: 'আপনার সঙ্গে যাঁরা প্রোফাইলটি দেখাশোনা করেন, তাঁদের একজন অন্য পরিবারকে আগ্রহ বা উত্তর জানিয়েছেন। কী জানিয়েছেন, লগ ইন করে দেখুন। এক দিনের মধ্যে ফিরিয়ে নিতে পারেন।',
    },
  },
  wouldAccept: {
    en: {
      subject: 'Your family would like to accept an interest',
      text: 'Somebody who looks after the profile with you is in favour of a family that has sent an interest. The answer is yours to give: please log in.',
    },
    bn: {
      subject: 'আপনার বাড়ির একজন কথা বলতে রাজি',
      text: 'একটি পরিবার আগ্রহ জানিয়েছেন; আপনার সঙ্গে যিনি প্রোফাইলটি দেখাশোনা করেন, তিনি কথা বলতে রাজি। উত্তর দেবেন আপনি: লগ ইন করুন।',
    },
  },
  givenPhoneChanged: {
    en: {
      subject: 'Other families will now get a different number',
      text: 'The phone number that another family gets once both families have accepted has been changed. If none of you has changed it, please log in and contact our office.',
    },
    bn: {
      subject: 'অন্য পরিবারকে এখন অন্য ফোন নম্বর দেওয়া হবে',
      text: 'দুই পক্ষ কথা বলতে রাজি হলে অন্য পরিবারকে এখন থেকে অন্য একটি ফোন নম্বর দেওয়া হবে। আপনারা কেউ না বদলে থাকলে লগ ইন করে দেখুন, আর অফিসে যোগাযোগ করুন।',
    },
  },
  newBrowser: {
    en: {
      subject: 'A new login to your account',
      text: 'Somebody has logged in to your account from a new phone or computer. If it was not you, please change your password and contact our office.',
    },
    bn: {
      subject: 'নতুন ফোন বা কম্পিউটার থেকে লগ ইন হয়েছে',
      text: 'আগে কখনও লগ ইন হয়নি, এমন একটি ফোন বা কম্পিউটার থেকে আপনার অ্যাকাউন্টে লগ ইন হয়েছে। আপনি না করে থাকলে পাসওয়ার্ড বদলান, আর অফিসে যোগাযোগ করুন।',
    },
  },
  pushEnded: {
    en: {
      subject: 'You were logged out everywhere',
      text: 'Your account was logged out on every phone and computer, so none of them shows notices now. You can turn the notices on again in the settings. If it was not you, please change your password and contact our office.',
    },
    bn: {
      subject: 'সব জায়গায় লগ আউট করা হয়েছে',
      text: 'সব ফোন আর কম্পিউটারে আপনার অ্যাকাউন্ট থেকে লগ আউট করা হয়েছে, সেগুলির পর্দায় আর খবরও আসবে না। চাইলে সেটিংস থেকে খবর আবার চালু করতে পারেন। আপনি না করে থাকলে পাসওয়ার্ড বদলান, আর অফিসে যোগাযোগ করুন।',
    },
  },
  weeklyFits: {
    en: {
      subject: 'New people this week',
      text: 'New people who match your hopes have joined. Please log in to see them.',
    },
    bn: { subject: 'এ সপ্তাহে নতুন কয়েকজন', text: 'যেমন সম্বন্ধ চাইছেন, তেমন নতুন কয়েকজন এসেছেন। লগ ইন করে দেখুন।' },
  },
  weeklyAsked: {
    en: {
      subject: 'Your family would like to send an interest',
      text: 'Somebody who looks after the profile with you would like to send an interest to this week’s family. The answer is yours to give, by Sunday evening: please log in.',
    },
    bn: {
      subject: 'আপনার বাড়ির একজন আগ্রহ জানাতে চান',
      text: 'আপনার সঙ্গে যিনি প্রোফাইলটি দেখাশোনা করেন, তিনি এ সপ্তাহের পরিবারটিকে আগ্রহ জানাতে চান। উত্তর দেবেন আপনি, রবিবার সন্ধ্যার মধ্যে: লগ ইন করুন।',
    },
  },
  slipWish: {
    en: {
      subject: 'We have received your page of cards',
      text: 'We have read what you ticked. Where you would like to know more, we will call you; until then nothing will be sent to anybody. You can also log in and send an interest yourselves.',
    },
    bn: {
      subject: 'আপনাদের কাগজের কার্ড ফেরত পেয়েছি',
      text: 'যাঁদের কথা আরও জানতে চেয়েছেন, তাঁদের নিয়ে আমরা ফোন করব; তার আগে কাউকে কিছু জানানো হবে না। চাইলে লগ ইন করে নিজেরাও আগ্রহ জানাতে পারেন।',
    },
  },
  wishCarried: {
    en: {
      subject: 'As you told us on the telephone',
      text: 'You told us on the telephone that you would like to know more about somebody on your page of cards. We have now told both families about each other, and each gives its own answer. If nobody in your family said so, please contact our office.',
    },
    bn: {
      subject: 'ফোনে যেমন বলেছিলেন',
      text: 'কাগজের কার্ডে যাঁদের কথা আছে, তাঁদের একজনের কথা আরও জানতে চান বলে আপনারা ফোনে জানিয়েছেন। তাই দুই পরিবারকে একে অন্যের কথা জানালাম; দুই পরিবার নিজের নিজের উত্তর দেবেন। বাড়ির কেউ এমন কথা না বলে থাকলে অফিসে যোগাযোগ করুন।',
    },
  },
  proposalAsked: {
    en: {
      subject: 'Your family is in favour of a proposal',
      text: 'The trust has a proposal for you, and somebody who looks after the profile with you would like to talk to that family. The answer is yours to give: please log in.',
    },
    bn: {
      subject: 'আপনার বাড়ির একজন কথা বলতে রাজি',
      text: 'ট্রাস্ট একটি সম্বন্ধ এনেছে। আপনার সঙ্গে যিনি প্রোফাইলটি দেখাশোনা করেন, তিনি কথা বলতে রাজি। উত্তর দেবেন আপনি: লগ ইন করুন।',
    },
  },
  stillLooking: {
    en: {
      subject: 'Are you still looking?',
      text: 'We have not seen you for a while. Please log in and tell us whether you are still looking; otherwise we will hide the profile.',
    },
    bn: {
      subject: 'এখনও সম্বন্ধ খুঁজছেন?',
      text: 'অনেক দিন আপনাদের দেখা নেই। এখনও সম্বন্ধ খুঁজছেন কি না, লগ ইন করে জানান; না জানালে প্রোফাইলটি আর দেখানো হবে না।',
    },
  },
  rules: {
    en: {
      subject: 'A reminder of our rules',
      text: 'Every three months we remind all families of our rules. Write only what is true. Never ask for money or dowry, and never give any. Show photos only of people who agree. Be kind to other families, and keep what they tell you to yourselves. If a profile breaks the rules, we may close it or remove what was written. You will find the rules on the page “Rules of use”. Every profile has a link for reporting it to us.',
    },
    bn: {
      subject: 'সাইটের নিয়মগুলি আর একবার',
      text: 'তিন মাস অন্তর আমরা সব পরিবারকে নিয়মগুলি মনে করিয়ে দিই। যা সত্যি, শুধু তাই লিখুন। টাকা বা পণ চাইবেন না, দেবেনও না। যিনি রাজি আছেন, শুধু তাঁর ছবি দিন। অন্য পরিবারের সঙ্গে ভালো ব্যবহার করুন, তাঁদের কথা নিজেদের মধ্যেই রাখুন। নিয়ম না মানলে প্রোফাইল বন্ধ করা হতে পারে, লেখা সরিয়ে নেওয়া হতে পারে। নিয়মগুলি আছে ‘ব্যবহারের নিয়ম’ পাতায়; অভিযোগ জানানোর উপায় আছে প্রতিটি প্রোফাইলে।',
    },
  },
  marriedLetter: {
    en: {
      subject: 'A letter from Shubho Bibaho',
      text: 'How are you? We send this same letter to everybody after some months. If you would like to talk to somebody, log in: you will find our counsellor there, and a place to write to us. Tele-MANAS on 14416 listens day and night, 181 is the women’s helpline, and 112 is for emergencies. You need not say why you are calling.',
    },
    bn: {
      subject: 'শুভ বিবাহ থেকে দু লাইন',
      text: 'কেমন আছেন? কয়েক মাস পরে আমরা সবাইকেই এই একই চিঠি পাঠাই। কারও সঙ্গে কথা বলতে চাইলে লগ ইন করুন: আমাদের পরামর্শদাতার খোঁজ পাবেন, আমাদের চিঠিও লিখতে পারবেন। টেলি-মানস ১৪৪১৬ নম্বরে দিনরাত কথা বলা যায়, ১৮১ মেয়েদের সহায়তার নম্বর, বিপদ হলে ১১২। কেন ফোন করছেন, তা কাউকে বলতে হবে না।',
    },
  },
  keepingEnds: {
    en: {
      subject: 'Your profile will be deleted soon',
      text: 'Nobody has logged in for almost two years, and we do not keep a profile longer than that. If you want to keep it, please log in. If not, there is nothing you need to do: we will delete it.',
    },
    bn: {
      subject: 'আপনাদের প্রোফাইল কিছুদিন পরে মুছে যাবে',
      text: 'প্রায় দুই বছর কেউ লগ ইন করেননি। এর চেয়ে বেশি দিন আমরা প্রোফাইল রাখি না: রাখতে চাইলে একবার লগ ইন করুন। না চাইলে কিছু করতে হবে না, প্রোফাইলটি মুছে যাবে।',
    },
  },
  addressFails: {
    en: {
      subject: 'Our e-mails are not reaching you',
      text: 'E-mails to your address came back three times. Please check the address and enter it again.',
    },
    bn: { subject: 'আমাদের চিঠি পৌঁছচ্ছে না', text: 'আপনার ই-মেল ঠিকানায় পাঠানো চিঠি তিনবার ফেরত এসেছে। ঠিকানাটি দেখে আবার লিখুন।' },
  },
};

/** The e-mail to a removed holder. It contains no name. */
export const FAREWELL: Both = {
  en: {
    subject: 'You no longer look after the profile',
    text: 'You no longer look after a profile on Shubho Bibaho. If this is news to you, please contact our office at once.',
  },
  bn: {
    subject: 'আপনি আর প্রোফাইলটি দেখাশোনা করছেন না',
    text: 'শুভ বিবাহে একটি প্রোফাইল দেখাশোনার তালিকা থেকে আপনাকে বাদ দেওয়া হয়েছে। আগে থেকে না জেনে থাকলে এখনই অফিসে যোগাযোগ করুন।',
  },
};

/** The kinds of notices that are gathered. An expiring interest has other words for the family that sent it. */
const COUNTED_KINDS = [...GATHERED_KINDS, 'ownInterestExpiring'] as const;
/** The number of gathered notices of each kind. */
export type GatheredCounts = Partial<Record<(typeof COUNTED_KINDS)[number], number>>;

/** Words for gathered notices, sent at most once a day. */
const GATHERED = {
  weeklyIntroduction: {
    en: (_: number) => 'This week we have told another family and yours about each other.',
    bn: (_: number) => 'এ সপ্তাহে আপনাদের আর অন্য একটি পরিবারকে একে অন্যের কথা জানালাম।',
  },
  deskProposal: {
    en: (n: number) =>
      n === 1 ? 'The trust has a proposal for your family.' : `The trust has ${n} proposals for your family.`,
    bn: (n: number) =>
      n === 1 ? 'ট্রাস্ট আপনাদের জন্য একটি সম্বন্ধ এনেছে।' : `ট্রাস্ট আপনাদের জন্য ${digits(n, 'bn')}টি সম্বন্ধ এনেছে।`,
  },
  interestReceived: {
    en: (n: number) => (n === 1 ? 'A family has sent you an interest.' : `${n} families have sent you an interest.`),
    bn: (n: number) => (n === 1 ? 'একটি পরিবার আগ্রহ জানিয়েছেন।' : `${digits(n, 'bn')}টি পরিবার আগ্রহ জানিয়েছেন।`),
  },
  interestExpiring: {
    en: (n: number) =>
      n === 1
        ? 'An interest is waiting for your answer and expires soon.'
        : `${n} interests are waiting for your answer and expire soon.`,
    bn: (n: number) =>
      n === 1 ? 'একটি আগ্রহের উত্তর দেওয়ার সময় শেষ হয়ে আসছে।' : `${digits(n, 'bn')}টি আগ্রহের উত্তর দেওয়ার সময় শেষ হয়ে আসছে।`,
  },
  ownInterestExpiring: {
    en: (n: number) =>
      n === 1
        ? 'An interest you sent has no answer yet and expires soon.'
        : `${n} interests you sent have no answer yet and expire soon.`,
    bn: (n: number) =>
      n === 1
        ? 'আপনাদের জানানো একটি আগ্রহের উত্তর এখনও আসেনি, তার সময় শেষ হয়ে আসছে।'
        : `আপনাদের জানানো ${digits(n, 'bn')}টি আগ্রহের উত্তর এখনও আসেনি, সেগুলির সময় শেষ হয়ে আসছে।`,
  },
  interestAccepted: {
    en: (n: number) =>
      n === 1 ? 'A family has accepted your interest.' : `${n} families have accepted your interest.`,
    bn: (n: number) =>
      n === 1
        ? 'আপনাদের আগ্রহ পেয়ে একটি পরিবার কথা বলতে রাজি হয়েছেন।'
        : `আপনাদের আগ্রহ পেয়ে ${digits(n, 'bn')}টি পরিবার কথা বলতে রাজি হয়েছেন।`,
  },
  contactOpened: {
    en: (n: number) =>
      n === 1 ? 'A family has seen your phone number.' : `${n} families have seen your phone number.`,
    bn: (n: number) =>
      n === 1 ? 'একটি পরিবার আপনাদের ফোন নম্বর দেখেছেন।' : `${digits(n, 'bn')}টি পরিবার আপনাদের ফোন নম্বর দেখেছেন।`,
  },
  message: {
    en: (n: number) =>
      n === 1
        ? 'A family you are in touch with has written to you.'
        : `${n} families you are in touch with have written to you.`,
    bn: (n: number) =>
      n === 1
        ? 'যাঁদের সঙ্গে আলাপ চলছে, তাঁদের মধ্যে একটি পরিবার আপনাদের চিঠি লিখেছেন।'
        : `যাঁদের সঙ্গে আলাপ চলছে, তেমন ${digits(n, 'bn')}টি পরিবার আপনাদের চিঠি লিখেছেন।`,
  },
} as const satisfies Record<(typeof COUNTED_KINDS)[number], object>;

/** The subject of an e-mail for gathered notices. */
const NEWS = { en: 'News from other families', bn: 'অন্য পরিবারের খবর' } as const;

/** Returns one e-mail or push for gathered notices, with the number of each kind. */
export function gatheredWords(counts: GatheredCounts, language: Language): LetterWords {
  const lines = COUNTED_KINDS.flatMap((kind) => {
    const count = counts[kind] ?? 0;
    return count > 0 ? [GATHERED[kind][language](count)] : [];
  });
  return { subject: NEWS[language], text: lines.join('\n') };
}

/**
 * The line that tells by its number which of several profiles with one phone or address is meant. No person is named
 * outside the site.
 */
const OF_PROFILE = {
  en: (profileId: string) => `For profile ${profileId}:`,
  bn: (profileId: string) => `${profileId} নম্বর প্রোফাইলের খবর:`,
} as const;

/** Returns the words with the number of the profile that they are about. */
export const ofProfile = ({ subject, text }: LetterWords, profileId: string, language: Language): LetterWords => ({
  subject: `${subject} · ${profileId}`,
  text: `${OF_PROFILE[language](profileId)}\n${text}`,
});

/** Returns one e-mail or push for gathered notices of several profiles, each under its number. */
export function gatheredOfProfiles(all: ReadonlyMap<string, GatheredCounts>, language: Language): LetterWords {
  const letters = [...all].map(([profileId, counts]) => [profileId, gatheredWords(counts, language)] as const);
  const [first, ...others] = letters;
  if (first && others.length === 0) {
    const [profileId, words] = first;
    return ofProfile(words, profileId, language);
  }
  const texts = letters.map(([profileId, words]) => ofProfile(words, profileId, language).text);
  return { subject: NEWS[language], text: texts.join('\n\n') };
}

/** The text around every e-mail. */
export const LETTER_FRAME = {
  en: {
    greeting: 'Greetings,',
    open: 'Open Shubho Bibaho',
    sign: 'Shubho Bibaho, a charitable trust in Kolkata',
    stop: 'Stop these e-mails',
  },
  bn: {
    greeting: 'শুভেচ্ছা নেবেন।',
    open: 'শুভ বিবাহ খুলুন',
    sign: 'শুভ বিবাহ, কলকাতার একটি দাতব্য ট্রাস্ট',
    stop: 'এই ই-মেল আর চাই না',
  },
} as const;
