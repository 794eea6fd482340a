import type { DomainServices } from '#server/domain/domain-services.ts';
import type { Cursors } from './cursors.ts';
import type { Lists } from './lines/keep-index.ts';
import type { Seed } from './pairs/seed.ts';

/** What the lists add to the services of the domain. */
export interface RankingServices extends DomainServices {
  ranking: Lists;
  cursors: Cursors;
  /** What decides between equals in a week's introductions, by its Monday. */
  pairSeed: (week: string) => Seed;
}
