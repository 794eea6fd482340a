import { showContent } from '#contract/content.ts';
import type { Visit } from '#web/api/visit.ts';

/** Loads the guide to safe meetings in the reader's language. Returns null if the office has not written it yet. */
export async function loadGuide(visit: Visit) {
  const answer = await visit.api(showContent, { key: 'safe-meeting', language: visit.language });
  return answer.ok ? { html: answer.values.html, language: answer.values.language } : null;
}
