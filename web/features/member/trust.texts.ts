import { texts } from '#words/texts.ts';

/** Each check is named separately, because nobody is *verified* as a whole. */
export const trustTexts = texts({
  en: {
    heading: 'What the trust has checked',
    nothing: 'Nothing has been checked yet; please make your own enquiries.',
    phone: 'Phone confirmed by a code',
    email: 'E-mail confirmed by a link',
    photo: 'Photo seen by the office',
    identity: 'Identity paper seen',
    address: 'Address paper seen',
    paper: 'Divorce paper or death certificate seen',
    met: 'Met in person by the office',
    meaning:
      'A confirmed phone means only that somebody typed in a code sent to it; it does not tell you who they are. If an identity paper has been seen, that person has shown it to our office.',
    ownIdentity: 'Have your own identity checked',
    since: (month: string) => `Member since ${month}`,
    active_week: 'active this week',
    active_month: 'active this month',
    active_longer: 'not active for over a month',
  },
  bn: {
    heading: 'ট্রাস্ট যা যাচাই করেছে',
    nothing: 'ট্রাস্ট এখনও কিছু যাচাই করেনি; নিজেরা খোঁজ নিয়ে নেবেন।',
    phone: 'ফোন নম্বর কোড দিয়ে যাচাই হয়েছে',
    email: 'ই-মেল লিঙ্ক দিয়ে যাচাই হয়েছে',
    photo: 'অফিস ছবিটি দেখেছে',
    identity: 'পরিচয়ের কাগজ দেখা হয়েছে',
    address: 'ঠিকানার কাগজ দেখা হয়েছে',
    paper: 'বিচ্ছেদের কাগজ বা ডেথ সার্টিফিকেট দেখা হয়েছে',
    met: 'অফিসের লোক সামনাসামনি দেখা করেছেন',
    meaning:
      'ফোন নম্বর যাচাই মানে সেই নম্বরে যাওয়া কোড কেউ লিখে দিয়েছেন; মানুষটি কে, তা এতে জানা যায় না। ‘পরিচয়ের কাগজ দেখা হয়েছে’ মানে তিনি অফিসকে সেই কাগজ দেখিয়েছেন।',
    ownIdentity: 'নিজের পরিচয়ের কাগজ দেখান',
    since: (month: string) => `${month} থেকে সদস্য`,
    active_week: 'এই সপ্তাহে এসেছেন',
    active_month: 'এই মাসে এসেছেন',
    active_longer: 'এক মাসের বেশি হল আসেননি',
  },
});
