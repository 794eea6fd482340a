export const SEND = 'sendMessage';
/** The same after its writer has read why it was not sent. */
export const SEND_ANYWAY = 'sendAnyway';

/** What comes of these stands at their form, beneath the thread. */
export const SENDING: readonly string[] = [SEND, SEND_ANYWAY];
