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
  /** The new value; `''` if the press was taken back. */
  value: string;
  /** The former value. */
  before: string;
  /** The other family's value; `''` for none. */
  theirs: string;
}

export type Hook = (services: Services, transaction: Kysely<Database>, pressed: AfterPress) => Promise<void>;

/** The effects of a press, by step. They run in its transaction, with both members' rows locked. */
export const pressEffects: Readonly<Partial<Record<StepName, Hook>>> = {
  quiet14: afterQuiet,
  quiet60: afterQuiet,
  decided: afterDecided,
  married: afterMarried,
  // As `endacquaintance` does.
  meeting: async (_, transaction, { profileId, otherId, value }) => {
    if (value === 'notForUs') await partKindly(transaction, profileId, otherId);
  },
};
