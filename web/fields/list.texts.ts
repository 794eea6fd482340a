import { texts } from '#words/texts.ts';

/** The summary of a folded list. */
export const listTexts = texts({
  en: { any: 'Any', andMore: (names: string, count: string) => `${names} and ${count} more` },
  bn: { any: 'যে কোনও', andMore: (names: string, count: string) => `${names}, আরও ${count}টি` },
});
