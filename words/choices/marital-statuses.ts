import type { MARITAL_STATUSES } from '#contract/choices.ts';
import type { NamesOf } from '#words/label.ts';

/**
 * In a separate file, because each card shows the status. Lists of cards load no other lists of the further details.
 */
export const maritalStatuses = {
  'Never Married': { en: 'Never married', bn: 'অবিবাহিত' },
  Divorced: { en: 'Divorced', bn: 'বিবাহবিচ্ছিন্ন' },
  Widowed: { en: 'Widowed', bn: 'স্বামী বা স্ত্রী প্রয়াত' },
} as const satisfies NamesOf<typeof MARITAL_STATUSES>;
