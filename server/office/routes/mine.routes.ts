import { changeOwnPassword } from '#contract/staff/accounts.ts';
import { setKeys, setLinkCode } from '#contract/staff/keys.ts';
import { hashOfLinkCode } from '#server/domain/members/link-code.ts';
import { findByLinkCode } from '#server/domain/power-link/power-link.queries.ts';
import { success } from '#server/http/outcome.ts';
import { BrokenRules } from '#server/http/refusal.ts';
import { intend } from '#server/notices/tell.queries.ts';
import { saveKeys, saveLinkCode } from '#server/office/staff/keys.queries.ts';
import { changePassword } from '#server/office/staff/password.queries.ts';
import { registerStaffCall } from './answer-staff.ts';
import type { Office } from './office.ts';

/** Registers the calls by which a member of staff changes their own settings. */
export function mineRoutes(office: Office): void {
  const { passwords } = office.services;

  registerStaffCall(office, changeOwnPassword, async ({ db, staff, values }) => {
    const passwordHash = await passwords.hash(values.newPassword, staff.email);
    await changePassword(db, { id: staff.id, tokenHash: staff.tokenHash, passwordHash });
    await intend(db, { kind: 'staff-letter', subjectId: `${staff.id} password` });
    return success('passwordChangedNow');
  });

  registerStaffCall(office, setLinkCode, async ({ db, staff, values }) => {
    const code = values.ownCode.trim();
    const codeHash = code === '' ? null : hashOfLinkCode(office.services, code);
    const owner = codeHash && (await findByLinkCode(db, codeHash));
    if (owner && owner !== staff.email) throw new BrokenRules({ ownCode: 'linkCodeTaken' });
    await saveLinkCode(db, staff.id, codeHash);
    return success('saved');
  });

  registerStaffCall(office, setKeys, async ({ db, staff, values }) => {
    await saveKeys(db, staff.id, values.hasKeys === 'Yes');
    return success('saved');
  });
}
