/** What is left free of the data folder's disk is for logins, the database's own log and its repair. */
export const LEAST_FREE_BYTES = 256 * 1024 * 1024;
