import type { Kysely } from 'kysely';
import type { StepName } from '#contract/together.ts';
import type { Who } from '#server/http/session.ts';
import { partKindly } from '#server/notices/part-kindly.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';
import { afterQuiet } from './after-quiet.ts';
import { afterDecided, afterMarried } from './decided.ts';

export interface AfterPress {
  who: Who;
  togetherId: number;
  profileId: string;
  otherId: string;
  /** What stands now; `''`: it was taken back. */
  value: string;
  /** What stood before. */
  before: string;
  /** What the other family has pressed; `''` for nothing. */
  theirs: string;
}

export type Hook = (services: Services, transaction: Kysely<Database>, pressed: AfterPress) => Promise<void>;

/** What follows from a press, in its transaction, in which both members are locked. */
export const afterPress: Readonly<Partial<Record<StepName, Hook>>> = {
  quiet14: afterQuiet,
  quiet60: afterQuiet,
  decided: afterDecided,
  married: afterMarried,
  // What `endacquaintance` does.
  meeting: async (_, transaction, { profileId, otherId, value }) => {
    if (value === 'notForUs') await partKindly(transaction, profileId, otherId);
  },
};
