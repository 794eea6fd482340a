import type { SharedView } from '#contract/member.ts';
import type { DomainServices } from '#server/domain/domain-services.ts';
import { loadAsStrangers } from '#server/domain/visibility/load-views.ts';

/**
 * Families as any other family reads them in a list: given name and layer 2, without phone, address and surname, names in both languages. Who is
 * not shown to all members at present is left out; the others come in the order that was asked. For every page and paper of the office that
 * is about more families than the one that it deals with.
 */
export const familyCards = (
  services: Pick<DomainServices, 'db' | 'lookups'>,
  ids: readonly string[],
): Promise<SharedView[]> => loadAsStrangers(services, ids);
