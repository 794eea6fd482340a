import type { Language } from '#contract/choices.ts';
import { districts } from '#matching/places/districts.ts';

/** The districts of the list with their states, for a select. */
export const districtOptions = (language: Language) =>
  districts.map(({ id, name, nameBn, region, regionBn }) => ({
    value: String(id),
    label: language === 'bn' ? `${nameBn}, ${regionBn}` : `${name}, ${region}`,
  }));
