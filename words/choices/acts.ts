import type { ACTS } from '#contract/acts.ts';
import type { NamesOf } from '#words/label.ts';

/** Descriptions of acts, which follow the actor: “Parent or relative: sent an interest”. */
export const actNames: NamesOf<typeof ACTS> = {
  profile: { en: 'changed the basic information', bn: 'মূল পরিচয় বদলেছেন' },
  address: { en: 'changed the address', bn: 'যোগাযোগের ঠিকানা বদলেছেন' },
  personal: { en: 'changed the personal details', bn: 'ব্যক্তিগত তথ্য বদলেছেন' },
  paternal: { en: 'changed the answers about the father’s side', bn: 'পিতৃকুলের পরিচয় বদলেছেন' },
  maternal: { en: 'changed the answers about the mother’s side', bn: 'মাতৃকুলের পরিচয় বদলেছেন' },
  details: { en: 'changed ‘More about me’', bn: '‘নিজের সম্পর্কে আরও’ বদলেছেন' },
  wishes: { en: 'changed the wishes', bn: '‘কেমন সম্বন্ধ চাই’ বদলেছেন' },
  picture: { en: 'changed the photo', bn: 'ছবি বদলেছেন' },
  sent: { en: 'sent an interest', bn: 'আগ্রহ জানিয়েছেন' },
  withdrew: { en: 'withdrew an interest', bn: 'আগ্রহ ফিরিয়ে নিয়েছেন' },
  accepted: { en: 'accepted an interest', bn: 'আগ্রহ পেয়ে জানিয়েছেন, কথা বলতে রাজি' },
  refusedWeekly: {
    en: 'answered “Not for us” to an introduction',
    bn: 'একটি পরিবারের কথা জেনে উত্তর দিয়েছেন: ‘আমাদের জন্য নয়’',
  },
  declined: { en: 'declined an interest', bn: 'আগ্রহের উত্তরে ‘রাজি নই’ জানিয়েছেন' },
  ended: { en: 'ended contact with a family', bn: 'আলাপ শেষ করেছেন' },
  shown: { en: 'showed the profile', bn: 'প্রোফাইল দেখাতে শুরু করেছেন' },
  hidden: { en: 'stopped showing the profile', bn: 'প্রোফাইল দেখানো বন্ধ করেছেন' },
  paused: { en: 'paused the profile', bn: 'প্রোফাইল বিরতিতে রেখেছেন' },
  settled: { en: 'told us that the match is settled', bn: 'জানিয়েছেন, বিয়ে ঠিক হয়ে গেছে' },
  resumed: { en: 'ended the pause', bn: 'বিরতি শেষ করেছেন' },
  linked: { en: 'made a link to the biodata', bn: 'বায়োডাটার একটি লিঙ্ক তৈরি করেছেন' },
  invited: { en: 'invited somebody to look after the profile', bn: 'প্রোফাইল দেখাশোনা করতে একজনকে আমন্ত্রণ জানিয়েছেন' },
  uninvited: { en: 'withdrew an invitation', bn: 'একটি আমন্ত্রণ ফিরিয়ে নিয়েছেন' },
  joined: { en: 'began to look after the profile', bn: 'প্রোফাইল দেখাশোনায় যোগ দিয়েছেন' },
  left: { en: 'stopped looking after the profile', bn: 'দেখাশোনা ছেড়ে দিয়েছেন' },
  removed: { en: 'removed somebody from the profile', bn: 'একজনকে বাদ দিয়েছেন' },
  removalAsked: { en: 'asked to remove somebody from the profile', bn: 'একজনকে বাদ দিতে চেয়েছেন' },
  removalKept: { en: 'decided that everyone stays', bn: 'জানিয়েছেন, কাউকে বাদ দেওয়া হবে না' },
  removalObjected: { en: 'objected to being removed', bn: 'নিজে বাদ পড়ায় আপত্তি জানিয়েছেন' },
  saidYes: {
    en: 'noted that the bride or groom agrees to show the profile',
    bn: 'লিখেছে, প্রোফাইল দেখাতে পাত্র বা পাত্রী রাজি হয়েছেন',
  },
  role: { en: 'said whose profile it is', bn: 'জানিয়েছেন, প্রোফাইলটি কার' },
  officeAsked: {
    en: 'asked to change or open something in the account',
    bn: 'অ্যাকাউন্টের কিছু বদলাতে বা খুলতে চেয়েছে',
  },
  saidSelf: {
    en: 'said that this is their own profile, as the bride or groom',
    bn: 'জানিয়েছেন, তিনি নিজেই পাত্র বা পাত্রী',
  },
  unsaidSelf: {
    en: 'withdrew the statement that this is their own profile',
    bn: 'তিনি নিজেই পাত্র বা পাত্রী, এই কথাটি ফিরিয়ে নিয়েছেন',
  },
  selfRefused: {
    en: 'spoke with the family: the profile stays as it was',
    bn: 'কথা বলে দেখেছে: প্রোফাইল যাঁর ছিল, তাঁরই রইল',
  },
  wentOn: { en: 'decided to stay in touch with a family', bn: 'জানিয়েছেন, একটি পরিবারের সঙ্গে আলাপ চলবে' },
  slip: {
    en: 'entered what the family has ticked on paper',
    bn: 'কাগজে পরিবার যেখানে টিক দিয়েছেন, তা লিখে নিয়েছে',
  },
  melan: {
    en: 'answered an invitation to a melan',
    bn: 'মিলন অনুষ্ঠানের নিমন্ত্রণের উত্তর দিয়েছেন',
  },
  together: {
    en: 'answered on the page ‘Two families’',
    bn: '‘দুই পরিবার’ পাতায় উত্তর দিয়েছেন',
  },
  askedTrust: { en: 'asked the trust to look for a match', bn: 'ট্রাস্টকে সম্বন্ধ খুঁজতে বলেছেন' },
  stoppedTrust: { en: 'asked the trust to stop looking', bn: 'ট্রাস্টকে আর সম্বন্ধ খুঁজতে মানা করেছেন' },
  undidSent: { en: 'undid sending an interest', bn: 'জানানো আগ্রহ ফিরিয়ে নিয়েছেন' },
  undidWithdrew: { en: 'sent a withdrawn interest again', bn: 'ফিরিয়ে নেওয়া আগ্রহ আবার জানিয়েছেন' },
  undidAccepted: { en: 'undid accepting an interest', bn: 'কথা বলতে রাজি হওয়ার উত্তর ফিরিয়ে নিয়েছেন' },
  undidDeclined: { en: 'undid declining an interest', bn: '‘রাজি নই’ উত্তরটি ফিরিয়ে নিয়েছেন' },
};
