import { regCast, regOther, stateList } from '#contract/lookups.ts';
import { answer } from '#server/http/answer.ts';
import type { Services } from '#server/services.ts';

export function lookupRoutes(services: Services): void {
  const { lookups } = services;
  answer(services, regCast, async () => ({ castes: lookups.list('caste') }));
  answer(services, regOther, async () => ({
    tribes: lookups.list('tribe'),
    clans: lookups.list('clan'),
    rashis: lookups.list('rashi'),
    gons: lookups.list('gon'),
    lognos: lookups.list('logno'),
    countries: lookups.countries(),
    religions: lookups.list('religion'),
  }));
  answer(services, stateList, async ({ values }) => ({ states: lookups.statesOf(values.country) }));
}
