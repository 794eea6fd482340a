/**
 * `families`: for all holders of both profiles. `two`: for the bride and the groom alone. In a separate file, because a
 * member's page needs only this.
 */
export const THREADS = ['families', 'two'] as const;
export type ThreadName = (typeof THREADS)[number];

/** At most this many of the last messages go to the office with a report, if the reporter agrees. */
export const REPORTED_MESSAGES = 30;
