import type { listForPage } from '#server/domain/old-register/rows.queries.ts';
import type { RegisterAnswers } from './judge-row.ts';
import type { Cell } from './reader/order.ts';

type Row = Awaited<ReturnType<typeof listForPage>>[number];

function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  return typeof cell === 'object' ? cell.day : String(cell);
}

/** Returns a row for its page: from its cells until it is entered, then from its answers. */
export function rowForPage(
  { number, state, json, faults, asks, other, profileId, isAside }: Row,
  columns: readonly string[],
) {
  const parsed: Cell[] | RegisterAnswers | null = JSON.parse(json);
  const cellNamed = (column: string) => (Array.isArray(parsed) ? cellText(parsed[columns.indexOf(column)]) : '');
  const answers = Array.isArray(parsed) ? undefined : (parsed ?? undefined);
  return {
    number,
    state,
    faults,
    other,
    memberId: profileId ?? '',
    asks: isAside ? [...asks, 'registering' as const] : asks,
    name: answers?.name ?? cellNamed('name'),
    phone: answers?.phone ?? cellNamed('phone'),
    bornAbout: answers?.bornAbout ? String(answers.bornAbout) : '',
  };
}
