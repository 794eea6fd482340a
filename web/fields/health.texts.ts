import { texts } from '#web/i18n/texts.ts';

/** The words of the health questions that several forms ask. */
export const healthTexts = texts({
  en: {
    chronicDisease: 'Any chronic disease?',
    details: 'Details of the disease',
    detailsHint: 'Its name, and since when.',
    lifeExpectancy: 'Life expectancy',
    lifeExpectancyHint: 'Still alive, or the age that was reached.',
    stillAlive: 'Still Alive',
    years: (years: string) => `${years} years`,
  },
  bn: {
    chronicDisease: 'দীর্ঘদিনের কোনও অসুখ?',
    details: 'অসুখের কথা',
    detailsHint: 'কী অসুখ, কবে থেকে।',
    lifeExpectancy: 'আয়ু',
    lifeExpectancyHint: 'বেঁচে আছেন কি না; প্রয়াত হলে, কত বছর বয়সে।',
    stillAlive: 'বেঁচে আছেন',
    years: (years: string) => `${years} বছর`,
  },
});
