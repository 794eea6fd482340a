import { closeDeskHint, listDeskHints } from '#contract/staff/desk-hints.ts';
import { closeHint, listHints } from '#server/domain/together/desk-hints.queries.ts';
import { failure, success } from '#server/http/outcome.ts';
import { registerStaffCall } from './answer-staff.ts';
import { idOf } from './id-of.ts';
import type { Office } from './office.ts';

/** Maximum number of open hints in the list. Further hints appear as these are closed. */
const MOST_HINTS = 100;

/** Registers the calls for hints to the office from two families in an acquaintance. */
export function deskHintRoutes(office: Office): void {
  registerStaffCall(office, listDeskHints, async ({ db, about }) => {
    const hints = await listHints(db, MOST_HINTS);
    about(...[...new Set(hints.flatMap(idsOf))].map((profileId) => ({ profileId })));
    return {
      hints: hints.map(({ madeAt, due, ...hint }) => ({
        ...hint,
        madeAt: madeAt.toISOString(),
        due: due.toISOString(),
      })),
    };
  });

  registerStaffCall(office, closeDeskHint, async ({ db, staff, values: { member }, about }) => {
    const hint = await closeHint(db, { id: idOf(member), by: staff.email });
    if (hint === undefined) return failure('changedMeanwhile');
    about({ profileId: hint.profileId, subject: hint.kind });
    return success('saved');
  });
}

const idsOf = ({ memberId, aboutId }: { memberId: string; aboutId: string }): string[] =>
  aboutId === '' ? [memberId] : [memberId, aboutId];
