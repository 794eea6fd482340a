import type { CaseKind } from './staff/cases.ts';

/**
 * Hours in which a report is acknowledged, and in which it is settled, by kind. The legal limits (IT Rules 2021, as
 * amended in February 2026, rule 3(2)). Pages, figures, warnings and the office's lists all read them here.
 */
export const ACKNOWLEDGE_HOURS = 24;
export const SETTLE_DAYS = 7;
export const SERIOUS_HOURS = 36;
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
