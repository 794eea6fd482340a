import { countName } from '#matching/family/name-weight.ts';
import type { NameCount } from '#server/office/count-names.ts';

/** The number of people with a name, in ten thousand. */
export type Share = { name: string; share: number };
/** Whether a name is a given name or a surname. */
export type Kind = NameCount['kind'];

/** The weight of our own table, in families, against the counted families. */
const familiesOfTable = 3_000;
/** The largest count of a name that the office may have omitted: 19 families with two grandfathers each. */
const mostOmitted = 38;
const tenThousand = 10_000;

/** Returns our own table corrected by the counts, in round numbers; unchanged if nothing was counted. */
export function mergeCounts(kind: Kind, table: readonly Share[], countedNames: readonly NameCount[]): Share[] {
  const counts = countedNames.filter((row) => row.kind === kind);
  if (counts.length === 0) return [...table];
  const rows = new Map(counts.map((row) => [keyOf(kind, row.name), row]));
  const among = Math.max(...counts.map((row) => row.among));
  const corrected = table.map(({ name, share }) => {
    const key = keyOf(kind, name);
    const omittedRow = { times: Math.min(mostOmitted, (share * among) / tenThousand), among };
    const row = rows.get(key) ?? omittedRow;
    rows.delete(key);
    return { name, share: blend(share, row) };
  });
  const namesWithoutShare = [...rows.values()].map((row) => ({ name: row.name, share: blend(0, row) }));
  return [...corrected, ...namesWithoutShare];
}

/**
 * Returns the share by our table and the counts together, each by its number of families. Rounds up, so that a shared
 * name never counts as stronger evidence than it is.
 */
function blend(share: number, { times, among }: { times: number; among: number }): number {
  const blended = ((share * familiesOfTable) / tenThousand + times) / (familiesOfTable + among);
  const exact = blended * tenThousand;
  const step = stepOf(exact);
  return Math.ceil(exact / step) * step;
}

/** Returns the step to which a share in ten thousand is rounded. */
function stepOf(share: number): number {
  if (share < 100) return 5;
  return share < 1_000 ? 20 : 100;
}

/** Returns the key under which all spellings of a name are counted; `Amal` and `Sen` only complete the full name. */
function keyOf(kind: Kind, name: string): string {
  const countedName = kind === 'given' ? countName(`${name} Sen`)?.given : countName(`Amal ${name}`)?.surname;
  return countedName?.key ?? name;
}
