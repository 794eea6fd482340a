import type { DomainServices } from '#server/domain/domain-services.ts';
import type { Cursors } from './cursors.ts';
import type { Lists } from './index/ranking-index.ts';

/** What the lists add to the services of the domain. */
export interface RankingServices extends DomainServices {
  ranking: Lists;
  cursors: Cursors;
}
