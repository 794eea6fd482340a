/** The number of India in ISO 3166-1. */
export const india = 356;

/** In a wish for countries: every country except India. No real country has this number. */
export const abroad = 1000;

/** Whether a country, by its ISO 3166-1 number, is among the wished ones; `abroad` among them includes it too. */
export const isInCountries = (wishedCountries: readonly number[], country: number): boolean =>
  wishedCountries.includes(country) || (country !== india && wishedCountries.includes(abroad));
