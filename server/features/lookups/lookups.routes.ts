import { regCast, regOther, stateList } from '#contract/lookups.ts';
import { registerPublicCall } from '#server/http/answer.ts';
import type { Services } from '#server/services.ts';

/** Registers the calls for the lists from which forms are filled in. */
export function lookupRoutes(services: Services): void {
  const { lookups } = services;
  registerPublicCall(services, regCast, async () => ({ castes: lookups.list('caste') }));
  registerPublicCall(services, regOther, async () => ({
    tribes: lookups.list('tribe'),
    clans: lookups.list('clan'),
    rashis: lookups.list('rashi'),
    gons: lookups.list('gon'),
    lognos: lookups.list('logno'),
    countries: lookups.countries(),
    religions: lookups.list('religion'),
  }));
  registerPublicCall(services, stateList, async ({ values }) => ({ states: lookups.statesOf(values.country) }));
}
