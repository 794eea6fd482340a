/** The six relatives of whom a profile tells. */
export const KIN = [
  'father',
  'mother',
  'paternalGrandfather',
  'greatPaternalGrandfather',
  'maternalGrandfather',
  'greatMaternalGrandfather',
] as const;
export type Kin = (typeof KIN)[number];
