import type { Generated } from 'kysely';
import type { DISABILITY_AUDIENCES, OPEN_KINDS } from '#contract/choices.ts';

/** The tables of answers about a disability, and of what a family is open to (migration 0622). */
export interface OpennessTables {
  disabilities: DisabilitiesTable;
  open_to: { profile_id: string; kind: (typeof OPEN_KINDS)[number]; since: Generated<Date> };
}

interface DisabilitiesTable {
  profile_id: string;
  /** Encrypted. */
  told: string;
  audience: (typeof DISABILITY_AUDIENCES)[number];
  /** Who has consented. `asked` waits for the candidate, and nobody can read the answer. */
  agreed: 'candidate' | 'family' | 'asked';
  told_at: Generated<Date>;
}
