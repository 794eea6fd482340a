import { load } from '#web/api/load.ts';
import type { Visit } from '#web/api/visit.ts';
import type { Content } from './load-content.ts';

/** The length of the preview in code units of the text (specification, section 9). */
const PREVIEW_CHARACTERS = 1038;

/**
 * Query parameter that unfolds the welcome on the page with the full text. Older browsers do not unfold a section for a
 * fragment inside it.
 */
export const WELCOME = 'welcome';

/** The anchor of the place where the preview ends. */
const REST = 'welcome-rest';

/** The address at which the welcome continues after its preview. */
export const WELCOME_REST = `/mission-vision?${WELCOME}#${REST}`;

/** Loads the beginning of the welcome, for the home page. */
export async function loadPreview(visit: Visit): Promise<Content> {
  const { html, language, cutHtml } = await loadWithCutter(visit);
  return { html: cutHtml(html, PREVIEW_CHARACTERS).html, language };
}

/** Loads the whole welcome, with a mark at the end of the home page's preview. */
export async function loadWelcome(visit: Visit): Promise<Content> {
  const { html, language, cutHtml } = await loadWithCutter(visit);
  const { at } = cutHtml(html, PREVIEW_CHARACTERS);
  return { html: `${html.slice(0, at)}<span id="${REST}"></span>${html.slice(at)}`, language };
}

/** Loads the welcome, and the function that cuts it. */
async function loadWithCutter(visit: Visit) {
  const { language } = visit;
  // Imported on demand, because the server renders the first visit with the text already cut.
  const [{ welcome }, { cutHtml }] = await Promise.all([import('#contract/content.ts'), import('./cut-html.ts')]);
  return { ...(await load(visit, welcome, { language })), language, cutHtml };
}
