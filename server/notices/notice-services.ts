import type { DomainServices } from '#server/domain/domain-services.ts';
import type { PushKeys } from './push-keys.ts';
import type { StopLinks } from './stop-link.ts';

/** The services of the domain, and those that notices add. */
export interface NoticeServices extends DomainServices {
  /** Links in letters by which a reader ends the letters. */
  stopLinks: StopLinks;
  /** The keys by which push services recognise this site. */
  pushKeys: PushKeys;
}
