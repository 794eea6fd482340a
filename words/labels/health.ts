import type { Label } from '#words/label.ts';

/** The health answers of the bride or groom and of relatives. */
export const healthLabels = {
  bloodGroup: { en: 'Blood group', bn: 'রক্তের গ্রুপ' },
  diseaseReport: { en: 'Health report', bn: 'স্বাস্থ্যের রিপোর্ট' },
  chronicDisease: { en: 'Any chronic disease?', bn: 'দীর্ঘদিনের কোনও অসুখ আছে?' },
  chronicDiseaseDetails: { en: 'Details of the disease', bn: 'অসুখের কথা' },
  lifeExpectancy: {
    en: 'With us today?',
    bn: 'আমাদের মধ্যে আছেন?',
    fact: { en: 'Years lived', bn: 'আয়ু' },
  },
} as const satisfies Record<string, Label>;
