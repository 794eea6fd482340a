/**
 * What members agree to, and the version of the words that they then read: another day when the words change. Where a
 * consent was given, there it is taken back: the registration's with the deletion of the profile.
 */
export const CONSENT_VERSIONS = {
  registration: '2026-11-23',
  showing: '2026-11-23',
  photo: '2026-11-23',
  /** That the person in the pictures agrees to them; taken back with the last picture. */
  pictured: '2026-11-23',
  /** A letter on Mondays, when new people have come. */
  weekly: '2026-11-23',
} as const;

export type ConsentKind = keyof typeof CONSENT_VERSIONS;
