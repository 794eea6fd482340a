/** The columns of every table, for Kysely. */
// biome-ignore lint/suspicious/noEmptyInterface: the tables arrive with their features
export interface Database {}
