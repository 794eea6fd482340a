/**
 * Every sentence that the rules and answers can say. The specification's own (its sections 5 and 8) stay letter for
 * letter; the Bengali of each is in web/i18n/messages.bn.ts.
 */
export const messages = {
  // Login (specification 5)
  validPhoneRequired: 'Valid Phone Number Required',
  validPasswordRequired: 'Valid Password Required',
  // Registration, step 1
  fullNameRequired: 'Full Name Required',
  userPhoneRequired: 'User Phone Required',
  userGenderRequired: 'User Gender Required',
  minimumPasswordRequired: 'Minimum 6-characters password Required',
  passwordsDiffer: "Both Password doesn't match",
  // Registration, step 2
  addressRequired: 'Street Name/Street Number/Flat Number/House Number Required',
  cityRequired: 'City Required',
  pincodeRequired: 'Pincode Required',
  stateRequired: 'State Required',
  countryRequired: 'Country Required',
  fatherNameRequired: 'Father Name Required',
  motherNameRequired: 'Mother Name Required',
  heightRequired: 'Height Required',
  weightRequired: 'Weight Required',
  religionRequired: 'Religion Required',
  communityRequired: 'Community Required',
  birthDateRequired: 'Date of birth Required',
  // Basic information
  nameRequired: 'Name Required',
  emailRequired: 'Email Required',
  selectGender: 'Select Gender',
  phoneNumberRequired: 'Phone Number Required',
  // Communication details
  addressLineRequired: 'Address Line Required',
  pinCodeRequired: 'Pin Code Required',
  selectCountry: 'Select Country',
  // Contact form
  contactNameRequired: 'contact name required',
  contactEmailRequired: 'contact email required',
  contactPhoneRequired: 'contact phone required',
  subjectRequired: 'subject required',
  messageRequired: 'message required',
  // Power Link (specification 5 and 8)
  enterSecurityKey: 'Enter Exact Security Key',
  enterRegisteredPhone: 'Enter Valid Registered Phone Number',
  wrongSecurityKey: 'Wrong Security Key',
  wrongPhone: 'Wrong Phone Number',
  // Change password
  newPasswordRequired: 'Minimum 6 digit / alphanumeric password required',
  passwordsNotMatched: 'Password Does Not Matched!!',
  // Profile image
  imageRequired: 'profile image required',
  // Health, shown but not enforced
  userBloodGroupRequired: 'User Blood Group Required',
  fatherBloodGroupRequired: 'Father Blood Group Required',
  motherBloodGroupRequired: 'Mother Blood Group Required',
  yesNoRequired: 'Yes/No Required',
  selectReport: 'Select Report',
  requiredField: 'Required Field',
  // Success (specification 2)
  healthUpdated: 'Health Details Updated!!',
  paternalUpdated: 'Paternal Details Updated!!',
  maternalUpdated: 'Maternal Details Updated!!',
  imageUpdated: 'Profile Image Updated!!',
  passwordChanged: 'Password Changed!!',
  comingSoon: 'Coming Soon...',

  // Ours: the law, the ranges, the lists
  brideTooYoung: 'Bride must be at least 18 years old',
  groomTooYoung: 'Groom must be at least 21 years old',
  birthDateInFuture: 'Date of birth cannot be in the future',
  birthDateTooEarly: 'Please check the year of birth',
  birthDateInvalid: 'Please give the date as day, month and year',
  timeInvalid: 'Please give the time as hours and minutes, for example 14:35',
  heightOutOfRange: 'Height must be between 90 and 250 cm',
  weightOutOfRange: 'Weight must be between 20 and 250 kg',
  chooseFromList: 'Please choose from the list',
  stateNotInCountry: 'Please choose a state of this country',
  tooLong: 'This is too long: please shorten it',
  notText: 'This has a character that cannot be kept: please type it again',
  passwordTooLong: 'Please choose a password of at most 256 characters',

  countryUnknown: 'Please choose a country from the list',
  placeUnknown: 'Please choose the place again from the suggestions',
  notAPicture: 'Please choose a JPEG photo (a file that ends in .jpg)',
  pictureDamaged: 'This photo is damaged. Please take or choose another one.',
  pictureTooLarge: 'This photo is too large. Please choose one of at most 5 MB.',
  pictureTooManyPixels: 'This photo has more than 40 megapixels. Please make it smaller and try again.',
  horoscopeKind: 'Please choose a JPEG, PNG or PDF file of the horoscope',
  horoscopeTooLarge: 'This file is too large. Please choose one of at most 5 MB.',
  horoscopeDamaged: 'This file is damaged. Please scan or photograph the horoscope again.',

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
  profileSuspended: 'Our office has suspended this profile. Please write to us or telephone the office.',
  waitsForDeletion:
    'You asked us to delete this profile: it is hidden, and will be gone seven days after you asked. To keep it, tick “Keep my profile” and log in once more.',
  resetDone: 'Your new password is set. Please log in with it.',
  resetLinkOver: 'This link has been used already, or its 24 hours are over. Please ask the office for a new one.',
  deletionAsked: 'Your profile is hidden now. It will be gone in seven days.',
  passwordWrong: 'This is not your password. Please try again.',
  yourPasswordRequired: 'Please give your password',
  loggedOut: 'You are logged out',

  // Refusals of the door
  checkForm: 'Please check the fields that are marked',
  malformed: 'The form did not arrive whole. Please send it again.',
  repeatedField: 'A field was sent twice. Please send the form again.',
  notLoggedIn: 'Please log in first',
  recordRequired: 'The form does not say whose record it means. Please open the page again.',
  loginAgain: 'Please log in again before you change this',
  powerLinkMayNot:
    'This is not possible when the account was opened through the Power Link. Please log in with your password.',
  notYours: 'This profile is not yours',
  foreignSite: 'This form came from another site. Please open our own page and try again.',
  tooLarge: 'This is too large to send',
  tooMany: 'Too many attempts. Please wait a while and try again.',
  busy: 'Many families are here just now. Please try again in a moment.',
  notFound: 'There is nothing at this address',
  methodNotAllowed: 'This address takes another kind of request',
  unexpected: 'Something went wrong on our side. Nothing you typed is lost; please try again.',
  unavailable: 'We cannot reach our records just now. Please try again in a minute.',
} as const;

export type MessageKey = keyof typeof messages;
