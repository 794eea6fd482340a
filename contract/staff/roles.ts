/**
 * What people of the office may do. Somebody may have several: helpers answer messages, make calls and enter papers;
 * moderators look at profiles, reports and badges; editors write the texts; the women's desk speaks to brides who are not free to decide; administrators look after staff, keys and exports.
 * Matchmakers are volunteers: they look for the families that were given to them, and see no phone.
 */
export const STAFF_ROLES = ['helper', 'moderator', 'editor', 'womensDesk', 'matchmaker', 'administrator'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const isStaffRole = (word: string): word is StaffRole => STAFF_ROLES.some((role) => role === word);
