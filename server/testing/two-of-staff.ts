import type { TestApp } from './app.ts';
import type { TestClient } from './client.ts';
import { codeOf, PASSWORD } from './staff.ts';

/** A staff member as `makeStaff` returns it. */
interface StaffMember {
  client: TestClient;
  secret: string;
}

/** Returns the password and a code, by which a member of staff confirms an action. A used code is allowed again. */
export async function proofOf(app: TestApp, { secret }: Pick<StaffMember, 'secret'>) {
  await app.pool.query('update staff set factor_step = 0');
  return { password: PASSWORD, code: codeOf(secret) };
}

/**
 * Requests as one staff member, approves as another, and executes as the first. Returns the answer to the execution, or
 * to the request if it was refused.
 */
export async function doneByTwo(
  app: TestApp,
  { first, second, path }: { first: StaffMember; second: StaffMember; path: string },
  form: Record<string, string>,
): Promise<Record<string, unknown>> {
  const request = await first.client.call(path, { reason: 'Came in person', ...form, ...(await proofOf(app, first)) });
  if (request.body.msgcode !== 1) return request.body;
  const { requests } = Object((await first.client.call('office/listrequests')).body);
  const id = String(requests[0].id);
  const approval = { id, reason: 'Looked at it', ...(await proofOf(app, second)) };
  await second.client.call('office/agreetorequest', approval);
  const execution = await first.client.call('office/dorequest', { id });
  return execution.body;
}
