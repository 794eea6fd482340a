const INDIA_OFFSET_MS = 5.5 * 3_600_000;

/** The day in India, `YYYY-MM-DD`. */
export const todayInIndia = (now: number): string => new Date(now + INDIA_OFFSET_MS).toISOString().slice(0, 10);
