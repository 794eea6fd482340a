/** What a column of an old register may hold. `ignored` is everything that does not come in. */
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

/** Columns that the reader leaves out by their headings, whatever is chosen: health is for the family to write, and what staff noted of families stays on paper. */
export const REGISTER_LEFT_OUT = ['health', 'notes'] as const;
export type RegisterLeftOut = (typeof REGISTER_LEFT_OUT)[number];

/** Why a row cannot come in. */
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

/** What a row that comes in leaves open, for the call. */
export const REGISTER_ASKS = ['birthDate', 'caste', 'district', 'education', 'profession', 'registering'] as const;
export type RegisterAsk = (typeof REGISTER_ASKS)[number];

/** Where a row stands. `skipped`: no family stands in it; `registered`: the family has registered by itself meanwhile, and confirmed its phone. */
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
