import { redirect, useRouteLoaderData } from 'react-router';
import type { Call, ReturnedDraft } from '#contract/call.ts';
import type { showDesk } from '#contract/staff/accounts.ts';
import { mayMake } from '#contract/staff/rights.ts';
import type { Draft, Fields } from '#contract/wire.ts';
import { errorPageData } from '#web/api/load.ts';
import type { Visit } from '#web/api/visit.ts';

/** The page with the first step of the office's login: e-mail address and password. */
export const LOGIN = '/office/login';
/** The page with the second step of the office's login: the code. */
export const CODE = '/office/code';
/** The id of the frame's route, under which its loaded data is found. */
export const FRAME = 'office';

/** The status of a call without a session of the office. */
const UNAUTHORISED = 401;

/** The logged-in member of staff, with the data that every room needs. */
export type Desk = ReturnedDraft<typeof showDesk>;

/** Returns the logged-in member of staff, as loaded by the frame around the rooms. Throws outside the frame. */
export function useDesk(): Desk {
  const desk = useRouteLoaderData<Desk>(FRAME);
  if (!desk) throw new Error('There is no frame of the office around this.');
  return desk;
}

/**
 * Loads the data of a room. Throws a redirect to the login page for status 401, and the data of the error page for any
 * other refusal.
 */
export async function loadStaff<S extends Fields, R extends Fields>(
  { api }: Pick<Visit, 'api'>,
  call: Call<S, R>,
  draft?: Draft<S>,
): Promise<Draft<R>> {
  const values = await loadStaffUnless({ api }, null, call, draft);
  if (values === undefined) throw new Error('Nothing is expected instead of it.');
  return values;
}

/**
 * Loads the data of a room like `loadStaff`, but returns undefined for the status `expected`, which the room handles
 * itself.
 */
export async function loadStaffUnless<S extends Fields, R extends Fields>(
  { api }: Pick<Visit, 'api'>,
  expected: number | null,
  ...[call, draft]: [call: Call<S, R>, draft?: Draft<S>]
): Promise<Draft<R> | undefined> {
  const answer = await api(call, draft);
  if (answer.ok) return answer.values;
  const { status, message, requestId } = answer;
  if (status === expected) return undefined;
  throw status === UNAUTHORISED ? redirect(LOGIN) : errorPageData({ status, message, ...(requestId && { requestId }) });
}

/** Whether the roles of a member of staff permit this call, by which a room or a part of it is entered. */
export const mayEnter = ({ roles }: Pick<Desk, 'roles'>, { path }: Pick<Call, 'path'>): boolean => mayMake(roles, path);
