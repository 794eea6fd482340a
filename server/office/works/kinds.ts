import { registerWorks } from '#server/office/old-register/register-works.ts';
import type { Services } from '#server/services.ts';
import { BOOKLET, bookletWork } from './booklet.work.ts';
import type { Kinds } from './work.ts';

/** All kinds of background work by name, so that another process can continue a work. */
export const officeWorks = (services: Services): Kinds => ({
  ...registerWorks(services),
  [BOOKLET]: bookletWork(services),
});
