/** So many hours after a password was set by a code to the phone alone some things stay closed. */
export const CLOSED_HOURS = 72;

/**
 * What stays closed meanwhile: contacts, health answers, deletion, and where one lives or is reached. The number may be
 * somebody else's by now.
 */
const CLOSED: ReadonlySet<string> = new Set([
  'opencontact',
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
  'updatecommunication',
  'saveaddressstep',
  'sendcode',
  'confirmcode',
  'giveownphone',
  'changephone',
  'sendchangecode',
  'confirmchange',
  'changeemail',
]);

export const isClosedAfterReset = (path: string): boolean => CLOSED.has(path);
