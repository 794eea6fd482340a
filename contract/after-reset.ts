/** So many hours after a password was set by a code to the phone alone some things stay closed. */
export const CLOSED_HOURS = 72;

/**
 * What stays closed meanwhile: contacts, links to the card, health answers, deletion, where one lives or is reached, and who looks after the profile. The number may be
 * somebody else's by now.
 */
const CLOSED: ReadonlySet<string> = new Set([
  'opencontact',
  'makecardlink',
  'agreetocardlink',
  'showhealth',
  'updatehealth',
  'savehealthstep',
  'paternalinformation',
  'updatepaternaldata',
  'savepaternalstep',
  'maternalinformation',
  'updatematernaldata',
  'savematernalstep',
  'showhaemoglobin',
  'updatehaemoglobin',
  'showpaircheck',
  'agreetopaircheck',
  'deleteprofile',
  'endsession',
  'endothersessions',
  'updatecommunication',
  'saveaddressstep',
  'sendcode',
  'confirmcode',
  'giveownphone',
  'changephone',
  'sendchangecode',
  'confirmchange',
  'changeemail',
  // Whoever is asked to look after the profile would read what is closed, with an account of their own.
  'saywhose',
  'inviteholder',
  'removeholder',
  'askremovalcode',
  'leaveprofile',
  'reserveaccepting',
  'choosereached',
  'decidehealth',
]);

export const isClosedAfterReset = (path: string): boolean => CLOSED.has(path);
