import type { Biodata, PaperFact } from './biodata.ts';
import type { Pair } from './pair.ts';

/** Returns a biodata as plain text for pasting: everything except the chart. */
export function biodataAsText(biodata: Biodata): string {
  const { blessing, title, name, lines, words, about, family, vine, horoscope, contact } = biodata;
  return blocks([
    [blessing],
    [title, name, ...lines],
    [words],
    group(about.heading, about.facts),
    group(family.heading, family.facts),
    group(vine.heading, vine.people),
    group(horoscope.heading, horoscope.facts),
    contact ? [contact.heading, contact.line] : [],
    [`${biodata.memberId} · ${biodata.trust} · ${biodata.date}`],
  ]);
}

/** Returns the compatibility sheet as plain text: everything except the charts. */
export function pairAsText({ title, date, sides, kootas, notKnown, found, foot }: Pair): string {
  return blocks([
    [title, date],
    ...sides.map(({ role, name, birth, facts }) => [role, name, ...factLines([...birth, ...facts])]),
    kootas ? group(kootas.heading, [...kootas.rows, kootas.total]) : [`${notKnown.heading}: ${notKnown.words}`],
    [found.heading, ...found.says.map((sentence) => `• ${sentence}`)],
    [foot],
  ]);
}

/** Returns a line for each fact. A fact without a label is only its value. */
const factLines = (facts: readonly PaperFact[]): string[] =>
  facts.map(({ label, value }) => (label === '' ? value : `${label}: ${value}`));

/** Returns the lines of facts below their heading; none if there are no facts. */
const group = (heading: string, facts: readonly PaperFact[]): string[] =>
  facts.length === 0 ? [] : [heading, ...factLines(facts)];

/** Joins blocks of lines with an empty line between them. Empty lines and blocks are left out. */
const blocks = (all: readonly (readonly string[])[]): string =>
  all
    .map((lines) => lines.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n');
