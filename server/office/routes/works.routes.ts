import type { FastifyRequest } from 'fastify';
import { USES } from '#contract/staff/desk.ts';
import { mayMake } from '#contract/staff/rights.ts';
import { listWorks, stopWork, WORK_FILE_ROUTE } from '#contract/staff/works.ts';
import { recordUse } from '#server/domain/office-log/uses.queries.ts';
import { failure, success } from '#server/http/outcome.ts';
import { Refusal } from '#server/http/refusal.ts';
import { noteSecurity } from '#server/http/security-log.ts';
import { listWorks as list, loadWorkFile, stopWork as stop } from '#server/office/works/works.queries.ts';
import { registerStaffCall } from './answer-staff.ts';
import { idOf } from './id-of.ts';
import type { Office } from './office.ts';

const MOST_WORKS = 20;
/** Content types that browsers never execute. */
const CONTENT_TYPES: Readonly<Record<string, string>> = { pdf: 'application/pdf', csv: 'text/csv; charset=utf-8' };

/**
 * Registers the calls for background work of the office: what is under way, stopping it, and the files that it has
 * made.
 */
export function workRoutes(office: Office): void {
  const { services, sessions } = office;

  registerStaffCall(office, listWorks, async ({ db }) => ({ works: await list(db, MOST_WORKS) }));

  registerStaffCall(office, stopWork, async ({ db, staff, values: { id }, about }) => {
    about({ subject: `work ${id}` });
    return (await stop(db, id, staff.email)) ? success('workStopping') : failure('changedMeanwhile');
  });

  services.app.get(WORK_FILE_ROUTE, async (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
    const staff = await sessions.whoIs(request);
    if (!staff?.isProven) throw new Refusal(401, 'notLoggedIn');
    noteSecurity(request, { staff: staff.email });
    if (!mayMake(staff.roles, listWorks.path)) throw new Refusal(403, 'staffOnly');
    const id = idOf(request.params.id);
    const file = await loadWorkFile(services.db, id);
    if (!file?.content) throw new Refusal(404, 'notFound');
    await recordUse(services.db, {
      who: staff.email,
      command: USES.workFile,
      outcome: 'done',
      subjects: [{ subject: `work ${id}` }],
    });
    const ending = file.name.split('.').at(-1) ?? '';
    const type = CONTENT_TYPES[ending] ?? 'application/octet-stream';
    return reply
      .headers({ 'content-type': type, 'cache-control': 'no-store' })
      .header('content-disposition', `attachment; filename="${file.name.replaceAll(/[^\w.-]/g, '_')}"`)
      .send(file.content);
  });
}
