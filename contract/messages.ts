import { formMessages } from './form-messages.ts';
import { refusals } from './refusals.ts';

/** Every sentence that the API can say; the Bengali of each is in web/i18n/messages.bn.ts. */
export const messages = {
  ...formMessages,
  ...refusals,

  // Outcomes
  saved: 'Saved',
  registrationStarted: 'Registration step 1 is done. Please go on with step 2.',
  registrationDone: 'Registration is complete',
  phoneTaken: 'This phone number is already registered. Please log in.',
  phoneNotAcceptable: 'This phone number cannot be used. Please give your own ten-digit number.',
  registrationOver: 'This registration is already complete. Please log in.',
  loginDone: 'Login successful',
  loginFailed: 'Phone number or password is wrong. Please try again.',
  contactSaved: 'Thank you. Your message has reached us; we will write to you soon.',
  contactReference: 'Please keep this reference number',
  pictureRemoved: 'Your picture has been removed',
  horoscopeRemoved: 'Your horoscope file has been removed',
  loggedOut: 'You are logged out',
} as const;

export type MessageKey = keyof typeof messages;
