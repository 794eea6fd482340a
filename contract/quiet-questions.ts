/** Steps by which a family answers the question whether the two have spoken. */
export const QUIET_STEPS = ['quiet14', 'quiet60'] as const;
export type QuietStep = (typeof QUIET_STEPS)[number];

/**
 * Days after an acceptance: `quiet14` and `quiet60` are the first and second question; after `over` nobody is asked,
 * even if the job is late. `shown`: days that a question stays on the home page.
 */
export const QUIET_DAYS = { quiet14: 14, quiet60: 60, over: 90, shown: 14 } as const;

/** At most this many families in these questions at once. */
export const MOST_ASKED = 2;
