import type { Page } from '@playwright/test';
import type { Language } from './language.ts';

/** Text that has no Bengali form: e-mail addresses, the file extension of pictures, the prefix of profile ids. */
const allowedText = /\S+@\S+|\.jpg|\bSV(?![a-z])/g;

/**
 * Returns visible or audible words in a script that differs from their language, because they have bypassed the text
 * tables. Text marked with another language (`lang`) is checked against that language.
 */
export async function listForeignWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: { language: string; text: string }[] = [];
    const addText = (element: Element, text: string | null) => {
      const language = element.closest('[lang]')?.getAttribute('lang') ?? '';
      if (text?.trim()) found.push({ language, text: text.trim() });
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent && !parent.closest('script, style, noscript')) addText(parent, walker.currentNode.textContent);
    }
    for (const element of document.body.querySelectorAll('*')) {
      for (const name of ['aria-label', 'alt', 'title', 'placeholder']) addText(element, element.getAttribute(name));
    }
    return found;
  });
  return texts
    .filter(({ language, text }) => foreignTo(language).test(text.replaceAll(allowedText, '')))
    .map(({ language, text }) => `${language}: ${text}`);
}

/** Returns a pattern of the letters that are foreign to a language; one Latin letter alone is allowed in Bengali. */
const foreignTo = (language: string): RegExp =>
  language === ('bn' satisfies Language) ? /[A-Za-z]{2,}/ : /[\u0980-\u09ff]/;
