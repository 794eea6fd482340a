import { load } from '#web/api/load.ts';
import type { Visit } from '#web/api/visit.ts';

/** A text of the site, with the language in which it is stored (a value for `lang`). */
export interface Content {
  html: string;
  language: string;
}

/** Loads a text of the site by its key, in the reader's language. */
export async function loadContent(visit: Visit, key: string): Promise<Content> {
  const { showContent } = await import('#contract/content.ts');
  const { html, language } = await load(visit, showContent, { key, language: visit.language });
  return { html, language };
}
