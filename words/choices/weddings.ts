import type { WEDDING_KINDS } from '#contract/wedding.ts';
import type { NamesOf } from '#words/label.ts';

/** Names of the kinds of wedding. */
export const weddingKinds = {
  hindu: { en: 'By Hindu rites', bn: 'হিন্দু আচারে' },
  special: { en: 'Before a Marriage Officer (Special Marriage Act)', bn: 'ম্যারেজ অফিসারের কাছে (বিশেষ বিবাহ আইন)' },
  christian: { en: 'In church', bn: 'গির্জায়' },
  muslim: { en: 'Nikah', bn: 'নিকাহ' },
  other: { en: 'In another way', bn: 'অন্যভাবে' },
} as const satisfies NamesOf<typeof WEDDING_KINDS>;
