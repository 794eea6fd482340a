const DAY_MS = 86_400_000;
/** Objections are heard for so many days after the notice was published (Special Marriage Act, 1954, section 7). */
const NOTICE_DAYS = 30;

/** Before which day (`YYYY-MM-DD`) the notice is given for a wedding on a day. */
export const lastNoticeDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - NOTICE_DAYS * DAY_MS).toISOString().slice(0, 10);
