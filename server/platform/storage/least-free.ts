/** Disk space of the data folder reserved for logins, the database's log and its repair. */
export const LEAST_FREE_BYTES = 256 * 1024 * 1024;
