/** The names of the deeds that send and accept an interest. */
export const SEND = 'send';
export const ACCEPT = 'accept';

/** Where a member's page keeps the way to phone and full name. */
export const CONTACT_PLACE = 'contact';
