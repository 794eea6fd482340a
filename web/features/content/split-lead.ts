/** The first paragraph of a text, and what comes behind it (`''` where there is nothing, or no paragraph to end at). */
export function splitLead(html: string): { lead: string; rest: string } {
  const end = html.indexOf('</p>');
  const rest = end < 0 ? '' : html.slice(end + '</p>'.length).trim();
  return rest ? { lead: html.slice(0, end + '</p>'.length), rest } : { lead: html, rest: '' };
}
