import { BOOKLET_PARTS } from '#contract/booklet-parts.ts';
import { bookletPaper, listBooklets, makeBookletCopies } from '#contract/staff/booklets.ts';
import { keepOrder, listCopies, listOrders, listPrintable, loadCopy } from '#server/domain/printed/booklets.queries.ts';
import { failure, success } from '#server/http/outcome.ts';
import { Refusal } from '#server/http/refusal.ts';
import { BOOKLET } from '#server/office/works/booklet.work.ts';
import { loadWork, startWork } from '#server/office/works/works.queries.ts';
import { registerStaffCall } from './answer-staff.ts';
import type { Office } from './office.ts';

/** Maximum number of copies in the register of copies. */
const MOST_COPIES = 100;

/** Registers the calls for printed booklets: who would be in them, the copies, and who received each copy. */
export function bookletRoutes(office: Office): void {
  registerStaffCall(office, listBooklets, async ({ db }) => {
    const printable = await Promise.all(
      BOOKLET_PARTS.map(async (part) => ({ part, count: (await listPrintable(db, part)).length })),
    );
    const [latest] = await listOrders(db, 1);
    const work = latest === undefined ? undefined : await loadWork(db, { kind: BOOKLET, subject: String(latest) });
    const copies = await listCopies(db, MOST_COPIES);
    return {
      printable,
      work: work ?? null,
      copies: copies.map(({ madeAt, ...copy }) => ({ ...copy, madeAt: madeAt.toISOString() })),
    };
  });

  registerStaffCall(office, makeBookletCopies, async ({ db, staff, values, about }) => {
    const { part, language, copies, givenTo } = values;
    about({ subject: part });
    if ((await listPrintable(db, part)).length === 0) return failure('bookletNobody');
    const order = await keepOrder(db, { part, language, copies, givenTo, by: staff.email });
    await startWork(db, { kind: BOOKLET, subject: String(order), by: staff.email, ofAll: copies });
    return success('bookletBegun');
  });

  registerStaffCall(office, bookletPaper, async ({ db, reply, values: { copy }, about }) => {
    const booklet = await loadCopy(db, copy);
    if (!booklet?.pdf) throw new Refusal(404, 'notFound');
    if (!booklet.isWhole) throw new Refusal(409, 'bookletOutOfDate');
    about({ subject: `copy ${copy}` });
    reply.headers({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="patrika-${booklet.part}-${copy}-${booklet.language}.pdf"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    });
    return { pdf: booklet.pdf };
  });
}
