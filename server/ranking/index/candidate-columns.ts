/** The columns of the view `candidate_lines`, in its order: what a line says of a candidate. */
export const candidateColumns = [
  ...([
    'id',
    'gender',
    'birthDate',
    'heightCm',
    'state',
    'district',
    'religion',
    'community',
    'caste',
    'clan',
  ] as const),
  ...(['motherTongue', 'desh', 'maritalStatus', 'education', 'profession', 'diet', 'rashi', 'nakshatra'] as const),
  // Two that are empty.
  ...(['pada', 'gon', 'logno', 'mangalik', 'hasOwnWords', 'lastActiveOn', 'shownAt'] as const),
  ...(['wishedAgeFrom', 'wishedAgeTo', 'wishedAge', 'wishedHeightFrom', 'wishedHeightTo', 'wishedHeight'] as const),
  ...(['wishedReligions', 'wishedReligion', 'wishedCastes', 'wishedCaste', 'noCasteBar'] as const),
  ...(['wishedCommunities', 'wishedCommunity', 'wishedEducations', 'wishedEducation'] as const),
  ...(['wishedProfessions', 'wishedProfession', 'wishedDiets', 'wishedDiet'] as const),
  ...(['wishedMaritals', 'wishedMarital', 'wishedStates', 'wishedDistricts', 'wishedPlace'] as const),
  ...(['wishedIsMangalik', 'wishedMangalik', 'wishedOwnClan'] as const),
] as const;

export type CandidateColumn = (typeof candidateColumns)[number];

/** What a value of each column makes, by the name of the column. */
export function mapColumns<T>(make: (column: CandidateColumn, place: number) => T): Record<CandidateColumn, T>;
export function mapColumns<T>(make: (column: CandidateColumn, place: number) => T): Record<string, T> {
  return Object.fromEntries(candidateColumns.map((column, place) => [column, make(column, place)]));
}
