import { registerWorks } from '#server/office/old-register/register-works.ts';
import type { Services } from '#server/services.ts';
import { BOOKLET, bookletWork } from './booklet.work.ts';
import type { Kinds } from './work.ts';

/** Every kind of long work, by its name. A kind is named here so that another process can go on with it. */
export const officeWorks = (services: Services): Kinds => ({
  ...registerWorks(services),
  [BOOKLET]: bookletWork(services),
});
