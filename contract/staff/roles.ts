/**
 * The roles of staff; a person may have several. Helpers answer messages, make calls and enter papers. Moderators
 * review profiles, reports and badges. Editors write the texts. The women's desk speaks to brides who are not free to
 * decide. Administrators manage staff, keys and exports.
 *
 * Matchmakers are volunteers: they search for the families assigned to them, and see no phone.
 */
export const STAFF_ROLES = ['helper', 'moderator', 'editor', 'womensDesk', 'matchmaker', 'administrator'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Whether a word is one of the roles of staff. */
export const isStaffRole = (word: string): word is StaffRole => STAFF_ROLES.some((role) => role === word);
