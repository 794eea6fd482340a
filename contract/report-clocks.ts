import type { CaseKind } from './staff/cases.ts';

// The legal limits for reports (IT Rules 2021, as amended in February 2026, rule 3(2)). Pages, figures, warnings and
// the office's lists all read them here.

/** Hours in which a report of any kind is acknowledged. */
export const ACKNOWLEDGE_HOURS = 24;
/** Days in which an ordinary report is settled. */
export const SETTLE_DAYS = 7;
/** Hours in which a report about a threat or a misused phone number is settled. */
export const SERIOUS_HOURS = 36;
/** Hours in which a report about a photo or an impersonation is settled. */
export const URGENT_HOURS = 2;

/** Hours in which a case of each kind is settled. */
export const SETTLE_HOURS: Readonly<Record<CaseKind, number>> = {
  photo: URGENT_HOURS,
  impersonation: URGENT_HOURS,
  threat: SERIOUS_HOURS,
  number: SERIOUS_HOURS,
  fraud: SETTLE_DAYS * 24,
  behaviour: SETTLE_DAYS * 24,
  other: SETTLE_DAYS * 24,
};
