import { addStaff, changeStaffRoles, endStaff, listStaff, renewStaff, rolesIn } from '#contract/staff/accounts.ts';
import type { StaffRole } from '#contract/staff/roles.ts';
import { failure, success } from '#server/http/outcome.ts';
import { Refusal } from '#server/http/refusal.ts';
import { joiningLink, newJoining } from '#server/office/staff/joining.ts';
import {
  endStaffAccount,
  hasOtherAdministrator,
  insertStaff,
  listStaffRows,
  lockStaff,
  resetStaffLogin,
  setRoles,
} from '#server/office/staff/staff.queries.ts';
import { type AskedByStaff, registerStaffCall } from './answer-staff.ts';
import { idOf } from './id-of.ts';
import type { Office } from './office.ts';

/** Registers the calls about staff accounts: who works here, who joins and who leaves. */
export function staffRoutes(office: Office): void {
  const { siteUrl } = office;

  registerStaffCall(office, listStaff, async ({ db }) => ({
    staff: (await listStaffRows(db)).map(({ madeAt, seenAt, ...person }) => ({
      ...person,
      madeAt: madeAt.toISOString(),
      seenAt: seenAt?.toISOString() ?? '',
    })),
  }));

  registerStaffCall(office, addStaff, async (asked) => {
    const { db, staff, values, about } = asked;
    const { token, joinHash } = newJoining();
    const { name, email } = values;
    const made = await insertStaff(db, { name, email, roles: rolesIn(values.roles), madeBy: staff.email, joinHash });
    if (made === undefined) return { ...failure('emailKnown'), link: undefined };
    about({ subject: email });
    return { ...success('saved'), link: joiningLink(siteUrl, token) };
  });

  registerStaffCall(office, changeStaffRoles, async (asked) => {
    const { db, values, about } = asked;
    await lockStaff(db);
    const roles = rolesIn(values.roles);
    if (await isLastAdministrator(asked, roles)) return failure('lastAdministrator');
    about({ subject: requireEmail(await setRoles(db, idOf(values.member), roles)) });
    return success('saved');
  });

  registerStaffCall(office, renewStaff, async (asked) => {
    const { db, values, about } = asked;
    await lockStaff(db);
    if (await isLastAdministrator(asked, [])) return { ...failure('lastAdministrator'), link: undefined };
    const { token, joinHash } = newJoining();
    about({ subject: requireEmail(await resetStaffLogin(db, idOf(values.member), joinHash)) });
    return { ...success('saved'), link: joiningLink(siteUrl, token) };
  });

  registerStaffCall(office, endStaff, async (asked) => {
    const { db, values, about } = asked;
    await lockStaff(db);
    if (await isLastAdministrator(asked, [])) return failure('lastAdministrator');
    about({ subject: requireEmail(await endStaffAccount(db, idOf(values.member))) });
    return success('saved');
  });
}

/** Whether no administrator with a second factor remains if this account has these roles. */
async function isLastAdministrator(
  { db, values }: { db: AskedByStaff<typeof endStaff.form.fields>['db']; values: { member: string } },
  roles: readonly StaffRole[],
): Promise<boolean> {
  return !roles.includes('administrator') && !(await hasOtherAdministrator(db, idOf(values.member)));
}

/** Returns the e-mail of the account that was changed. Throws a 404 if there was none. */
function requireEmail(email: string | undefined): string {
  if (email === undefined) throw new Refusal(404, 'notFound');
  return email;
}
