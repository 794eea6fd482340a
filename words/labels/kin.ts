import type { Kin } from '#contract/kin.ts';
import type { Label } from '#words/label.ts';

/** The relatives of the forms and of the family tree. */
export const kinLabels = {
  father: { en: 'Father', bn: 'বাবা' },
  mother: { en: 'Mother', bn: 'মা' },
  paternalGrandfather: { en: 'Paternal grandfather', bn: 'ঠাকুরদা' },
  greatPaternalGrandfather: { en: 'Paternal great-grandfather', bn: 'ঠাকুরদার বাবা' },
  maternalGrandfather: { en: 'Maternal grandfather', bn: 'দাদামশাই (মায়ের বাবা)' },
  greatMaternalGrandfather: { en: 'Maternal great-grandfather', bn: 'দাদামশাইয়ের বাবা' },
} as const satisfies Record<Kin, Label>;
