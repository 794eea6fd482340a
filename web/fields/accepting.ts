/** The name of the deed that accepts an interest. */
export const ACCEPT = 'accept';

/** Where a member's page keeps the way to phone and full name. */
export const CONTACT_PLACE = 'contact';
