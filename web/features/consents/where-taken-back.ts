/** The page where a consent was given, which takes it back as well. */
export function whereTakenBack(kind: string, about: string): string {
  if (about !== '') return `/matching-profile/${about}`;
  if (kind === 'health') return '/health-details#consent';
  if (kind === 'printed') return '/matching-profile/settings?open=printed#printed';
  if (kind === 'disability') return '/matching-profile/disability';
  if (kind === 'showing') return '/matching-profile';
  if (kind === 'assisted') return '/matching-profile/settings?open=assisted#assisted';
  return kind === 'weekly' ? '/matching-profile/settings?open=channels#channels' : '/update-profile-image';
}
