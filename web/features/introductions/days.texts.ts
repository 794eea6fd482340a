import { texts } from '#words/texts.ts';

/** How long an interest still waits. */
export const daysTexts = texts({
  en: {
    days: (days: string, lastDay: string) => `${days} days left, until ${lastDay}`,
    oneDay: (lastDay: string) => `1 day left, until ${lastDay}`,
    lastDay: (lastDay: string) => `Today is the last day, ${lastDay}`,
  },
  bn: {
    days: (days: string, lastDay: string) => `${days} দিন বাকি, ${lastDay} পর্যন্ত`,
    oneDay: (lastDay: string) => `১ দিন বাকি, ${lastDay} পর্যন্ত`,
    lastDay: (lastDay: string) => `আজই শেষ দিন, ${lastDay}`,
  },
});
