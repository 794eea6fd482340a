import type { QUIET_HOURS } from '#contract/quiet-word.ts';
import type { NamesOf } from '#words/label.ts';

/** Times at which the women's desk may call. */
export const quietHours = {
  morning: { en: 'In the morning, 8 to 11', bn: 'সকালে, ৮টা থেকে ১১টা' },
  midday: { en: 'At midday, 11 to 2', bn: 'দুপুরে, ১১টা থেকে ২টো' },
  afternoon: { en: 'In the afternoon, 2 to 5', bn: 'বিকেলে, ২টো থেকে ৫টা' },
  evening: { en: 'In the evening, 5 to 8', bn: 'সন্ধেয়, ৫টা থেকে ৮টা' },
  night: { en: 'At night, 8 to 10', bn: 'রাতে, ৮টা থেকে ১০টা' },
} as const satisfies NamesOf<typeof QUIET_HOURS>;
