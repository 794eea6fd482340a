/** Of all who look after either profile; of the bride and the groom alone. Apart from the calls: a member's page needs no more. */
export const THREADS = ['families', 'two'] as const;
export type ThreadName = (typeof THREADS)[number];

/** So many of the last go to the office with a report, where its writer agrees. */
export const REPORTED_MESSAGES = 30;
