import type { DomainServices } from '#server/domain/domain-services.ts';
import type { Cursors } from './cursors.ts';
import type { Lists } from './lines/keep-index.ts';
import type { Seed } from './pairs/seed.ts';

/** The services of the domain, extended by the lists. */
export interface RankingServices extends DomainServices {
  ranking: Lists;
  cursors: Cursors;
  /** Returns the seed that decides between equals in a week's introductions, by its Monday. */
  pairSeed: (week: string) => Seed;
}
