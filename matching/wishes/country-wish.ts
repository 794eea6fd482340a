/** The number of India in ISO 3166-1. */
export const india = 356;

/** In a wish for countries: every country except India. No real country has this number. */
export const abroad = 1000;

/** Whether a country is among the wished countries. */
export const isInCountries = (wished: readonly number[], country: number): boolean =>
  wished.includes(country) || (country !== india && wished.includes(abroad));
