import { formMessages } from './form-messages.ts';
import { refusals } from './refusals.ts';

/** Every sentence that the API can say; the Bengali of each is in web/i18n/messages.bn.ts. */
export const messages = {
  ...formMessages,
  ...refusals,

  contactInOwnWords:
    'Please leave phone numbers and e-mail addresses out of your words. They open by themselves when both families accept.',
  wholeNumberUpTo20: 'Please give a number from 0 to 20',
  ageOutOfRange: 'Age must be between 18 and 99',
  wholeHeightOutOfRange: 'Height must be between 90 and 250 cm, without a fraction',
  rangeReversed: 'The first number must not be larger than the second',
  cursorUnknown: 'Please open the list again from its beginning',

  // Outcomes
  saved: 'Saved',
  nowShown: 'Your profile is now shown to members',
  nowHidden: 'Your profile is no longer shown to anyone',
  showAfterRegistration: 'Please complete your registration first',
  listsNotReady: 'A moment please: the lists are being put in order. Please try again in a few seconds.',
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
