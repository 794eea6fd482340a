import type { Kysely } from 'kysely';
import { keepReport, type Report } from '#server/domain/cases/reports.queries.ts';
import { warnOfNewCase } from '#server/notices/case-warnings.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';

/** Stores a report in the open case of its subject. Returns the reference by which its reporter can look it up. */
export async function insertReport(services: Pick<Services, 'db' | 'phoneHash'>, report: Report): Promise<string> {
  const reference = await keepReport(services, report);
  // Some reports must be settled within hours, so the office is notified at once.
  await warnOfNewCase(services.db);
  return reference;
}

/** Returns the state of the report with this reference and contact; undefined if either is wrong. */
export async function findReport(db: Kysely<Database>, reference: string, contact: string) {
  return db
    .selectFrom('reports as r')
    .leftJoin('cases as c', 'c.id', 'r.case_id')
    .select(['r.reported_at as sentAt', 'r.acknowledged_at as readAt', 'r.settled_at as settledAt', 'c.outcome'])
    .where('r.reference', '=', reference)
    .where('r.contact', '=', contact.toLowerCase())
    .where('r.contact', '<>', '')
    .executeTakeFirst();
}
