/** The six relatives in a profile. */
export const KIN = [
  'father',
  'mother',
  'paternalGrandfather',
  'greatPaternalGrandfather',
  'maternalGrandfather',
  'greatMaternalGrandfather',
] as const;
export type Kin = (typeof KIN)[number];
