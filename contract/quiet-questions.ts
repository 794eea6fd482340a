/** Steps by which a family that is asked says whether the two have spoken. */
export const QUIET_STEPS = ['quiet14', 'quiet60'] as const;
export type QuietStep = (typeof QUIET_STEPS)[number];

/**
 * So many days after both have accepted they are asked, for the first and for the second time; `over`: nobody is asked any more, however late
 * the job comes. `shown`: so many days a question stands on the home page.
 */
export const QUIET_DAYS = { quiet14: 14, quiet60: 60, over: 90, shown: 14 } as const;

/** So many families are asked of at once. */
export const MOST_ASKED = 2;
