import type { ACTS } from '#contract/acts.ts';
import type { NamesOf } from '#words/label.ts';

/** What somebody did with a profile, after who it was: “Parent or relative: sent an interest”. */
export const actNames: NamesOf<typeof ACTS> = {
  profile: { en: 'changed Basic Information', bn: 'মূল পরিচয় বদলেছেন' },
  address: { en: 'changed Communication Details', bn: 'যোগাযোগের ঠিকানা বদলেছেন' },
  personal: { en: 'changed Personal Information', bn: 'ব্যক্তিগত তথ্য বদলেছেন' },
  paternal: { en: 'changed the father’s side', bn: 'পিতৃকুলের পরিচয় বদলেছেন' },
  maternal: { en: 'changed the mother’s side', bn: 'মাতৃকুলের পরিচয় বদলেছেন' },
  details: { en: 'changed More about me', bn: '‘নিজের সম্পর্কে আরও’ বদলেছেন' },
  wishes: { en: 'changed My wishes', bn: '‘কেমন সম্বন্ধ চাই’ বদলেছেন' },
  picture: { en: 'changed the photo', bn: 'ছবি বদলেছেন' },
  sent: { en: 'sent an interest', bn: 'আগ্রহ জানিয়েছেন' },
  withdrew: { en: 'withdrew an interest', bn: 'আগ্রহ ফিরিয়ে নিয়েছেন' },
  accepted: { en: 'accepted an interest', bn: 'আগ্রহে সাড়া দিয়েছেন' },
  declined: { en: 'declined an interest', bn: 'আগ্রহে রাজি হননি' },
  ended: { en: 'ended an acquaintance', bn: 'আলাপ শেষ করেছেন' },
  shown: { en: 'showed the profile', bn: 'প্রোফাইল দেখাতে শুরু করেছেন' },
  hidden: { en: 'stopped showing the profile', bn: 'প্রোফাইল দেখানো বন্ধ করেছেন' },
  paused: { en: 'paused the profile', bn: 'প্রোফাইল বিরতিতে রেখেছেন' },
  settled: { en: 'said that the match is settled', bn: 'জানিয়েছেন, বিয়ে ঠিক হয়ে গেছে' },
  resumed: { en: 'ended the pause', bn: 'বিরতি শেষ করেছেন' },
  linked: { en: 'made a link to the card', bn: 'কার্ডের একটি লিঙ্ক তৈরি করেছেন' },
  invited: { en: 'invited somebody to look after the profile', bn: 'প্রোফাইল দেখাশোনা করতে একজনকে আমন্ত্রণ জানিয়েছেন' },
  joined: { en: 'joined', bn: 'যোগ দিয়েছেন' },
  left: { en: 'left', bn: 'দেখাশোনা ছেড়ে দিয়েছেন' },
  removed: { en: 'took somebody out', bn: 'একজনকে বাদ দিয়েছেন' },
  saidYes: { en: 'noted that the bride or groom has said yes', bn: 'লিখেছে, পাত্র বা পাত্রী রাজি হয়েছেন' },
  role: { en: 'said whose profile it is', bn: 'জানিয়েছেন, প্রোফাইলটি কার' },
  undidSent: { en: 'took back an interest that was sent', bn: 'জানানো আগ্রহ ফিরিয়ে নিয়েছেন' },
  undidAccepted: { en: 'took back an acceptance', bn: 'রাজি হওয়ার উত্তর ফিরিয়ে নিয়েছেন' },
  undidDeclined: { en: 'took back a decline', bn: 'রাজি না হওয়ার কথা ফিরিয়ে নিয়েছেন' },
};
