import { setKeys } from '#contract/staff/keys.ts';
import { success } from '#server/door/outcome.ts';
import { saveKeys } from '#server/office/staff/keys.queries.ts';
import { answerStaff } from './answer-staff.ts';
import type { Office } from './office.ts';

/** What somebody of the office settles for themselves. */
export function mineRoutes(office: Office): void {
  answerStaff(office, setKeys, async ({ db, staff, values }) => {
    await saveKeys(db, staff.id, values.hasKeys === 'Yes');
    return success('saved');
  });
}
