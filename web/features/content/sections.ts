/** A part of a text below a main heading. `html` is the part without the heading. */
export interface Section {
  id: string;
  heading: string;
  html: string;
}

/**
 * Splits a text at its main headings (`<h2>`), so that each part can be folded and linked to. The text before the first
 * heading is the lead. The ids are `<prefix>-1`, `<prefix>-2` and so on, for anchors.
 */
export function sectionsOf(html: string, prefix: string): { lead: string; sections: Section[] } {
  const [lead = '', ...parts] = html.split(/<h2[^>]*>/);
  const sections = parts.map((part, index) => {
    const headingEnd = part.indexOf('</h2>');
    return {
      id: `${prefix}-${index + 1}`,
      heading: plainText(part.slice(0, headingEnd)),
      html: part.slice(headingEnd + '</h2>'.length),
    };
  });
  return { lead, sections };
}

/** The characters of the entities that a heading may contain. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': '\u00a0',
  '&amp;': '&',
};

/** Returns the text of a heading without its tags, with `ENTITIES` decoded and spaces at both ends removed. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();
