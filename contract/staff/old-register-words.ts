/** The possible contents of a column in an old register. `ignored` is not imported. */
export const REGISTER_COLUMNS = [
  'name',
  'gender',
  'birthDate',
  'age',
  'birthTime',
  'birthPlace',
  'phone',
  'otherPhone',
  'email',
  'line1',
  'city',
  'district',
  'pincode',
  'caste',
  'clan',
  'religion',
  'community',
  'rashi',
  'gon',
  'height',
  'weight',
  'maritalStatus',
  'education',
  'profession',
  'father',
  'mother',
  'ignored',
] as const;
export type RegisterColumn = (typeof REGISTER_COLUMNS)[number];

/**
 * Columns that are skipped by their headings, whatever is chosen. Only the family enters health data, and notes of
 * staff about families stay on paper.
 */
export const REGISTER_LEFT_OUT = ['health', 'notes'] as const;
export type RegisterLeftOut = (typeof REGISTER_LEFT_OUT)[number];

/** Reasons for which a row cannot be imported. */
export const REGISTER_FAULTS = [
  'noName',
  'noPhone',
  'phoneLost',
  'phoneWrong',
  'genderUnknown',
  'dateImpossible',
  'dateToCome',
  'tooYoung',
  'casteUnknown',
  'doublePhone',
  'doubleName',
  'knownHere',
  'knownRow',
  'saidNo',
] as const;
export type RegisterFault = (typeof REGISTER_FAULTS)[number];

/** Facts that are missing in an imported row and must be asked in the call. */
export const REGISTER_ASKS = ['birthDate', 'caste', 'district', 'education', 'profession', 'registering'] as const;
export type RegisterAsk = (typeof REGISTER_ASKS)[number];

/**
 * The state of a row. `skipped`: it contains no family. `registered`: the family has meanwhile registered itself and
 * confirmed its phone.
 */
export const REGISTER_STATES = [
  'read',
  'good',
  'bad',
  'skipped',
  'entered',
  'released',
  'claimed',
  'registered',
  'refused',
] as const;
export type RegisterState = (typeof REGISTER_STATES)[number];
