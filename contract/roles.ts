/** The role of an account for a profile. `family`: not yet answered. */
export const ROLES = ['candidate', 'guardian', 'family'] as const;
export type Role = (typeof ROLES)[number];

/** The roles that one can claim and be invited as. */
export const WHOSE = ['candidate', 'guardian'] as const;
export type Whose = (typeof WHOSE)[number];
