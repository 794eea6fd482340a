import type { Generated } from 'kysely';
import type { DISABILITY_AUDIENCES, OPEN_KINDS } from '#contract/choices.ts';

/** What is told of a disability, and what a family says openly (migration 0622). */
export interface OpennessTables {
  disabilities: DisabilitiesTable;
  open_to: { profile_id: string; kind: (typeof OPEN_KINDS)[number]; since: Generated<Date> };
}

interface DisabilitiesTable {
  profile_id: string;
  /** Sealed. */
  told: string;
  audience: (typeof DISABILITY_AUDIENCES)[number];
  /** Whose word it stands by; `asked`: it waits for the candidate, and nobody reads it. */
  agreed: 'candidate' | 'family' | 'asked';
  told_at: Generated<Date>;
}
