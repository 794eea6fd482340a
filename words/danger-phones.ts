import type { DANGER_PHONES } from '#contract/quiet-word.ts';
import type { Label } from '#words/label.ts';

/** The purpose of each Indian emergency number. */
export const dangerPhones = {
  '181': { en: 'Women’s helpline, day and night', bn: 'মেয়েদের সাহায্যের নম্বর, দিনরাত খোলা' },
  '112': { en: 'Police, at once', bn: 'পুলিশ, এখনই' },
  '1091': { en: 'Police for women in danger', bn: 'বিপদে পড়া মেয়েদের জন্য পুলিশ' },
  '1098': { en: 'Childline, for anyone under 18', bn: 'চাইল্ডলাইন, বয়স ১৮-র কম হলে' },
} as const satisfies Record<(typeof DANGER_PHONES)[number], Label>;
