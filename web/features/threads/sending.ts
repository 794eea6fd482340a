/** The intent of the button that sends a message. */
export const SEND = 'sendMessage';
/** The intent of the button that sends a message again, after its writer has read why it was refused. */
export const SEND_ANYWAY = 'sendAnyway';

/** The actions whose result is shown at their form, below the thread. */
export const SENDING: readonly string[] = [SEND, SEND_ANYWAY];
