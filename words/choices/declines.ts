import type { DECLINE_REASONS } from '#contract/introductions.ts';
import type { NamesOf } from '#words/label.ts';

/** Reasons to decline an interest: for the choice of the declining family, and for the sender. */
export const declineReasons: NamesOf<typeof DECLINE_REASONS> = {
  talking: {
    en: 'We are already talking with another family',
    bn: 'আর এক পরিবারের সঙ্গে আমাদের কথা এগিয়েছে',
    fact: {
      en: 'they are already talking with another family',
      bn: 'আর এক পরিবারের সঙ্গে তাঁদের কথা এগিয়েছে',
    },
  },
  notNow: {
    en: 'The time is not right for us',
    bn: 'এখনই আমরা এগোতে পারছি না',
    fact: { en: 'the time is not right for them', bn: 'এখনই তাঁরা এগোতে পারছেন না' },
  },
  distance: {
    en: 'We live too far apart',
    bn: 'দুই বাড়ির দূরত্ব বড় বেশি',
    fact: { en: 'they feel that you live too far apart', bn: 'দুই বাড়ির দূরত্ব তাঁদের বড় বেশি মনে হয়েছে' },
  },
  plans: {
    en: 'Our plans for studies or work are different',
    bn: 'পড়াশোনা বা কাজ নিয়ে আমাদের পরিকল্পনা অন্য রকম',
    fact: {
      en: 'their plans for studies or work are different',
      bn: 'পড়াশোনা বা কাজ নিয়ে তাঁদের পরিকল্পনা অন্য রকম',
    },
  },
  hopes: {
    en: 'We had something else in mind',
    bn: 'আমরা একটু অন্য রকম ভেবেছিলাম',
    fact: { en: 'they had something else in mind', bn: 'তাঁরা একটু অন্য রকম ভেবেছিলেন' },
  },
};
