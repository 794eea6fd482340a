/** A text with a list in its middle: what leads to the list, its points, and what comes behind. Without one, all of it leads. */
export function splitList(html: string): { lead: string; points: readonly string[]; rest: string } {
  const [, lead = html, list = '', rest = ''] = /^(.*?)<ul>(.*?)<\/ul>(.*)$/s.exec(html) ?? [];
  // A list within the list stays as it was written.
  if (/<[uo]l>/.test(list)) return { lead: html, points: [], rest: '' };
  return { lead, points: Array.from(list.matchAll(/<li>(.*?)<\/li>/gs), ([, point = '']) => point), rest };
}
