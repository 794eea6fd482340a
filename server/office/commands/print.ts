import type { Cell, Command, Result, Row } from './command.ts';

const inKolkata = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'short',
});
const segmenter = new Intl.Segmenter('bn', { granularity: 'grapheme' });
/** Maximum number of graphemes of one cell of a table; a longer text is cut. */
const MOST_GRAPHEMES = 60;

/** Formats a command's result for a person. */
export function printResult({ rows, record, note }: Result): string {
  const parts = [rows && printTable(rows), record && printRecord(record), note && withoutControls(note)];
  return parts.filter(Boolean).join('\n');
}

/** Formats a command's result as JSON for a program. Times are in UTC. */
export const printJson = ({ rows, record, note }: Result): string => JSON.stringify({ rows, record, note }, null, 2);

/** Returns the usage of each command and, below it, what the command does. */
export function printHelp(commands: readonly Command[]): string {
  const lines = commands.map(({ name, usage, about }) => `  ${name} ${usage}`.trimEnd().concat(`\n      ${about}`));
  return ['npm run office -- COMMAND [--json] [--help]', '', ...lines].join('\n');
}

function printTable(rows: readonly Row[]): string {
  const [first] = rows;
  if (first === undefined) return 'Nothing.';
  const names = Object.keys(first);
  const lines = [names, ...rows.map((row) => names.map((name) => oneLine(textOf(row[name] ?? null))))];
  const widths = names.map((_, column) => Math.max(...lines.map((line) => widthOf(line[column] ?? ''))));
  const padded = (text: string, column: number) => text + ' '.repeat((widths[column] ?? 0) - widthOf(text));
  return lines.map((line) => line.map(padded).join('  ').trimEnd()).join('\n');
}

function printRecord(record: Row): string {
  const width = Math.max(...Object.keys(record).map((name) => name.length));
  return Object.entries(record)
    .map(([name, value]) => [name, textOf(value)] as const)
    .map(([name, text]) => (text.includes('\n') ? `${name}\n\n${text}\n` : `${name.padEnd(width)}  ${text}`))
    .join('\n');
}

/** Returns the text of a cell; a time is in Kolkata. */
function textOf(cell: Cell): string {
  if (cell === null) return '';
  return cell instanceof Date ? inKolkata.format(cell) : withoutControls(String(cell));
}

/**
 * Replaces control characters and changes of direction. Visitors write messages, and such characters could command the
 * terminal.
 */
const withoutControls = (text: string): string =>
  text.replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');

/** Returns a text in one line, cut if it is too long for a table. */
function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  const graphemes = [...segmenter.segment(line)];
  if (graphemes.length <= MOST_GRAPHEMES) return line;
  const firstGraphemes = graphemes.slice(0, MOST_GRAPHEMES - 1).map(({ segment }) => segment);
  return `${firstGraphemes.join('')}…`;
}

/** Returns the width of a text in a table: the number of its graphemes. */
const widthOf = (text: string): number => [...segmenter.segment(text)].length;
