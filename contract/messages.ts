import { formMessages } from './form-messages.ts';
import { refusals } from './refusals.ts';

/**
 * Every sentence that the API can say, by its key, in English; the Bengali of each is in words/sentences.bn.ts. A name in
 * braces is a parameter (`saying`).
 */
export const messages = {
  ...formMessages,
  ...refusals,

  // The profile image and the successes of the specification (its sections 2 and 5)
  imageRequired: 'profile image required',
  healthUpdated: 'Health Details Updated!!',
  paternalUpdated: 'Paternal Details Updated!!',
  maternalUpdated: 'Maternal Details Updated!!',
  imageUpdated: 'Profile Image Updated!!',
  passwordChanged: 'Password Changed!!',
  comingSoon: 'Coming Soon...',

  // What only the server can see in a form
  stateNotInCountry: 'Please choose a state of this country',
  placeUnknown: 'Please choose the place again from the suggestions',
  notAPicture: 'Please choose a JPEG photo (a file that ends in .jpg)',
  pictureDamaged: 'This photo is damaged. Please take or choose another one.',
  pictureTooLarge: 'This photo is too large. Please choose one of at most 5 MB.',
  pictureTooManyPixels: 'This photo has more than 40 megapixels. Please make it smaller and try again.',
  horoscopeKind: 'Please choose a JPEG, PNG or PDF file of the horoscope',
  horoscopeTooLarge: 'This file is too large. Please choose one of at most 5 MB.',
  horoscopeDamaged: 'This file is damaged. Please scan or photograph the horoscope again.',
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
  registrationOver: 'This registration is already complete. Please log in.',
  loginDone: 'Login successful',
  loginFailed: 'Phone number or password is wrong. Please try again.',
  contactSaved: 'Thank you. Your message has reached us; our answer goes to your e-mail address.',
  contactReference: 'Please keep this reference number: {reference}',
  pictureRemoved: 'Your picture has been removed',
  horoscopeRemoved: 'Your horoscope file has been removed',
  genderByOffice: 'This was changed once already. To change it again, please write to our office.',
  profileSuspended: 'Our office has suspended this profile. Please write to us or telephone the office.',
  waitsForDeletion:
    'You asked us to delete this profile: it is hidden, and will be gone seven days after you asked. To keep it, tick “Keep my profile” and log in once more.',
  resetDone: 'Your new password is set. Please log in with it.',
  resetLinkOver: 'This link has been used already, or its 24 hours are over. Please ask the office for a new one.',
  deletionAsked: 'Your profile is hidden now. It will be gone in seven days.',
  passwordWrong: 'This is not your password. Please try again.',
  loggedOut: 'You are logged out',

  // Members who meet
  readingsSpent:
    'You have reached today’s limit of profiles. Please come back tomorrow; the ones you opened today you can open again.',
  memberUnknown: 'This profile cannot be shown',
  introductionSent: 'Your interest has been sent',
  introductionRepeated: 'You have sent this family an interest within the last {days} days. Please give them time.',
  introductionsADay: 'You have sent three interests today. Please send the next one tomorrow.',
  introductionsOpen:
    'Ten of your interests are waiting. Please withdraw one, or wait until one is answered or expires.',
  introductionImpossible: 'An interest cannot be sent to this profile',
  introductionReceived: 'This family has already sent you an interest. Please answer in your inbox.',
  introductionGone: 'This interest is no longer waiting',
  introductionWithdrawn: 'Your interest has been withdrawn',
  introductionAccepted: 'You have accepted. Both families can now open each other’s contact details.',
  introductionDeclined: 'You have declined. The other family is not told.',
  introductionDeclinedTold: 'You have declined, and the other family is told kindly, with your reason',
  acquaintanceEnded: 'You have ended this acquaintance. The other family is told kindly, without a reason.',
  acquaintanceEndedBefore: 'This acquaintance ended not long ago. A new interest is possible {days} days after that.',
  notAcquainted: 'There is no acquaintance with this family to end',
  alreadyAccepted: 'Your families have already accepted each other',
  showYourselfFirst: 'Please first choose to show your own profile to members',
  contactOpened: 'The other family can see that you opened their contact details',
  shortlisted: 'Kept in your shortlist',
  shortlistRemoved: 'Taken out of your shortlist',
  shortlistFull: 'Your shortlist is full. Please take somebody out first.',
  memberHidden: 'This profile no longer comes up in your lists',
  memberUnhidden: 'This profile can come up in your lists again',
  memberBlocked: 'From now on neither of you sees the other',
  memberUnblocked: 'The block is lifted',
  hiddenFull: 'You cannot hide any more members. Please bring somebody back under Settings first.',
  blockedFull: 'You cannot block any more members. Please unblock somebody under Settings first.',
  memberReported: 'Thank you. The trust’s office will look into it.',
  profilePaused: 'Your profile is paused, and out of everybody’s lists',
  profileSettled: 'We are happy for you. Your profile is out of everybody’s lists.',
  profileResumed: 'Your profile is back, if you had chosen to show it to members',
  resultLocked: 'After a pair check your result stays as it is for thirty days',
  pairCheckAgreed: 'Your consent is recorded',
  pairCheckWithdrawn: 'Your consent is withdrawn; if there was an answer, it is gone for both families',
  pairChecksSpent: 'You can have at most three pair checks in thirty days. Please try again after some days.',
  pairCheckNeedsResult: 'Please record your own haemoglobin result first. Nothing has been used up.',
  pairCheckTextChanged: 'The text that you agreed to has changed. Please read it again.',
} as const;
