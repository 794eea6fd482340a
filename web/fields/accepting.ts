/** The intent of the action that accepts an interest. */
export const ACCEPT = 'accept';

/** The id of the phone and full name on a member's page. */
export const CONTACT_PLACE = 'contact';
