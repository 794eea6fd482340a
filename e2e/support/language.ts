import type { Page } from '@playwright/test';

/** The languages of the site. */
export const languages = ['en', 'bn'] as const;
/** A language of the site. */
export type Language = (typeof languages)[number];

/**
 * Sets the language as a choice at an earlier visit would: in the browser's storage and in the cookie that mirrors it.
 */
export async function chooseLanguage(page: Page, language: Language, url: string) {
  await page.context().addCookies([{ name: 'lang', value: language, url }]);
  await page.addInitScript((chosen) => {
    if (localStorage.getItem('lang') === null) localStorage.setItem('lang', chosen);
  }, language);
}
