import { formMessages } from './form-messages.ts';
import { refusals } from './refusals.ts';

/**
 * All messages of the API in English, by key. The Bengali texts are in words/messages.bn.ts. A name in braces is a
 * parameter (`messageId`).
 */
export const messages = {
  ...formMessages,
  ...refusals,

  // The profile image and the success messages of the specification (its sections 2 and 5)
  imageRequired: 'profile image required',
  healthUpdated: 'Health Details Updated!!',
  paternalUpdated: 'Paternal Details Updated!!',
  maternalUpdated: 'Maternal Details Updated!!',
  imageUpdated: 'Profile Image Updated!!',
  passwordChanged: 'Password Changed!!',

  // Form errors that only the server can detect
  stateNotInCountry: 'Please choose a state of this country',
  placeUnknown: 'Please choose the place once more from the suggestions',
  photosFull: 'You already have five photos. Please remove one first.',
  photoGone: 'This photo is no longer there',
  pictureTooManyPixels: 'This photo has more than 40 megapixels. Please make it smaller and try again.',
  horoscopeDamaged: 'This file is damaged. Please scan or photograph the horoscope again.',
  cursorUnknown: 'Please open the list again from the start',

  // Outcomes
  saved: 'Saved',
  callLogged: 'The call is recorded',
  taskHandedOver: 'The task has been handed over',
  someOvertaken: 'Done, except {count} that somebody else had dealt with in the meantime',
  deskListFull: 'There is room for {most} at most. Please remove one first.',
  savedMeanwhile:
    'Somebody else has saved changes in the meantime. Nothing you wrote is lost: please choose which answers to keep.',
  nowShown: 'Your profile is now shown to members',
  nowShownToChosen: 'Your profile is now shown only to the families you send an interest to',
  nowWaits:
    'Thank you. Somebody in our office looks at every new profile before others see it. Until then, do look around.',
  waitsForCandidate:
    'Thank you. The profile will be shown as soon as the bride or groom agrees from their own phone. Until then, do look around.',
  nowHidden: 'Your profile is no longer shown to anyone',
  candidateFirst:
    'The bride or groom needs to agree first, from their own phone. Please invite them under “Who looks after this profile”.',
  showAfterRegistration: 'Please complete your registration first',
  consentsFirst: 'Before your profile is shown, please read what we keep and tick the boxes',
  consentsWithdrawn:
    'You have withdrawn your consent, so nobody can see your profile now. If you want us to keep nothing at all, delete the profile.',
  ownConsentWithdrawn:
    'You have withdrawn your own consent, so you cannot see other families now. The profile stays as it is, because somebody else who looks after it has agreed.',
  healthConsentWithdrawn:
    'You have withdrawn your consent. We have erased what we kept about health only because you agreed, along with your health pair checks.',
  listsNotReady: 'One moment please: we are putting the lists in order. Try again in a few seconds.',
  phoneMended: 'Your phone number has been changed. Please log in with the new one.',
  registrationStarted: 'Step 1 is complete. Please go on to step 2.',
  registrationOpened: 'You can continue your registration',
  registrationDone: 'Registration is complete',
  phoneTaken: 'This phone number is already registered. Please log in.',
  registrationOver: 'This registration is already complete. Please log in.',
  loginDone: 'Login successful',
  callNoted: 'Noted. The call stays on the list: please call again after {time}.',
  askedCallAgain: 'Noted. The call stays on the list: please try again another time.',
  callSpoken: 'Noted. There is nothing more to do here.',
  callGivenUp: 'Noted. The family will be told in another way, and is listed under “Not reached”.',
  waitsByLetter:
    'A letter asked us to delete this profile. It is hidden now and will be deleted in a few days. To keep it, tick “Keep my profile” and log in once more.',
  loginFailed: 'Phone number or password is wrong. Please try again.',
  callAsked:
    'Thank you. Somebody from the trust will call this number in the next working days. We never ask for money or for a code on the phone.',
  contactSaved: 'Thank you. Your message has reached us, and we will reply to your e-mail address.',
  contactReference: 'Please keep this reference number: {reference}',
  photoAdded: 'Your photo has been added',
  photoRemoved: 'The photo has been removed',
  pictureRemoved: 'Your picture has been removed',
  horoscopeRemoved: 'Your horoscope file has been removed',
  spellInBengali: 'Name in Bengali letters: write the same name here, first name and surname, and nothing else.',
  spellInLatin: 'Name in English letters: write the same name here, first name and surname, and nothing else.',
  genderByOffice: 'This has been changed once already. To change it again, please write to our office.',
  profileSuspended: 'Our office has suspended this profile. Please contact the office.',
  notSuspended: 'This profile is no longer suspended. Please open your dashboard.',
  appealSent: 'Your appeal has reached us. Somebody in our office will read it and reply by phone or e-mail.',
  waitsForDeletion:
    'You asked us to delete this profile. It is hidden now and will be deleted seven days after you asked. To keep it, tick “Keep my profile” and log in once more.',
  deletionByCandidate:
    'The bride or groom has asked us to delete this profile, and only they can decide to keep it. Until then it is hidden.',
  resetDone: 'Your new password is set. Please log in with it.',
  resetLinkOver: 'This link has already been used, or is more than 24 hours old. Please ask for a new one.',
  deletionAsked: 'Your profile is hidden now. It will be deleted in seven days.',
  deletionByLetterAsked:
    'The profile is hidden now. Everybody who looks after it will be told and may object. It will be deleted after seven days, once somebody in the office has checked the letter a second time.',
  requestAsked:
    'Noted: the request is waiting for a second person at the office, or for 24 hours to pass. Everybody who looks after the profile will be told and may object.',
  nomineeAsked:
    'Noted: the request is waiting for a second person at the office, who will check the paper too. Everybody who looks after the profile will be told and may object.',
  nobodyNominated: 'This member has not named anybody to act for them',
  securityOfWhom: 'Please give a profile number (SV…) or a day',
  requestAgreed: 'You have agreed. The person who asked can do it now.',
  requestEnded: 'The request will not be carried out',
  requestWaits: 'The request is still waiting for a second person, or for its 24 hours to pass',
  requestDone: 'The request has been carried out',
  requestOvertaken: 'Something has changed since you asked: nothing was done. Please look and ask again.',
  tooNewToAgree: 'Your second login step was set up less than a day ago, so somebody else must agree',
  registerClosed:
    'To read this, please ask for permission first. Once a second person has agreed, or after 24 hours, it opens for an hour.',
  officeHeard:
    'Thank you, our office knows that you object. Two people there will decide together, and speak with all of you.',
  officeStopped: 'This will not be done. Our office knows that you have objected.',
  deletionCancelled: 'The deletion has been cancelled. Everybody who looks after the profile will be told.',
  deletionLookedAt: 'Noted: the letter has been checked a second time. The profile will be deleted on the day set.',
  deletionLookLater:
    'You registered this letter yourself: check it again after a day, or let somebody else check it now.',
  emailOrPasswordWrong: 'The e-mail address or the password is not right. Please check both.',
  lastAdministrator: 'Please give this role to somebody else first: at least one person must have it',
  emailKnown: 'Somebody with this e-mail address already has an account here',
  draftKept: 'Saved as a draft. Visitors do not see it.',
  willBePublished: 'Saved. It will be published when that day begins, at midnight in India.',
  changedMeanwhile:
    'Somebody has changed this in the meantime. What you wrote is still here: please look and send it again.',
  toldRequired: 'Please say in a sentence what has changed: visitors read it below the policy',
  consentFirst: 'Please first record the day on which the family agreed, and the number of the form',
  textEmpty: 'This text has nothing in it that can be saved here. Please write it in plain paragraphs.',
  passwordWrong: 'That is not your password. Please try again.',
  loggedOut: 'You are logged out',

  // Confirmations
  codeSent: 'Your code is on its way. It is valid for {minutes} minutes.',
  codePrinted:
    'On this trial site the code is shown in the window where the site was started. It is valid for {minutes} minutes.',
  codeByOffice: 'Our office will call this number and read out a code. Please type it here when you have it.',
  codeJustSent: 'We sent a code a moment ago. Please wait half a minute before asking for another.',
  codeNotPossible: 'We cannot send a code to this number. Please give another one, or ask our office.',
  codeWrong: 'This code is not right. Please check it once more.',
  codeOver: 'This code has expired or was tried too often. Please ask for a new one.',
  resetAsked:
    'If this number or address is confirmed here, a code or a link is on its way. If nobody has logged in for sixty days, we send no code to the phone: please give the e-mail address instead, or contact our office.',
  recoveryOver: 'There is nothing left to decide: the time has run out, or this was settled earlier.',
  noSecondProof: 'This account has no confirmed e-mail address. You can use it fully again after three days.',
  recoveryAgreed: 'This person can use the account fully again',
  recoveryRefused:
    'The new password no longer works. To choose another, please ask for a link by e-mail, or contact our office.',
  recoveryProved: 'Thank you. You can use your account fully again.',
  codeNotRight: 'This code is not right, or it has expired. Please check it, or ask for a new one.',
  familyAsked: 'We are asking the family which number to give. Please come back in a few days.',
  linkSent: 'A link is on its way to this address. It works for one day.',
  emailConfirmed: 'Your e-mail is confirmed',
  emailLinkOver: 'This link has already been used, or is more than a day old. Please ask for a new one.',
  sameContact: 'This is already your number',
  nothingWanted: 'There is nothing to change just now',
  confirmNewFirst: 'Please confirm the new number first',
  numberHasAccount:
    'This number has another account. If it is yours now, choose “This number is mine now” on the login page.',
  changeWaits:
    'Confirmed. We are informing the old number or address; if nobody objects within seven days, the change takes effect.',
  changeFinal: 'Your new number is now in use. Please log in with it next time.',
  changeWithdrawn: 'Nothing has changed',
  claimAsked:
    'If there is an account with this number, a code is on its way. If none comes, please contact the office.',
  claimed:
    'Thank you. We will tell the previous owner of this number, who has seven days to object. After that you can register with it.',
  claimRefused: 'The number stays with you',
  deletionStopped: 'The profile will not be deleted. Our office knows that nobody in the family wrote that letter.',
  objectionOver:
    'This link has expired: the change has already been made, or was cancelled. If something is not right, please contact our office.',
  phoneConfirmed: 'Your phone is confirmed',
  guardianConfirmed: 'The guardian’s phone is confirmed',
  confirmedBefore: 'This number is already confirmed',
  noGuardianPhone: 'You have not given a guardian’s phone',
  confirmPhoneFirst: 'Please confirm your phone first',
  // Several holders of one profile
  invitationSent: 'The invitation is on its way to this phone',
  stopLinkUnknown: 'This link is incomplete. Please open it again from the e-mail.',
  lettersStopped:
    'You will get no more of these e-mails. We will still write when it is about the safety of your account.',
  browserUnknown: 'We cannot send notices to this browser. Please try another one.',
  invitationSelf:
    'The profile is already looked after from this phone number. Please give the other person’s own number. If they have no phone, our office can speak to them on yours.',
  invitationsFull: 'No more people can look after this profile. Please remove somebody first.',
  invitationWithdrawn: 'The invitation has been withdrawn',
  paperClaimAsked:
    'If our office has entered a biodata with this phone number, a code is on its way. If none comes, our office will read it out to you.',
  claimUnknown: 'No biodata is waiting for this phone and this code. Please check both, or ask for a new code.',
  paperClaimed: 'Welcome. The profile is yours now.',
  paperEntered: 'Entered. The profile belongs to the family: a code will be sent to its phone.',
  paperPhoneTaken:
    'Another profile already has this phone number. Nothing was entered: please look at that profile first.',
  paperNotClaimed: 'This family has not claimed its profile yet: please send it a code instead.',
  identitySeen: 'The paper matches what the family has written. The badge has been given.',
  identityDiffers: 'The birth date on the paper is not the one that the family has written. No badge was given.',
  identityElsewhere: 'This paper has already been shown for another profile. No badge was given: please look at both.',
  candidateSpeaks: 'The bride or groom has an account of their own, and can agree there themselves',
  exportMade: 'The copy is ready: it can be opened for ten minutes, in this browser only',
  notForOneself: 'You cannot allow this yourself: somebody else has to',
  sayWhyFirst: 'You have opened many profiles today. Please say why you are opening this one too.',
  readEnough: 'You have opened as many profiles today as one person may. An administrator can let you open more.',
  mailIsOff: 'E-mail is not set up: please answer from your own mailbox, and note it here',
  noEmailHere: 'This letter has no e-mail address: please call, and note it here',
  letterSent: 'The answer is on its way',
  ownPhoneFirst: 'Please give your own phone number first, so that no code is read out to it.',
  ownPhone: 'That is your own phone: somebody else in the office has to do this.',
  formNumberTaken: 'A form with this number has already been entered',
  invitationUnknown:
    'No invitation matches this phone number and this code. Please check both, or ask the person who invited you.',
  invitationFound: 'You are invited',
  invitationPassword: 'This phone number already has a login here. Please give the password you use for it.',
  invitationAgreed: 'Welcome. You now look after this profile too.',
  invitationRefused: 'Thank you, we have noted it. You will hear no more about this.',
  whoseSaid: 'Thank you, we have noted whose profile this is',
  whoseByOffice: 'This has been answered already. To change it, please write to our office.',
  saidSelf:
    'Thank you. Somebody from our office will call you within {hours} hours, and speak with everyone who looks after this profile. Until our office has settled this, what other families see stays as it is.',
  saidSelfBefore: 'We have noted it already. Somebody from our office will call you.',
  selfByOffice:
    'Our office has already looked into whose profile this is. If something about that is not right, please call us: we will listen.',
  selfTakenBack: 'You have taken that back. Everyone who looks after this profile will be told.',
  closedUntilOffice:
    'Our office needs to check something with your family first, and will call you within a day. Until our office has settled this, you cannot send or accept an interest or end contact with a family, and no number is given out. You can still decline, block, pause and delete. What other families see stays as it is.',
  callFirst:
    'Please speak with the bride or groom before others see this profile, and write down which number you called. The reason is given above.',
  speakFirst: 'Please speak with them first, and write down which number you called',
  marriedFirst: 'You can do this once both of you have said that you are married',
  storySaved: 'Saved. The story will be shown once your husband or wife agrees and our office has read it.',
  storyAgreed: 'Thank you. Our office will read the story now, and then it will be shown.',
  storyTakenBack: 'You have withdrawn your consent. The story is no longer shown to anybody.',
  storyIsTheirs: 'Only the one who wrote the story can change it. You can agree to it, or leave it.',
  storyChanged: 'The story has been changed. Please read it again.',
  storyShown: 'The story is shown now',
  storyReturned: 'The story has been sent back: both of them can read your reason',
  marriedLettersStopped: 'We will not write to you about this again',
  marriedLetterAnswered: 'Thank you. Only our women’s desk reads it. It is not shown anywhere in this account.',
  stepNoted: 'Noted',
  stepTakenBack: 'You have taken that back',
  stepStays: 'This can no longer be taken back: more than a day has gone by, or the other family has acted on it',
  decidedElsewhere:
    'You have already told us this about another family. To say it about this family, please first take that back on the page ‘Two families’ that you share with the other one.',
  candidateSpokenFirst:
    'This is for the bride or groom to say. Our office speaks with them first and notes it; or they can look after the profile with an account of their own.',
  writeFirst:
    'The two families are writing to each other first. The numbers are shown once both have pressed “Exchange numbers” on the page “Two families”.',
  writeFirstTooLate: 'It is too late to write first: a number has been seen already, and that cannot be undone.',
  acquaintanceKept: 'Good: your families stay in touch',
  decideFirst:
    'Somebody else agreed on your behalf to talk to this family. Before a number is given or anything is compared, the bride or groom has to say on the Interests page whether you will go ahead.',
  sayWhoseFirst: 'Please first tell us whose profile this is: your own, or that of your child or relative',
  holderRemoved: 'This person no longer looks after the profile',
  removalWaits:
    'This person has {days} days to object. If they do not, they will then stop looking after the profile. Everyone will be told.',
  removalWaitsForAll: 'Nobody can be removed at once yet: it takes seven days, during which they can object',
  removalObjected:
    'This person objected within the last month, and so still looks after the profile. If that should end, please talk to our office.',
  removalStopped: 'You still look after the profile. Everyone will be told.',
  holderStays: 'This person stays. Everyone will be told.',
  inviteConfirmFirst: 'Please confirm your own phone with a code first; then you can invite others',
  sessionEnded: 'That phone or computer has been logged out',
  sessionsEnded: 'All other phones and computers have been logged out',
  keptNameSaved: 'This phone now remembers the name. Next time, choose it on the login page and type your password.',
  keptNamesFull: 'This phone already remembers five names. Please remove one on the login page first.',
  keptNameDropped: 'The name has been removed from this phone',
  loggedOutEverywhere: 'You are logged out on every phone and computer, including this one',
  browserCleared: 'You are logged out, and this phone no longer remembers any names',
  sessionOver: 'That phone or computer is already logged out',
  holderGone: 'This person no longer looks after the profile',
  profileLeft: 'You no longer look after this profile',
  leaveNeedsCandidate: 'You are the only person looking after this profile. You can delete it instead.',
  acceptingReserved: 'Only the bride or groom can accept. We have let them know that you are in favour.',
  reachedChosen: 'From now on this is the number we give once both families have accepted',
  disabilitySaved: 'Saved. Only the people you have chosen can read it.',
  disabilityErased: 'You have withdrawn your consent. What you had written has been erased.',
  healthKept: 'The health answers stay. From now on only you can see and change your own.',
  healthErased: 'The answers about your health have been erased',
  actUndone: 'Taken back. The other family may already have seen it.',
  actStays: 'This can no longer be taken back: more than a day has passed, or it has been answered.',
  profileSwitched: 'Your other profile is open now',
  profileAdded: 'The new profile has been started. Please go on with step 2.',
  profilesFull: 'One login can look after four profiles at most. For one more, please ask our office.',

  // Papers
  papersAtOnce:
    'Several of your papers are still being prepared. Please wait a few seconds, then ask for the next one.',
  paperNotMade: 'We could not prepare the paper just now. Please try again in a few seconds.',

  // Other members
  readingsSpent:
    'You have opened as many profiles as you can in one day. Please come back tomorrow. You can reopen the ones you opened today.',
  previewSpent:
    'Until your own profile is shown, you can look at sixty people within three days, and you have seen them all. Once it is shown you can see more.',
  memberUnknown: 'This profile cannot be shown',
  familyNotReached: 'This family cannot be reached at present',
  profileNumberNeeded: 'Please give the number of a profile, SV and its digits',
  pairUnknown: 'These two profiles have not accepted each other here. Please check both numbers.',
  marriageCounted: 'This marriage has been counted, once for this couple',
  familySetAside: 'While you are engaged, you and this family cannot see each other’s profiles',
  engagedResume:
    'You and another family have decided on the match. To look again, press “Take this back” on your page “Two families”.',
  acquaintanceIsOver: 'You are no longer in touch with this family',
  weeklySend: 'Noted. Your interest will be sent on Sunday evening. You can change your answer until then.',
  weeklyNo: 'Noted. The other family will not be told. You can change your answer until Sunday evening.',
  weeklyLater: 'Noted. You can answer until Sunday evening.',
  weeklyUndone: 'You have withdrawn your answer. You can answer again until Sunday evening.',
  weeklyAsked: 'We have asked the bride or groom. If they agree by Sunday evening, your interest will be sent.',
  weeklyCandidates: 'The bride or groom has answered. Only they can change it.',
  weeklyOver:
    'This introduction can no longer be answered here. If you like this family, you can send them an interest from their page.',
  weeklyAudienceChanged:
    'Since this page was opened, you have changed who sees the profile, so this answer would mean something else. Nothing was saved. Please open the page again and choose once more.',
  printedAgreed: 'Saved. You will be in the next booklet.',
  printedTakenBack:
    'You have withdrawn your consent: you will not be in the next booklet. Copies already printed cannot be recalled.',
  sheetNobody: 'None of these profiles can be printed for this family now.',
  bookletBegun: 'The copies are being made.',
  bookletUnderWay: 'These copies are already being made.',
  bookletNobody: 'Nobody has agreed to appear in the booklet yet.',
  bookletOutOfDate:
    'Somebody in this copy no longer agrees to appear in the booklet. Please make a new one; this number will not be used again.',
  slipEntered:
    'The ticks have been entered. Where the family would like to know more, we will ask the other family, if they can be asked.',
  slipEnteredToCall:
    'The ticks have been entered. Where the family would like to know more, please call it within two days: the call is in My day. Until then nobody will be asked.',
  wishCarried: 'Both families are now being asked, if they can be asked. Each will answer for itself.',
  slipInClaim:
    'Somebody has said that this profile is their own. Please settle that first and keep the page: it can be entered afterwards.',
  proposalAccepted: 'Both families would like to talk. You can talk to each other now.',
  proposalYes: 'Noted: you would like to talk. If they would like to talk too, we will tell you both.',
  proposalNo: 'Noted. The other family will not be told.',
  proposalLater: 'Noted. You can answer as long as the proposal is open.',
  proposalAsked: 'We have asked the bride or groom. The answer is theirs to give.',
  proposalCandidates: 'This answer is for the bride or groom to give',
  proposalOver:
    'This proposal can no longer be answered. If you like this family, you can send them an interest from their page.',
  proposalMade: 'Both families are being told about this proposal',
  proposalOpen: 'These two families have already been proposed to each other',
  proposalAcquainted: 'These two families are in touch already',
  proposalImpossible:
    'These two families cannot be proposed to each other: one of them is not shown to the other, or they have been in contact before',
  proposalsFull: 'Two proposals of the trust are open for this family. Please wait for one to end.',
  proposalsFullThere: 'Two proposals of the trust are open for the other family. Please wait for one to end.',
  proposalsAWeek: 'You have made as many proposals as a volunteer may in a week. You can make more from Monday.',
  proposalOfKin: 'One of the two is a relative of yours. Please ask somebody else at the trust.',
  kinNotGiven: 'This family is related to the volunteer. Please give it to somebody else.',
  deskCardsSpent: 'You have read as many profiles as you may in a day. You can read more tomorrow.',
  promiseFirst: 'Please first sign the promise to take no fee and no gift',
  promiseSigned: 'Signed, for one year. Thank you.',
  trustAsked: 'Thank you. The trust will look for a match for you from now on.',
  trustStopped: 'You have withdrawn your consent. The trust no longer looks for a match for you.',
  weeklyOn: 'Saved. When your turn comes, we will introduce a family to you.',
  weeklyOff: 'Saved. We will not introduce any more families to you.',
  introductionSent: 'Your interest has been sent',
  introductionRepeated: 'You sent this family an interest within the last {days} days. Please give them a little time.',
  introductionsADay: 'You have sent three interests today. You can send the next one tomorrow.',
  introductionsOpen:
    'Ten of your interests are waiting for an answer. Please withdraw one, or wait until one is answered or is ten days old.',
  introductionImpossible: 'An interest cannot be sent to this profile',
  introductionReceived: 'This family has already sent you an interest. Please answer it on the Interests page.',
  introductionGone: 'This interest is no longer waiting for an answer',
  introductionWithdrawn: 'Your interest has been withdrawn',
  introductionAccepted: 'You have accepted. Both families can now see each other’s phone number and full name.',
  acceptedWritingFirst:
    'You have accepted. The two families write to each other first: no number is shown until both families have pressed “Exchange numbers”.',
  introductionDeclined: 'You have declined. The other family will not be told.',
  introductionDeclinedTold: 'You have declined. We will tell the other family kindly, with the reason you chose.',
  callHoursSaved: 'Saved. The other family can read when to call you.',
  callHoursRemoved: 'Saved. The times to call you are no longer shown.',
  callDaysMissing: 'Please choose the days',
  callFromMissing: 'Please give the time from which you can be called',
  callUntilMissing: 'Please give the time until which you can be called',
  callUntilEarlier: 'The end time has to be later than the start time',
  meetingDateMissing: 'Please choose the day',
  meetingTimeMissing: 'Please choose the time',
  meetingInPast: 'That time has already passed. Please choose a later one.',
  meetingTooFar: 'Please choose a day within a year from now',
  meetingTimeSkipped:
    'There is no such time on that day in that place: the clocks go forward then. Please choose an hour earlier or later.',
  meetingTimeTwice:
    'That time comes twice on that day in that place: the clocks go back then. Please choose an hour earlier or later.',
  meetingTimeUnchosen: 'Please choose one of the times',
  meetingProposed: 'Sent. The other family can now choose one of your times, or propose others.',
  meetingChosen: 'Agreed. Both families can now put the meeting into their calendars.',
  meetingChanged:
    'The other family has just changed something here. Nothing you wrote is lost: please read what they say now, and then answer.',
  meetingAgreedAlready:
    'You have a meeting with this family already. If you cannot come, say so first; then you can propose another time.',
  meetingNotThere: 'There is no meeting here to answer any more',
  contactInPlace:
    'Please leave out phone numbers, e-mail addresses, links and account names: your two families are still writing to each other first.',
  meetingLateTold: 'We have told the other family that you are running late',
  meetingLateTooEarly:
    'From {hours} hours before the meeting until it ends, you can say here that you are running late',
  meetingCalledOff: 'We have told the other family. Either family can propose another time.',
  meetingTimesRefused:
    'We have told the other family that these times do not suit you. Either family can propose others.',
  acquaintanceEnded: 'You are no longer in touch with this family. We will tell them kindly, without a reason.',
  acquaintanceEndedBefore:
    'You were in touch with this family not long ago. You can send a new interest {days} days after that ended.',
  notAcquainted: 'You are not in touch with this family',
  alreadyAccepted: 'Your families have already accepted each other',
  seenFirst: 'You can write to families as soon as your own profile is shown to members. We will tell you.',
  nobodyToAsk: 'Nobody can be asked: no phone or e-mail was given',
  questionAsked: 'Your question is on its way by e-mail. If there is no address, it has been put on the list of calls.',
  notAlone: 'There is another administrator: ask them whether you may open more',
  raisedToday: 'Until midnight you may open as many profiles again. The others in the office will be told.',
  passwordChangedNow: 'Your password has been changed. You are logged out everywhere else.',
  photoNeedsSignature: 'Please tick the box to say that the person in the photo has signed for it, or remove the photo',
  paperPhoneStays: 'To set another phone, use “Change phone or e-mail” on the member’s page',
  paperCorrected: 'The entry has been corrected',
  linkCodeUnknown:
    'Nobody in the office has this code. Leave it empty, and the administrators are told that nobody was named.',
  linkCodeTaken: 'Please choose another code',
  decisionUndone:
    'The decision has been undone: the profile is waiting again and nobody sees it. The family will be told once at most.',
  claimedByOther: '{name} is looking at this just now',
  tooManyApprovals: 'That is enough for one day: you have decided on {most} things',
  ownEntry: 'You entered this profile yourself: somebody else in the office has to check it',
  ownEntryReason: 'There is nobody else to check your own entry: please write why it is right',
  showYourselfFirst: 'Please choose to show your own profile to members first',
  contactOpened: 'The other family can see that you have seen their phone number and full name',
  shortlisted: 'Saved to your shortlist',
  shortlistRemoved: 'Removed from your shortlist',
  searchSaved: 'Saved. You will find it under Search.',
  searchRemoved: 'The search has been removed',
  searchesFull: 'You have five saved searches. Please remove one first.',
  shortlistFull: 'Your shortlist is full. Please remove somebody first.',
  memberHidden: 'This profile no longer comes up in your lists',
  memberUnhidden: 'This profile can come up in your lists again',
  memberBlocked: 'Blocked. From now on neither of you can see the other.',
  memberUnblocked: 'Unblocked',
  quietWordHeard:
    'We have heard you. A woman from our women’s desk will call that number at that time, and nobody else will. From now on nothing on this page or in this account shows it.',
  quietWordOver: 'This has ended. The profile is shown again, and nobody is told.',
  phoneBlocked:
    'Blocked. Nobody with this number can see you here, now or later. They may still come up in your lists.',
  phoneUnblocked: 'This number is no longer blocked',
  blockedPhonesFull: 'You can block ten numbers. Please unblock one first.',
  hiddenFull: 'You cannot hide any more members. Please bring somebody back under Settings first.',
  blockedFull: 'You cannot block any more members. Please unblock somebody under Settings first.',
  reportSent:
    'Thank you, your report has reached us. Somebody in our office will look at it within {hours} hours, and settle it within {days} days at the latest.',
  reportSentUrgent:
    'Thank you, your report has reached us. Somebody in our office will deal with it within {hours} hours.',
  registerOldFormat:
    'This file is from an old Excel (.xls). Please open it, choose “Save as”, then “Excel workbook (.xlsx)”, and send that file',
  registerMacros:
    'This file has macros in it, and such files are not read. Please save it as “Excel workbook (.xlsx)” without macros and send that file',
  registerUnreadable: 'This file could not be read. Please send an Excel workbook (.xlsx) or a CSV',
  registerTooWide: 'This table has more than 200 columns. Please remove those that are not about families',
  registerTooLong: 'This file has more than 20,000 families. Please send it in parts',
  registerTooLarge: 'This file is larger than 10 MB. Please send it in parts',
  registerEmpty: 'There are no families in this file. They must be in its first sheet',
  registerNoHeadings:
    'There is no row of headings among the first fifteen. Please write “Name” and “Phone” above those columns',
  registerNeedsColumns: 'Please say which columns have the name, the phone and whether it is a bride or a groom',
  registerColumnTwice: 'You have chosen the same thing for two columns',
  registerLate: 'What was entered from this register can no longer be removed',
  workBegun: 'The work has begun. You can follow its progress here',
  workStopping: 'The work will stop as soon as the part now under way is done',
  workBroke:
    'Something went wrong while this was under way. What was done until then is saved; please try again, or tell the people who run the site',
  registerNotCalled: 'Please call this family first, and record today that you spoke with them',
  breachBusy: 'Something is still under way here: please wait until it is done',
  breachBegun: 'The work has begun and continues by itself; this page shows its progress.',
  breachLetterUnfinished: 'Something in the letter is still in square brackets: please fill it in, in both languages',
  reportUnknown: 'We cannot find a report with this reference and this phone or e-mail. Please check both.',
  reportFound: 'Status of your report',
  memberReported: 'Thank you. The trust’s office will look into it.',
  cardLinkMade: 'Your link is ready. We show its address only once, so please copy it or send it now.',
  cardLinksFull: 'You already have {most} links. Please cancel one of them first.',
  cardLinkNeedsShowing: 'A link works only while your profile is shown to members. Please show it first.',
  cardLinkNeedsCandidate:
    'Surname, photo, parents’ names and phone appear on a link only if the bride or groom agrees. Please invite them under “Who looks after this profile”, or leave these out.',
  cardLinkAgreed: 'Everything you agreed to is on this link now',
  cardLinksEnded: 'Cancelled. That address no longer works.',
  cardLinkOver: 'This link no longer works',
  profilePaused:
    'Your profile is paused, and no longer in anyone’s list. Families you are in touch with still see it, with the word “paused”.',
  profileSettled: 'Congratulations! We are so happy for you. Your profile is no longer in anyone’s list.',
  pausedByCandidate: 'The bride or groom paused this profile, and only they can end the pause',
  profileResumed: 'Welcome back. Your profile is shown again, if you had chosen to show it.',
  resultLocked: 'After a pair check your result cannot be changed for thirty days',
  pairCheckAgreed: 'Thank you. We have noted that you agree.',
  pairCheckWithdrawn: 'You have withdrawn your consent. If there was an answer, neither of you can see it any more.',
  pairChecksSpent: 'You can have three pair checks in thirty days. Please try again in a few days.',
  pairCheckResultWaits:
    'You entered your result after a new password was set, so it can be compared only {days} days after you entered it. This did not count as one of your checks.',
  pairCheckNotYet:
    'This opens once our office has spoken with both of you. Please call our office to arrange it. This did not count as one of your checks.',
  pairCheckNeedsResult:
    'Please enter your own thalassaemia test result first. This did not count as one of your checks.',
  resultTooNew:
    'A result can be compared only from seven days after it was entered or changed. This did not count as one of your checks.',
  sealedWordTextChanged: 'The text you agreed to has changed. Please read it again.',
  sealedWordNotYet:
    'This opens once both of you have an account of your own and our office has spoken with both of you. Please call our office to arrange it.',
  sealedWordStands:
    'You have already written something for them here. Please take it back first, if it has not been opened.',
  sealedWordWritten: 'Saved for them alone. Nobody is told that it is here: please tell them yourself.',
  sealedWordTakenBack: 'You have taken it back. What you wrote is erased.',
  sealedWordOpened: 'It has been opened, so it cannot be taken back any more.',
  sealedWordGone: 'There is nothing here to take back.',
  sealedWordRead: 'This was written for you alone.',
  sealedWordNothing: 'There is nothing here to open. It may have been taken back, or its thirty days may have passed.',
  answerKept: 'Your answer is saved. You can read each other’s answers once both of you have answered this question.',
  answersOpened: 'You have both answered this question: each of you can now read the other’s answer.',
  answerChanged: 'Your answer has been changed. The other person will read the new one.',
  answerSettled: 'Both of you answered this question more than a day ago, so the answers stay as they are.',
  answerIsOpen:
    'Both of you have answered this question, so your answer cannot be withdrawn. For a day you can still change the words.',
  questionPassed: 'Skipped. Nobody will be told.',
  questionsNeedBoth:
    'The questions are for the bride and the groom themselves. They open once both of them have accounts of their own.',
  planDayAdded: 'The day has been added',
  planDayRemoved: 'The day has been removed',
  planFull: 'The planner has room for {most} days. Please remove one first.',
  pairCheckTextChanged: 'The text you agreed to has changed. Please read it again.',

  // A melan
  melanUnknown: 'Your family is not invited to this melan any more',
  melanCalledOff: 'This melan will not take place',
  melanTooLate: 'The day of the melan has come. Please call our office.',
  melanDeclined: 'Noted. Perhaps another time.',
  melanSeat: 'Places have been kept for you. We look forward to the day.',
  melanWaiting: 'You are on the waiting list. We will tell you as soon as there is room for your family.',
  melanMade: 'The melan has been added. Nobody is invited yet.',
  melanCalledOffNow: 'Called off. Everybody who was invited is being told.',
  melanNobodyLeft: 'There is nobody left to invite',
  melanInvited: 'The families have been invited, and are being told',
  melanNotInvited: 'This family is not invited, or cannot come at present',
  melanPlanned: 'The tables are planned',
  melanNothingToPlan: 'None of the families who are coming suit each other, so there are no tables yet',
  melanNotToPack: 'This melan is over or called off, so no tablet can be prepared for it',
  melanTabletsFull: '{most} tablets have been prepared for this melan, and there can be no more',
  melanNothingHome: 'No tablet has come back yet, so nothing is known about the day',
  melanPaired:
    'Done. Families who wrote each other’s number have been told; nobody else learns who wrote whose number.',
  melanThanked: 'Everybody who came has been thanked',
  melanWishesInvalid: 'Please give up to three guests’ numbers, with spaces between them, and not the family’s own',
  melanWalkInUnknown:
    'There is no such profile, it is not shown at present, or it already has places or a number at this melan',

  // Messages between two families
  messageSent: 'Sent',
  contactBeforeNumbers:
    'This has not been sent. It seems to have a phone number, an e-mail address, a link or an account name. Please leave that out: the numbers are shown once both families have pressed “Exchange numbers”.',
  moneyInMessage:
    'This has not been sent yet, because it mentions money, a code or an account, or has a link. Nobody should ask for these before your families have met, and nobody from our trust ever does. To send it all the same, press “Send anyway”; the other family will then see a warning.',
  messagesSpent:
    'You have sent {most} letters today, the most we allow in one day. What you wrote is still here for tomorrow.',
  notSeenAtPresent:
    'The other family cannot see your profile at present, so nothing can be sent to them. What you wrote is still here.',
  threadNotOpen: 'You can write here once both of you have asked to write to each other. What you wrote is still here.',
} as const;
