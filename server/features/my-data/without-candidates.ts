import type { Sections } from './my-data.queries.ts';

/** What of a profile is the candidate's alone, by its title in the download. */
const CANDIDATES: ReadonlySet<string> = new Set([
  'health details',
  'haemoglobin result',
  'pair checks',
  'reports made',
  'who may act for us',
  'blocked members',
  'blocked phones',
  'badges',
  'suspensions',
  'papers seen',
  'notes of the office',
  'when the office looked',
]);

/** What a guardian downloads where the candidate has an account. */
export function withoutCandidates(sections: Sections): Sections {
  const shared = Object.entries(sections).filter(([title]) => !CANDIDATES.has(title));
  return Object.fromEntries(
    shared.map(([title, rows]) => [title, title === 'consents' && Array.isArray(rows) ? rows.filter(isShared) : rows]),
  );
}

/** Of what tells of health a guardian reads the own consent. */
const isShared = ({ kind, by }: Record<string, unknown>): boolean =>
  kind !== 'pairCheck' && (kind !== 'health' || by === 'me');
