/** Names of the rashis, Mesh first, as in the list of rashis. */
export const rashiNames: Record<'en' | 'bn', readonly string[]> = {
  en: [
    'Mesh (Aries)',
    'Brish (Taurus)',
    'Mithun (Gemini)',
    'Karkat (Cancer)',
    'Singha (Leo)',
    'Kanya (Virgo)',
    'Tula (Libra)',
    'Brishchik (Scorpio)',
    'Dhanu (Sagittarius)',
    'Makar (Capricorn)',
    'Kumbha (Aquarius)',
    'Meen (Pisces)',
  ],
  bn: ['মেষ', 'বৃষ', 'মিথুন', 'কর্কট', 'সিংহ', 'কন্যা', 'তুলা', 'বৃশ্চিক', 'ধনু', 'মকর', 'কুম্ভ', 'মীন'],
};
