import type { DomainServices } from '#server/domain/domain-services.ts';
import type { PushKeys } from './push-keys.ts';
import type { StopLinks } from './stop-link.ts';

/** What the notices add to the services of the domain. */
export interface NoticeServices extends DomainServices {
  /** Links in letters that end them. */
  stopLinks: StopLinks;
  pushKeys: PushKeys;
}
