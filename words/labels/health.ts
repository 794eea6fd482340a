import type { Label } from '#words/label.ts';

/** The health answers of the bride or groom and of relatives. */
export const healthLabels = {
  bloodGroup: { en: 'Blood group', bn: 'রক্তের গ্রুপ' },
  diseaseReport: { en: 'Illness found by a test', bn: 'পরীক্ষায় ধরা পড়া অসুখ' },
  chronicDisease: { en: 'Any chronic disease?', bn: 'দীর্ঘদিনের কোনও অসুখ আছে?' },
  chronicDiseaseDetails: { en: 'Details of the disease', bn: 'অসুখের কথা' },
  lifeExpectancy: { en: 'Living, or how many years they lived', bn: 'বেঁচে আছেন, বা কত বছর বয়সে প্রয়াত' },
} as const satisfies Record<string, Label>;
