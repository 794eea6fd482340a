/**
 * What the rules of the forms say. The specification's own sentences (its sections 5 and 8) stay letter for letter. Apart from
 * messages.ts, so that a page with a form does not carry every sentence of the site.
 */
export const formMessages = {
  // Any form
  checkForm: 'Please check the fields that are marked',
  malformed: 'The form did not arrive whole. Please send it again.',
  repeatedField: 'A field was sent twice. Please send the form again.',
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
  // Health, shown but not enforced
  userBloodGroupRequired: 'User Blood Group Required',
  fatherBloodGroupRequired: 'Father Blood Group Required',
  motherBloodGroupRequired: 'Mother Blood Group Required',
  yesNoRequired: 'Yes/No Required',
  selectReport: 'Select Report',
  requiredField: 'Required Field',

  // Ours: the law, the ranges, the lists
  yearTooEarly: 'Please give a year from {least} onwards, in four digits',
  moreMarriedThanThere: 'More are married than there are: please check the two numbers',
  yearToCome: 'That year is still in the future',
  currencyRequired: 'Please choose the currency of the income',
  phoneNeedsCountry:
    'Which country is this number from? Please start with + and the country code: +91 for India, +880 for Bangladesh, +1 for the USA or Canada.',
  brideTooYoung: 'Bride must be at least {years} years old',
  groomTooYoung: 'Groom must be at least {years} years old',
  birthDateInFuture: 'Date of birth cannot be in the future',
  birthDateTooEarly: 'Please check the year of birth',
  birthDateInvalid: 'Please give the date as day, month and year',
  timeInvalid: 'Please give the time as hours and minutes, for example 14:35',
  heightUnread: 'Please give the height in feet and inches, like 5\'3", or in centimetres, like 162.5',
  weightUnread: 'Please give the weight in kilograms, like 55 or 55.5',
  heightOutOfRange: 'Height must be between {least} and {most} cm',
  weightOutOfRange: 'Weight must be between {least} and {most} kg',
  chooseFromList: 'Please choose from the list',
  tooLong: 'This is too long: please shorten it',
  notText: 'This has a character that cannot be kept: please type it again',
  passwordGuessed:
    'This password is one of the first that people guess. Please choose another, for example four words that do not belong together.',
  passwordTooShort: 'Please choose a password of at least {least} characters',
  passwordTooLong: 'Please choose a password of at most {most} characters',

  // Details and wishes
  contactInOwnWords:
    'Please leave out phone numbers, e-mail addresses, links and account names: others can read this. Your phone number opens once both families have accepted.',
  wholeNumberUpTo: 'Please give a number from 0 to {most}',
  ageOutOfRange: 'Age must be between {least} and {most}',
  wholeHeightOutOfRange: 'Height must be between {least} and {most} cm, in whole centimetres',
  rangeReversed: 'The first number must not be larger than the second',

  // Photos, guardians, interests, reports, tests
  notAPicture: 'Please choose a JPEG photo (a file that ends in .jpg)',
  horoscopeKind: 'Please choose a JPEG, PNG or PDF file of the horoscope',
  pictureDamaged: 'This photo is damaged. Please take or choose another one.',
  fileEmpty: 'This file is empty. Please choose it again, or choose another one.',
  fileTooLarge: 'This file is too large. Please choose one of 5 MB or less.',
  pictureIsHeic:
    'This is a HEIC photo from an iPhone. To save it as JPEG: open it in Photos, tap Share, then Options, choose “Most Compatible” and “Save to Files”, and choose that file here. For new photos: Settings, Camera, Formats, “Most Compatible”.',
  pictureAgreementRequired: 'Please tick that the person in the picture agrees',
  phoneNotAcceptable: 'This phone number cannot be used. Please give another number.',
  tickToTell: 'Please tick that we may tell them, or decline without telling them',
  reasonRequired: 'Please choose a reason',
  yourPasswordRequired: 'Please give your password',
  testDateTooEarly: 'Please check the date of the test',
  testDateInvalid: 'Please give the day, month and year of the test',
  testedInFuture: 'The date of the test cannot be in the future',
  reportedRequired: 'Please tell us whose profile it is: its number, a link, a phone number or a name',
  referenceRequired: 'Please type the reference as you got it: SB- and eight letters and digits',
  phoneOrEmailRequired: 'Please give the phone number or the e-mail address',
  codeRequired: 'Please type the six digits of the code',
  findWhom: 'Please type a profile number or a name',
  nameSearch: 'Please give the search a name',
  fillThisIn: 'Please fill this in',
  httpsRequired: 'Please give an address that begins with https://',
  dialCodeRequired: 'Please give the code of the country with its +, as +91',
  networkRequired: 'Please give one word in small letters, as facebook',
  consentDay: 'Please give the day on which they agreed; it cannot be in the future',

  // A biodata on paper
  formNumberRequired: 'Please give the number printed on the form',
  consentDateRequired: 'Please give the date beside the signature',
  consentToCome: 'The date of the signature is still to come',
  noAadhaar: 'Please do not type an Aadhaar number here: look at another paper',
  paperNumberRequired: 'Please type the number as it is printed, in letters and digits',
  typedDifferently: 'The two are not the same: please type it once more from the paper',
  signatureRequired: 'Please enter only what the family has signed',
  healthNotOnPaper: 'Answers about health are not entered here: the family writes them itself',
  agreeToNotice: 'Please tick that you agree',
  declareMarriage: 'Please tick that you are here only for marriage',
  declareTrue: 'Please tick that what you write is true',
  nominateBoth: 'Please give both the name and the phone number, or neither',
  spokeWithHerRequired: 'Please speak with her first, and tick it',
} as const;
