import { countName } from '#matching/family/name-weight.ts';
import type { NameCount } from '#server/office/count-names.ts';

/** How many of ten thousand bear a name. */
export type Share = { name: string; share: number };
export type Kind = NameCount['kind'];

/** Our own table stands for so many families beside those that were counted. */
const familiesOfTable = 3_000;
/** So many may bear a name that the office left out. */
const mostLeftOut = 19;
const tenThousand = 10_000;

/** Our own table as the counts correct it, in round numbers; it stays as it is where nothing was counted. */
export function mergeCounts(kind: Kind, table: readonly Share[], counted: readonly NameCount[]): Share[] {
  const counts = counted.filter((row) => row.kind === kind);
  if (counts.length === 0) return [...table];
  const rows = new Map(counts.map((row) => [keyOf(kind, row.name), row]));
  const among = Math.max(...counts.map((row) => row.among));
  const own = table.map(({ name, share }) => {
    const key = keyOf(kind, name);
    const leftOut = { families: Math.min(mostLeftOut, (share * among) / tenThousand), among };
    const row = rows.get(key) ?? leftOut;
    rows.delete(key);
    return { name, share: blend(share, row) };
  });
  return [...own, ...[...rows.values()].map((row) => ({ name: row.name, share: blend(0, row) }))];
}

// Upwards, so that a name never says more than it may.
function blend(share: number, { families, among }: { families: number; among: number }): number {
  const blended = ((share * familiesOfTable) / tenThousand + families) / (familiesOfTable + among);
  const exact = blended * tenThousand;
  const step = exact < 100 ? 5 : exact < 1_000 ? 20 : 100;
  return Math.ceil(exact / step) * step;
}

function keyOf(kind: Kind, name: string): string {
  const counted = kind === 'given' ? countName(`${name} Sen`)?.given : countName(`Amal ${name}`)?.surname;
  return counted?.key ?? name;
}
