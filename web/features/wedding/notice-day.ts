const DAY_MS = 86_400_000;
/** Days for objections after the notice is published (Special Marriage Act, 1954, section 7). */
const NOTICE_DAYS = 30;

/** Returns the last day (`YYYY-MM-DD`) to give notice for a wedding on `day`. */
export const lastNoticeDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - NOTICE_DAYS * DAY_MS).toISOString().slice(0, 10);
