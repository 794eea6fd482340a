import { keepCopy, loadOrder, nextCopyNumber } from '#server/domain/printed/booklets.queries.ts';
import { makeBooklet } from '#server/domain/printed/make-booklet.ts';
import type { Services } from '#server/services.ts';
import { type Kind, WorkFailed } from './work.ts';

/** The name of this kind of work. */
export const BOOKLET = 'booklet';

/**
 * Makes the booklet copies of an order, one copy in each part of the work. A copy is registered once it is complete.
 */
export function bookletWork(services: Services): Kind {
  return async ({ subject, done }, stop) => {
    const orderId = Number(subject);
    const order = await loadOrder(services.db, orderId);
    if (order === undefined) throw new WorkFailed('changedMeanwhile');
    const { part, language, copies } = order;
    const number = await nextCopyNumber(services.db);
    const booklet = await makeBooklet(services, { part, language, copy: number, stop });
    if (booklet === null) throw new WorkFailed('bookletNobody');
    return {
      done: done + 1,
      ofAll: copies,
      isOver: done + 1 >= copies,
      save: (transaction) => keepCopy(transaction, { number, orderId, ...booklet }),
    };
  };
}
