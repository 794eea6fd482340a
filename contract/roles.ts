/** Whose an account is of a profile: `family` has not said. */
export const ROLES = ['candidate', 'guardian', 'family'] as const;
export type Role = (typeof ROLES)[number];

/** What one can say of oneself, and be invited as. */
export const WHOSE = ['candidate', 'guardian'] as const;
export type Whose = (typeof WHOSE)[number];
