/** The intent that sends an interest. */
export const SEND = 'send';
/** The intent that accepts an interest. */
export const ACCEPT = 'accept';

/** The intent that opens an accepted family's phone. */
export const CONTACT = 'contact';

/** The id of the phone and full name on a member's page. */
export const CONTACT_PLACE = 'contact';
