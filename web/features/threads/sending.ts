/** The intent of the button that sends a message. */
export const SEND = 'sendMessage';
/** The same call, sent again after the writer has read why the message was refused. */
export const SEND_ANYWAY = 'sendAnyway';

/** The actions whose result is shown at their form, below the thread. */
export const SENDING: readonly string[] = [SEND, SEND_ANYWAY];
