import type { Language } from '#contract/choices.ts';
import type { Labels } from '#words/label.ts';
import { choiceIn } from '#words/label.ts';

const NAMES: Labels = {
  registration: { en: 'What you write is kept and used to find a match', bn: 'যা লিখেছেন, তা রাখা আর সম্বন্ধ খোঁজার কাজে লাগানো' },
  marriageOnly: { en: 'You are here for a marriage, and for nothing else', bn: 'শুধু বিয়ের জন্যই এসেছেন, আর কিছুর জন্য নয়' },
  truthful: { en: 'What you write is true', bn: 'যা লিখেছেন, সত্যি লিখেছেন' },
  showing: { en: 'That your profile is shown', bn: 'প্রোফাইল দেখানো' },
  photo: { en: 'That all members see the photo', bn: 'ছবি সব সদস্যকে দেখানো' },
  pictured: { en: 'The photo of the person in it', bn: 'যাঁর ছবি, তাঁর সম্মতি' },
  weekly: { en: 'A letter on Mondays', bn: 'সোমবারের চিঠি' },
  pairCheck: { en: 'A health pair check', bn: 'স্বাস্থ্য মিলিয়ে দেখা' },
};

export const nameOfConsent = (kind: string, language: Language): string => choiceIn(NAMES, kind, language);

/** The page where it was given, which takes it back as well. */
export function whereTakenBack(kind: string, about: string): string {
  if (about !== '') return `/matching-profile/${about}`;
  if (kind === 'showing') return '/matching-profile';
  return kind === 'weekly' ? '/matching-profile/settings' : '/update-profile-image';
}
