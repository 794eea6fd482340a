import type { ConsentKind } from '#contract/agreed-words.ts';
import type { GIVERS } from '#contract/my-data.ts';
import type { Label } from '#words/label.ts';

/** Names of the kinds of consent. A missing name is a compile error. */
export const consentNames = {
  registration: {
    en: 'Keeping what you write, and using it to find a match',
    bn: 'যা লিখেছেন, তা রাখা আর সম্বন্ধ খোঁজার কাজে লাগানো',
  },
  marriageOnly: { en: 'You are here for a marriage, and for nothing else', bn: 'শুধু বিয়ের জন্যই এসেছেন, আর কিছুর জন্য নয়' },
  truthful: { en: 'What you write is true', bn: 'যা লিখেছেন, সত্যি লিখেছেন' },
  health: { en: 'Keeping your answers about health', bn: 'স্বাস্থ্যের উত্তর জমা রাখা' },
  disability: { en: 'Writing about a disability', bn: 'নিজের প্রতিবন্ধকতার কথা জানানো' },
  showing: { en: 'Showing your profile', bn: 'প্রোফাইল দেখানো' },
  photo: { en: 'Showing the photo to all members', bn: 'ছবি সব সদস্যকে দেখানো' },
  pictured: { en: 'Use of the photo: the consent of the person in it', bn: 'যাঁর ছবি, তাঁর সম্মতি' },
  story: { en: 'Showing your story to everybody', bn: 'আপনাদের গল্প সবাইকে দেখানো' },
  assisted: { en: 'Letting the trust look for a match for you', bn: 'ট্রাস্টকে সম্বন্ধ খুঁজতে বলা' },
  weekly: { en: 'A letter on Mondays', bn: 'সোমবারের চিঠি' },
  printed: { en: 'Appearing in the printed booklet', bn: 'পত্রিকায় আপনার কথা ছাপা' },
  pairCheck: { en: 'A health pair check', bn: 'থ্যালাসেমিয়া মিলিয়ে দেখা' },
} as const satisfies Readonly<Record<ConsentKind | 'pairCheck', Label>>;

/** Who gave a consent, for the reader of the proof. */
export const giverNames = {
  me: { en: 'by you', bn: 'আপনি' },
  candidate: { en: 'by the bride or groom', bn: 'পাত্র বা পাত্রী' },
  guardian: { en: 'by a parent or relative', bn: 'মা-বাবা বা আত্মীয়' },
  family: { en: 'by somebody in the family', bn: 'পরিবারের একজন' },
  former: { en: 'by somebody who no longer looks after the profile', bn: 'আগে যিনি প্রোফাইলটি দেখাশোনা করতেন' },
} as const satisfies Readonly<Record<Exclude<(typeof GIVERS)[number], ''>, Label>>;
