/**
 * The lookup lists of one common shape. Each is a file database/seeds/lookups/<kind>.json and the `kind` of its rows in
 * `lookups`.
 */
export const lookupKinds = [
  'caste',
  'tribe',
  'clan',
  'rashi',
  'gon',
  'logno',
  'nakshatra',
  'religion',
  'male-occupation',
  'female-occupation',
  'educational-qualification',
  'other-qualification',
  'profession',
  'skill',
] as const;

export type LookupKind = (typeof lookupKinds)[number];
