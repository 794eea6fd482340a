/** The consequence of a genotype for a child, mildest first. */
export type ChildClass = 'none' | 'carrier' | 'minimal' | 'less serious' | 'serious';

/** The ten states of a parent that the table covers. */
export const labels = [
  'normal',
  'beta-carrier',
  'E-carrier',
  'S-carrier',
  'D-carrier',
  'E-homozygous',
  'beta-thalassaemia',
  'E-beta-thalassaemia',
  'sickle-disease',
  'S-beta-thalassaemia',
] as const;

export type HaemoglobinLabel = (typeof labels)[number];

// The two alleles of each state.
export const alleles: Record<HaemoglobinLabel, string> = {
  normal: 'AA',
  'beta-carrier': 'AB',
  'E-carrier': 'AE',
  'S-carrier': 'AS',
  'D-carrier': 'AD',
  'E-homozygous': 'EE',
  'beta-thalassaemia': 'BB',
  'E-beta-thalassaemia': 'BE',
  'sickle-disease': 'SS',
  'S-beta-thalassaemia': 'BS',
};

// BE ranges from mild to transfusion-dependent and counts as serious; BD is usually mild to moderate, ES usually mild.
export const childClasses: Record<string, ChildClass> = {
  AA: 'none',
  AB: 'carrier',
  AE: 'carrier',
  AS: 'carrier',
  AD: 'carrier',
  DD: 'minimal',
  DE: 'minimal',
  EE: 'minimal',
  BD: 'less serious',
  ES: 'less serious',
  BB: 'serious',
  BE: 'serious',
  BS: 'serious',
  DS: 'serious',
  SS: 'serious',
};
