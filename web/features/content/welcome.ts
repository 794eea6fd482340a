import { load } from '#web/api/load.ts';
import type { Visit } from '#web/api/visit.ts';
import type { Content } from './load-content.ts';

/** Specification, section 9. */
const PREVIEW_CHARACTERS = 1038;

/** What unfolds the welcome on the page with the whole of it: older browsers unfold nothing for a place in it. */
export const WELCOME = 'welcome';

const REST = 'welcome-rest';

/** Where the welcome goes on after its preview. */
export const WELCOME_REST = `/mission-vision?${WELCOME}#${REST}`;

/** The beginning of the welcome, for the home page. */
export async function loadPreview(visit: Visit): Promise<Content> {
  const { html, language, cut } = await loadCut(visit);
  return { html: cut(html, PREVIEW_CHARACTERS).html, language };
}

/** The whole welcome, with a mark where the home page stops. */
export async function loadWelcome(visit: Visit): Promise<Content> {
  const { html, language, cut } = await loadCut(visit);
  const { at } = cut(html, PREVIEW_CHARACTERS);
  return { html: `${html.slice(0, at)}<span id="${REST}"></span>${html.slice(at)}`, language };
}

async function loadCut(visit: Visit) {
  const { language } = visit;
  // Not above: a first visit comes with all this done.
  const [{ welcome }, { cutHtml }] = await Promise.all([import('#contract/content.ts'), import('./cut-html.ts')]);
  return { ...(await load(visit, welcome, { language })), language, cut: cutHtml };
}
