import type { GUARDIAN_RELATIONS } from '#contract/choices.ts';
import type { NamesOf } from '#words/label.ts';

/**
 * The relations of a guardian. Separate from the other further details, because a family that calls is told who answers
 * the phone.
 */
export const guardianRelations = {
  Father: { en: 'Father', bn: 'বাবা' },
  Mother: { en: 'Mother', bn: 'মা' },
  Brother: { en: 'Brother', bn: 'ভাই বা দাদা' },
  Sister: { en: 'Sister', bn: 'বোন বা দিদি' },
  Kaka: { en: 'Kaka or chacha', bn: 'কাকা বা চাচা' },
  Jethu: { en: 'Jethu', bn: 'জেঠু' },
  Mama: { en: 'Mama', bn: 'মামা' },
  Pishemoshai: { en: 'Pishemoshai or phupha', bn: 'পিসেমশাই বা ফুফা' },
  Meshomoshai: { en: 'Meshomoshai or khalu', bn: 'মেসোমশাই বা খালু' },
  Kakima: { en: 'Kakima or chachi', bn: 'কাকিমা বা চাচি' },
  Jethima: { en: 'Jethima', bn: 'জেঠিমা' },
  Pishi: { en: 'Pishi or phuphu', bn: 'পিসি বা ফুফু' },
  Mashi: { en: 'Mashi or khala', bn: 'মাসি বা খালা' },
  Mamima: { en: 'Mamima or mami', bn: 'মামিমা বা মামি' },
  Uncle: { en: 'Uncle', bn: 'সম্পর্কে কাকা বা মামা' },
  Aunt: { en: 'Aunt', bn: 'সম্পর্কে মাসি বা পিসি' },
  Grandfather: { en: 'Grandfather', bn: 'ঠাকুরদা, দাদামশাই, দাদা বা নানা' },
  Grandmother: { en: 'Grandmother', bn: 'ঠাকুমা, দিদিমা, দাদি বা নানি' },
  Self: { en: 'I myself', bn: 'আমি নিজেই', fact: { en: 'the bride or groom', bn: 'পাত্র বা পাত্রী নিজে' } },
  Other: { en: 'Other', bn: 'অন্য' },
} as const satisfies NamesOf<typeof GUARDIAN_RELATIONS>;
