import { texts } from '#words/texts.ts';

/** The points on which two families agree, in one or two words each. */
export const fitTexts = texts({
  en: {
    both: 'Matches the hopes of both families:',
    mine: 'Matches your hopes:',
    theirs: 'Matches their hopes:',
    custom: 'By custom:',
    guna: (total: string, most: string) => `Guna ${total}/${most}`,
    gunaSaid: (total: string, most: string) => `Guna ${total} of ${most}`,
    rajyotak: 'Rajyotak',
    uttam: 'Uttam jotok',
    gon: 'Gons agree',
    neitherMangalik: 'Neither is mangalik',
    bothMangalik: 'Both are mangalik',
    clan: 'Gotras differ',
  },
  bn: {
    both: 'দুই পক্ষ যেমন চান:',
    mine: 'আপনারা যেমন চান:',
    theirs: 'তাঁরা যেমন চান:',
    custom: 'প্রচলিত মতে:',
    guna: (total: string, most: string) => `${total}/${most} গুণ`,
    gunaSaid: (total: string, most: string) => `${most} গুণের মধ্যে ${total}`,
    rajyotak: 'রাজযোটক',
    uttam: 'উত্তম যোটক',
    gon: 'গণে মিল',
    neitherMangalik: 'কেউই মাঙ্গলিক নন',
    bothMangalik: 'দুজনেই মাঙ্গলিক',
    clan: 'গোত্র আলাদা',
  },
});
