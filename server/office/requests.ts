import type { Kysely } from 'kysely';
import {
  insertRequest,
  markAgreed,
  type NewRequest,
  type OfficeRequest,
} from '#server/domain/office-requests/office-requests.queries.ts';
import { recordAct } from '#server/http/acts.queries.ts';
import { notify } from '#server/notices/tell.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { haveSamePlace, isSecondPerson } from './staff/second-person.queries.ts';

/** Adds a request that waits for a second person, and notifies all holders through every channel. Returns its id. */
export async function createOfficeRequest(db: Kysely<Database>, request: NewRequest): Promise<number> {
  const { profileId, reason } = request;
  const id = await insertRequest(db, request);
  if (profileId === null) return id;
  await recordAct(db, { profileId, accountId: null, role: 'office', reason }, 'officeAsked');
  await notify(db, { kind: 'officeAsked', profileId, subjectId: String(id) });
  return id;
}

/** Records a second person's agreement. Returns false if the person is not a valid second person. */
export async function agreeTo(db: Kysely<Database>, { id, asked_by }: OfficeRequest, by: string): Promise<boolean> {
  if (!(await isSecondPerson(db, by, asked_by))) return false;
  await markAgreed(db, id, { by, isSamePlace: await haveSamePlace(db, by, asked_by) });
  return true;
}
