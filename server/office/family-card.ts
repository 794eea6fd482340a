import type { SharedView } from '#contract/member.ts';
import type { DomainServices } from '#server/domain/domain-services.ts';
import { loadAsStrangers } from '#server/domain/visibility/load-views.ts';

/**
 * Returns families as another family reads them in a list: given name and layer 2, without phone, address and surname.
 * Families not shown to all members are left out; the others keep the order of `ids`. Use it wherever the office shows
 * other families than the one it deals with.
 */
export const familyCards = (
  services: Pick<DomainServices, 'db' | 'lookups'>,
  ids: readonly string[],
): Promise<SharedView[]> => loadAsStrangers(services, ids);
