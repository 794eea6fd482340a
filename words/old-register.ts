import type {
  RegisterAsk,
  RegisterColumn,
  RegisterFault,
  RegisterLeftOut,
  RegisterState,
} from '#contract/staff/old-register-words.ts';
import type { Words } from './label.ts';

/** Reasons for which a row of an old register cannot be imported. */
export const registerFaults: Readonly<Record<RegisterFault, Words>> = {
  noName: { en: 'The name is missing or cannot be read', bn: 'নাম নেই, বা পড়া যাচ্ছে না' },
  noPhone: { en: 'The phone is missing', bn: 'ফোন নম্বর নেই' },
  phoneLost: {
    en: 'The spreadsheet has lost the last digits of the phone (9.83E+09): please type it as text',
    bn: 'স্প্রেডশিটে ফোন নম্বরের শেষের অঙ্কগুলি হারিয়ে গেছে: নম্বরটি আবার লিখে দিন',
  },
  phoneWrong: { en: 'This is not a phone number', bn: 'এটি ফোন নম্বর নয়' },
  genderUnknown: { en: 'The row does not say whether this is a bride or a groom', bn: 'পাত্র না পাত্রী, তা লেখা নেই' },
  dateImpossible: { en: 'There is no such date of birth', bn: 'এমন জন্মতারিখ হয় না' },
  dateToCome: { en: 'The date of birth is in the future', bn: 'জন্মতারিখটি ভবিষ্যতের' },
  tooYoung: { en: 'Too young to marry by law', bn: 'আইনমতে এখনও বিয়ের বয়স হয়নি' },
  casteUnknown: { en: 'The caste is not in our list', bn: 'জাতিটি আমাদের তালিকায় নেই' },
  doublePhone: { en: 'The phone is in an earlier row', bn: 'ফোন নম্বরটি আগের একটি সারিতে আছে' },
  doubleName: {
    en: 'The same name and father’s name are in an earlier row',
    bn: 'একই নাম আর বাবার নাম আগের একটি সারিতে আছে',
  },
  // The text names neither the matching value nor the member. Otherwise a file of numbers could be used to find
  // members.
  knownHere: { en: 'Perhaps this family is here already', bn: 'এই পরিবার হয়তো আগে থেকেই এখানে আছেন' },
  knownRow: { en: 'This phone was entered with another register', bn: 'এই ফোন নম্বর অন্য একটি খাতা থেকে উঠেছে' },
  saidNo: { en: 'This family has said no to us', bn: 'এই পরিবার আগেই না বলেছেন' },
};

/** Facts that are missing in an imported row. */
export const registerAsks: Readonly<Record<RegisterAsk, Words>> = {
  birthDate: { en: 'date of birth', bn: 'জন্মতারিখ' },
  caste: { en: 'caste', bn: 'জাতি' },
  district: { en: 'district', bn: 'জেলা' },
  education: { en: 'education', bn: 'শিক্ষা' },
  profession: { en: 'work', bn: 'পেশা' },
  registering: {
    en: 'whether they themselves are registering here with this number (somebody has begun, but has not confirmed it): if so, they should type their code; if not, the number is theirs again once they say yes',
    bn: 'এই নম্বর দিয়ে তাঁরা নিজেরাই নাম লেখাচ্ছেন কি না (একজন লেখাচ্ছেন, নম্বর নিশ্চিত করেননি): তাঁরাই হলে তাঁদের কোডটি লিখতে বলুন; না হলে তাঁরা হ্যাঁ বললেই নম্বরটি আবার তাঁদের হবে',
  },
};

/** Names of the contents of register columns. */
export const registerColumns: Readonly<Record<RegisterColumn | RegisterLeftOut, Words>> = {
  name: { en: 'Name', bn: 'নাম' },
  gender: { en: 'Bride or groom', bn: 'পাত্র না পাত্রী' },
  birthDate: { en: 'Date of birth', bn: 'জন্মতারিখ' },
  age: { en: 'Age', bn: 'বয়স' },
  birthTime: { en: 'Time of birth', bn: 'জন্মের সময়' },
  birthPlace: { en: 'Place of birth', bn: 'জন্মস্থান' },
  phone: { en: 'Phone', bn: 'ফোন' },
  otherPhone: { en: 'Another phone', bn: 'আর একটি ফোন' },
  email: { en: 'E-mail', bn: 'ই-মেল' },
  line1: { en: 'Address', bn: 'ঠিকানা' },
  city: { en: 'Town or village', bn: 'শহর বা গ্রাম' },
  district: { en: 'District', bn: 'জেলা' },
  pincode: { en: 'PIN code', bn: 'পিন কোড' },
  caste: { en: 'Caste', bn: 'জাতি' },
  clan: { en: 'Gotra', bn: 'গোত্র' },
  religion: { en: 'Religion', bn: 'ধর্ম' },
  community: { en: 'General, SC, ST or OBC', bn: 'জেনারেল, এসসি, এসটি বা ওবিসি' },
  rashi: { en: 'Rashi', bn: 'রাশি' },
  gon: { en: 'Gon', bn: 'গণ' },
  height: { en: 'Height', bn: 'উচ্চতা' },
  weight: { en: 'Weight', bn: 'ওজন' },
  maritalStatus: { en: 'Marital status', bn: 'বৈবাহিক অবস্থা' },
  education: { en: 'Education', bn: 'শিক্ষা' },
  profession: { en: 'Work', bn: 'পেশা' },
  father: { en: 'Father’s name', bn: 'বাবার নাম' },
  mother: { en: 'Mother’s name', bn: 'মায়ের নাম' },
  ignored: { en: 'Leave it out', bn: 'তোলা হবে না' },
  health: { en: 'Health: left out', bn: 'স্বাস্থ্যের কথা: তোলা হয় না' },
  notes: { en: 'Notes: left out', bn: 'মন্তব্য: তোলা হয় না' },
};

/**
 * Returns the reasons in both languages, for a file that several people correct. `other` is a further reason in words;
 * `''` for none.
 */
export const whyInBoth = (faults: readonly RegisterFault[], other: string): string =>
  faults
    .map((fault) => `${registerFaults[fault].en} / ${registerFaults[fault].bn}`)
    .concat(other === '' ? [] : [other])
    .join('; ');

/** Names of the states of register rows. */
export const registerStates: Readonly<Record<RegisterState, Words>> = {
  read: { en: 'not checked yet', bn: 'এখনও যাচাই হয়নি' },
  good: { en: 'can be entered', bn: 'উঠবে' },
  bad: { en: 'cannot be entered', bn: 'উঠবে না' },
  skipped: { en: 'not a family (headings, totals, blank lines)', bn: 'পরিবার নয় (শিরোনাম, যোগফল, খালি সারি)' },
  entered: { en: 'entered, not called yet', bn: 'উঠেছে, এখনও ফোন করা হয়নি' },
  released: { en: 'on the list of calls', bn: 'ফোনের তালিকায় আছে' },
  claimed: { en: 'taken over by the family', bn: 'পরিবার নিজেদের করে নিয়েছেন' },
  registered: { en: 'have registered by themselves', bn: 'নিজেরাই নাম লিখিয়েছেন' },
  refused: { en: 'said no', bn: 'না বলেছেন' },
};
