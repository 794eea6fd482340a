import type { Kysely } from 'kysely';
import { WHOSE } from '#contract/roles.ts';
import { haveAllClaimantsBeenCalled } from '#server/domain/holders/whose-claims.queries.ts';
import { insertDeletionLetter } from '#server/domain/members/deletion-letters.queries.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { askForDeletion } from '#server/domain/members/remove-member.queries.ts';
import type { OfficeRequest } from '#server/domain/office-requests/office-requests.queries.ts';
import { recordAct } from '#server/http/acts.queries.ts';
import { makeReference } from '#server/http/reference.ts';
import { notify } from '#server/notices/tell.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { changeContact } from './change-contact.queries.ts';
import { changeRole } from './holders.queries.ts';
import { findByPhone, loadMembers } from './members.queries.ts';
import { makeResetLink } from './password-resets.ts';

type OfMember = OfficeRequest & { profile_id: string };

/** The result of a request: a link or an address, shown once to the member of staff who executes it. */
export interface RequestResult {
  link?: string;
  address?: string;
}

interface Means {
  siteUrl: string;
  /** Returns the address where a copy of this profile opens for the member of staff who executes the request. */
  addressOfCopy: (profileId: string) => string;
}

/**
 * Executes a request. Returns undefined if something has changed since the request was made: another phone, another
 * holder or a deletion.
 */
export async function doRequest(
  db: Kysely<Database>,
  request: OfficeRequest,
  { siteUrl, addressOfCopy }: Means,
): Promise<RequestResult | undefined> {
  const { kind, profile_id: profileId } = request;
  // For a deleted profile only the sealed register is read.
  if (profileId === null) return {};
  const ofMember = { ...request, profile_id: profileId };
  const accounts = await loadMembers(db, [profileId]);
  const account = accounts.find((row) => row.account === request.account_id);
  switch (kind) {
    case 'reset': {
      const resetLink = account && (await makeResetLink(db, account.phone, siteUrl));
      return resetLink && { link: resetLink.url };
    }
    case 'contact':
      return account && (await changeRequestedContact(db, request, account)) ? {} : undefined;
    case 'role':
      return (await changeRoleIn(db, ofMember)) ? {} : undefined;
    case 'register':
    case 'security':
      return {};
    case 'copy':
    case 'nomineeCopy':
      return { address: addressOfCopy(profileId) };
    case 'nomineeDeletion':
      return accounts[0]?.status === 'to be deleted' ? undefined : deleteFor(db, ofMember);
  }
}

/** Changes the phone or e-mail. Returns false if the former value differs, or if the new phone is taken. */
async function changeRequestedContact(
  db: Kysely<Database>,
  { field, former, value, reason }: OfficeRequest,
  account: { account: number; phone: string; email: string },
): Promise<boolean> {
  if (field === '' || account[field] !== former) return false;
  if (field === 'phone' && (await findByPhone(db, value)).length > 0) return false;
  await changeContact(db, account.account, { kind: field, former, value, reason });
  return true;
}

/** Changes the role of a holder. Returns false if it cannot be changed any more. */
async function changeRoleIn(
  db: Kysely<Database>,
  { profile_id: profileId, account_id: accountId, value, reason, asked_by: by, asked_at: askedAt }: OfMember,
): Promise<boolean> {
  await lockMembers(db, [profileId]);
  // A holder may have claimed since then to be the candidate. The office must speak with them and make a new request.
  if (!(await haveAllClaimantsBeenCalled(db, profileId, askedAt))) return false;
  const role = WHOSE.find((known) => known === value);
  if (role === undefined || accountId === null) return false;
  if (!(await changeRole(db, { accountId, profileId }, role, by))) return false;
  await recordAct(db, { profileId, accountId: null, role: 'office', reason }, 'role');
  return true;
}

/**
 * Requests the deletion of a profile as a posted letter that two people have checked does. The profile is hidden at
 * once and deleted after the days in which each holder may object.
 */
async function deleteFor(
  db: Kysely<Database>,
  { profile_id: profileId, asked_by: by, agreed_by: agreedBy, is_same_place: isSamePlace, reason }: OfMember,
): Promise<RequestResult> {
  await askForDeletion(db, profileId, makeReference());
  await insertDeletionLetter(db, { profileId, by, reason, looked: { by: agreedBy, isSamePlace } });
  await notify(db, { kind: 'deletionByLetter', profileId });
  return {};
}
