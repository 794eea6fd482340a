import type { Language } from '#contract/choices.ts';
import { isRetentionName, KEPT, type RetentionName, type Term } from '#contract/retention.ts';
import type { Words } from './label.ts';
import { digits } from './numbers.ts';

/** Names of the kept data, in the order in which a family reads them. */
const WHAT: Record<RetentionName, Words> = {
  deletion: {
    en: 'A profile that you have asked us to delete (hidden at once)',
    bn: 'যে প্রোফাইল মুছে দিতে বলেছেন (সঙ্গে সঙ্গে আড়ালে যায়)',
  },
  unfinished: {
    en: 'A registration that stopped after the first step',
    bn: 'প্রথম ধাপের পরে যে নাম লেখানো আর এগোয়নি',
  },
  paperDrafts: {
    en: 'What the office has typed from a paper and not yet saved',
    bn: 'অফিস কাগজ দেখে যা লিখেছে, কিন্তু এখনও সেভ করেনি',
  },
  abandoned: {
    en: 'A profile whose family has not logged in (we tell you 60 days and 7 days before)',
    bn: 'যে প্রোফাইলে অনেক দিন কেউ লগ ইন করেননি (৬০ দিন আর ৭ দিন আগে জানানো হয়)',
  },
  papers: {
    en: 'A profile that the office entered from paper and that its family has not taken over, counted from the last code we sent',
    bn: 'অফিস কাগজ থেকে যে প্রোফাইল তুলেছে, কিন্তু পরিবার নিজেদের করে নেননি, শেষবার কোড দেওয়ার পরে',
  },
  introductions: {
    en: 'Interests that came to nothing, with their notes',
    bn: 'যে আগ্রহ থেকে কিছু হয়নি, আর তার সঙ্গের চিঠি',
  },
  weeklyPairs: {
    en: 'Which families we introduced to each other in a week, and what each answered (the other family is not told your answer)',
    bn: 'কোন সপ্তাহে কোন পরিবারের সঙ্গে কার পরিচয় করিয়ে দেওয়া হয়েছে, কে কী উত্তর দিয়েছেন (উত্তরটি অন্য পরিবারকে জানানো হয় না)',
  },
  proposals: {
    en: 'Which families the trust proposed to each other, or which two families wrote each other’s number at a melan, and what each answered (the other family is not told your answer)',
    bn: 'ট্রাস্ট কোন পরিবারের সঙ্গে কার সম্বন্ধ এনেছে, বা মিলন অনুষ্ঠানে কোন দুই পরিবার একে অন্যের নম্বর লিখেছেন, আর কে কী উত্তর দিয়েছেন (উত্তরটি অন্য পরিবারকে জানানো হয় না)',
  },
  deskReadings: {
    en: 'Who at the trust read whose profile while looking for a match for a family, and on which day',
    bn: 'কোনও পরিবারের জন্য সম্বন্ধ খুঁজতে গিয়ে ট্রাস্টের কে কোন দিন কার প্রোফাইল পড়েছেন',
  },
  married: {
    en: 'A profile with its health answers, once its family has told us of the wedding (we tell you 60 days and 7 days before)',
    bn: 'বিয়ের খবর জানানোর পরে প্রোফাইল আর স্বাস্থ্যের উত্তর (৬০ দিন আর ৭ দিন আগে জানানো হয়)',
  },
  countedPairs: {
    en: 'A mark that shows that an acceptance, a meeting, an engagement or a marriage of two families has already been counted (the count itself has no names, and stays)',
    bn: 'দুই পরিবারের আলাপ, দেখা, পাকা কথা বা বিয়ে যে একবার গোনা হয়েছে, তা আবার চেনার চিহ্ন (সংখ্যাটিতে কারও নাম নেই, সেটি থেকে যায়)',
  },
  together: {
    en: 'What two families wrote and answered on the page ‘Two families’, after they are no longer in touch',
    bn: '‘দুই পরিবার’ পাতায় দুই পক্ষের লেখা আর উত্তর, আলাপ শেষ হওয়ার পরে',
  },
  meetingWords: {
    en: 'The place where two families met, as one of them wrote it, after the last time proposed for meeting',
    bn: 'দুই পরিবার কোথায় দেখা করেছেন, এক পক্ষ যেমন লিখেছেন; দেখা করার শেষ যে সময় জানানো হয়েছিল, তার পরে',
  },
  melans: {
    en: 'To which melan you were invited, what you answered, and whether you came, after that day',
    bn: 'কোন মিলন অনুষ্ঠানে নিমন্ত্রণ ছিল, কী উত্তর দিয়েছিলেন, এসেছিলেন কি না, সেই দিনের পরে',
  },
  melanWishes: {
    en: 'Whose number you wrote on the slip at a melan, and what was noted there, after we told the families who wrote each other’s number',
    bn: 'মিলন অনুষ্ঠানের চিরকুটে কার নম্বর লিখেছেন, আর সেখানে যা লিখে রাখা হয়েছে; যাঁরা একে অন্যের নম্বর লিখেছেন, তাঁদের জানানোর পরে',
  },
  partings: { en: 'A record that two families ended their contact', bn: 'আলাপ যে শেষ করা হয়েছে, সে কথা' },
  contactOpenings: {
    en: 'Who opened whose phone number, and on which day',
    bn: 'কে কার ফোন নম্বর দেখেছেন, আর কোন দিন',
  },
  cardSheets: {
    en: 'Whose cards we printed for a family, and what that family ticked on the page that came back',
    bn: 'কোন পরিবারের জন্য কাদের কথা ছাপা হয়েছে, আর ফেরত দেওয়া পাতায় কোথায় টিক পড়েছে',
  },
  bookletCopies: {
    en: 'Which copy of the printed booklet went to whom, and who is in it',
    bn: 'ছাপা পত্রিকার কোন কপি কাকে দেওয়া হয়েছে, আর তাতে কাদের কথা আছে',
  },
  filePieces: {
    en: 'The parts of a photo or file that did not reach us whole',
    bn: 'যে ছবি বা ফাইল পুরোটা এসে পৌঁছয়নি, তার যতটা এসেছে',
  },
  keptPieces: {
    en: 'The parts in which a photo or file reached us, once the whole of it is saved',
    bn: 'যে ছবি বা ফাইল ভাগে ভাগে এসেছে, তার ভাগগুলি, পুরোটা সেভ হয়ে যাওয়ার পরে',
  },
  filePresses: {
    en: 'A record that a photo or file was saved, so that it is not saved twice',
    bn: 'ছবি বা ফাইলটি যে সেভ হয়েছে, সে কথা (একই ছবি যাতে দুবার সেভ না হয়)',
  },
  bookletPdfs: {
    en: 'The file from which a copy of the booklet is printed',
    bn: 'যে ফাইল থেকে পত্রিকার একটি কপি ছাপা হয়',
  },
  readings: { en: 'Who opened whose profile, and on which day', bn: 'কে কার প্রোফাইল খুলে দেখেছেন, আর কোন দিন' },
  readingDays: {
    en: 'How many profiles somebody saw in a day, in lists or opened',
    bn: 'এক দিনে কে কজনের প্রোফাইল দেখেছেন, তালিকায় বা খুলে, তার হিসেব',
  },
  cardLinks: { en: 'A link to a biodata, after it has ended', bn: 'বায়োডাটার লিঙ্ক, বন্ধ হওয়ার পরে' },
  pairChecks: {
    en: 'A record that a health pair check took place, after its answer is erased',
    bn: 'থ্যালাসেমিয়া মিলিয়ে দেখা যে হয়েছিল, সে কথা, উত্তর মুছে ফেলার পরে',
  },
  pairConsents: {
    en: 'A consent to a pair check, where the other family has not given theirs',
    bn: 'থ্যালাসেমিয়া মিলিয়ে দেখার যে সম্মতিতে অন্য পক্ষ সাড়া দেননি',
  },
  sealedWords: {
    en: 'One fact about health that a bride or groom tells only the other (erased at once if it is withdrawn or the two families are no longer in touch)',
    bn: 'স্বাস্থ্যের যে একটি কথা পাত্র বা পাত্রী শুধু অন্যজনকে জানান (ফিরিয়ে নিলে বা আলাপ শেষ হলে তখনই মুছে যায়)',
  },
  deskHints: {
    en: 'What two families told the office about each other, once the office has dealt with it',
    bn: 'দুই পরিবার পরস্পরকে নিয়ে অফিসকে যা জানিয়েছেন, অফিস দেখে নেওয়ার পরে',
  },
  assignments: {
    en: 'Who in the office looks after a letter, a call or a report',
    bn: 'কোন চিঠি, ফোন বা অভিযোগ অফিসের কে দেখছেন',
  },
  acts: { en: 'Who in a family did what with its profile', bn: 'পরিবারের কে প্রোফাইলে কী করেছেন' },
  invitations: {
    en: 'Invitations to look after a profile (the phone at most fourteen days)',
    bn: 'প্রোফাইল দেখাশোনার আমন্ত্রণ (ফোন নম্বর বড়জোর চোদ্দো দিন)',
  },
  notices: { en: 'Notices, and whether messages arrived', bn: 'খবর, আর পাঠানো বার্তা পৌঁছেছে কি না' },
  verifications: {
    en: 'Codes, and changes of phone number or e-mail address that nobody confirmed',
    bn: 'যাচাইয়ের কোড, আর ফোন বা ই-মেল বদলের যে অনুরোধ কেউ যাচাই করেননি',
  },
  verificationDays: {
    en: 'How many codes were sent in a day, without phone numbers',
    bn: 'এক দিনে কটি কোড গেছে, তার হিসেব (কোনও ফোন নম্বর ছাড়া)',
  },
  phones: {
    en: 'A record that a phone number is confirmed, after the last login',
    bn: 'ফোন নম্বর যে যাচাই হয়েছে, সে কথা, শেষবার লগ ইনের পরে',
  },
  knownBrowsers: {
    en: 'Browsers from which you have logged in, after the last login from each',
    bn: 'যে ব্রাউজার থেকে লগ ইন করেছেন, শেষবারের পরে',
  },
  keptNames: {
    en: 'A record that a phone remembers your name on the login page, after the last login there',
    bn: 'লগ ইনের পাতায় কোনও ফোনে যে আপনার নাম রাখা আছে, সেই ফোনে শেষবার লগ ইনের পরে',
  },
  attempts: {
    en: 'Counts of failed logins, and of other actions that have a limit',
    bn: 'লগ ইনে কতবার ভুল হয়েছে, আর যেসব কাজের সীমা বাঁধা আছে, সেগুলি কতবার করা হয়েছে',
  },
  reports: {
    en: 'Reports about a member, after that member’s profile is deleted',
    bn: 'কোনও সদস্যের নামে অভিযোগ, সেই সদস্যের প্রোফাইল মুছে যাওয়ার পরে',
  },
  strangersReports: {
    en: 'How to reach a person who reported without an account, after the report is settled',
    bn: 'যাঁর অ্যাকাউন্ট নেই, তিনি অভিযোগ জানালে তাঁকে উত্তর পাঠানোর ঠিকানা, মীমাংসার পরে',
  },
  rejectedPhones: {
    en: 'A mark (not the number) by which the phone of a rejected profile can be recognised',
    bn: 'বাতিল করা প্রোফাইলের ফোন চেনার চিহ্ন (নম্বর নয়)',
  },
  rejectedPhotos: {
    en: 'A mark (not the picture) by which the photos of a rejected profile can be recognised',
    bn: 'বাতিল করা প্রোফাইলের ছবি চেনার চিহ্ন (ছবি নয়)',
  },
  forcedRefusals: {
    en: 'A mark (not the number) by which an invitation that was refused can be recognised, after it last came',
    bn: 'যে আমন্ত্রণ কেউ ফিরিয়ে দিয়েছেন, তা চেনার চিহ্ন (নম্বর নয়), শেষবার আসার পরে',
  },
  decisions: {
    en: 'What the office decided about a profile, after the profile is deleted',
    bn: 'কোনও প্রোফাইল নিয়ে অফিস কী ঠিক করেছিল, সেই প্রোফাইল মুছে যাওয়ার পরে',
  },
  askedCalls: {
    en: 'A phone number that somebody left with us for a call back',
    bn: 'ফোন করতে বলে কেউ যে নম্বর রেখে গেছেন',
  },
  contactMessages: { en: 'Messages from the contact page', bn: 'যোগাযোগের পাতা থেকে লেখা চিঠি' },
  registerFaults: {
    en: 'Rows of the trust’s old register that were not entered',
    bn: 'ট্রাস্টের পুরোনো খাতার যে সারি তোলা হয়নি',
  },
  oldRegister: {
    en: 'A family in the trust’s old register that we have not called yet; if a family said no, a mark (not the number) by which its phone can be recognised',
    bn: 'ট্রাস্টের পুরোনো খাতার যে পরিবারকে এখনও ফোন করা হয়নি; যে পরিবার না বলেছেন, তাঁদের ফোন চেনার চিহ্ন (নম্বর নয়)',
  },
  officeWorks: {
    en: 'How a long task in the office ended, and its file',
    bn: 'অফিসের বড় কাজ কীভাবে শেষ হল, আর তার ফাইল',
  },
  officeUses: { en: 'What the office opened or changed', bn: 'অফিস কী খুলেছে বা বদলেছে, সে কথা' },
  laterChanges: {
    en: 'A record that something was blocked, paused, withdrawn or deleted, until it is stored with the backups',
    bn: 'কেউ যে যোগাযোগ বন্ধ করেছেন, বিরতি নিয়েছেন, সম্মতি ফিরিয়ে নিয়েছেন বা প্রোফাইল মুছে দিয়েছেন, সে কথা, ব্যাকআপের পাশে রাখা পর্যন্ত',
  },
  securityEvents: {
    en: 'Sealed record: logins, new passwords, copies taken and what the office read, each with the network address; even after a profile is deleted',
    bn: 'সিল করা: কবে লগ ইন হয়েছে, পাসওয়ার্ড বদলেছে, কপি নেওয়া হয়েছে, অফিস কী পড়েছে, আর কোন ইন্টারনেট ঠিকানা থেকে; প্রোফাইল মুছে যাওয়ার পরেও',
  },
  powerLinkUses: { en: 'Accounts opened through the Power Link', bn: '‘পাওয়ার লিঙ্ক’ দিয়ে কবে কার অ্যাকাউন্টে ঢোকা হয়েছে' },
};

const UNITS: Record<Term['unit'], Record<Language, readonly [one: string, more: string]>> = {
  hour: { en: ['hour', 'hours'], bn: ['ঘণ্টা', 'ঘণ্টা'] },
  day: { en: ['day', 'days'], bn: ['দিন', 'দিন'] },
  year: { en: ['year', 'years'], bn: ['বছর', 'বছর'] },
};

/** Returns a period in words: `90 days`, `২ বছর`. */
function termIn({ many, unit }: Term, language: Language): string {
  const [one, more] = UNITS[unit][language];
  return `${digits(many, language)} ${many === 1 ? one : more}`;
}

/** Returns the lines of the retention table. */
export const retentionIn = (language: Language): { what: string; howLong: string }[] =>
  Object.entries(WHAT).flatMap(([name, what]) =>
    isRetentionName(name) ? [{ what: what[language], howLong: termIn(KEPT[name], language) }] : [],
  );
