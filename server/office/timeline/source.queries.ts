import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Call } from '#contract/call.ts';
import type { FATES, TimelineDetail, TimelineKind } from '#contract/staff/timeline.ts';

/**
 * Something that happens to families and that the timeline of one tells. `events` is a select of `eventColumns`; it names nothing that is not
 * in `TIMELINE`, no other family, nothing of health and nothing of a veto, and no words but those that staff wrote.
 */
export interface TimelineSource {
  kind: TimelineKind;
  /** A member of staff who may make this call may read it. */
  entry: Pick<Call, 'path'>;
  events: (profileId: string) => RawBuilder<unknown>;
}

/** A row of a source. */
export interface TimelineRow {
  at: Date;
  kind: TimelineKind;
  detail: TimelineDetail;
  by: string;
  words: string;
  reference: string;
  due_on: string;
  fates: { channel: 'email' | 'sms' | 'push' | 'office'; state: (typeof FATES)[number] }[];
}

interface Columns {
  at: RawBuilder<unknown>;
  detail: RawBuilder<unknown>;
  by?: RawBuilder<unknown>;
  words?: RawBuilder<unknown>;
  reference?: RawBuilder<unknown>;
  dueOn?: RawBuilder<unknown>;
  fates?: RawBuilder<unknown>;
}

const NOTHING = sql`''`;

/** The columns of an event in the order that all sources share; what is left out is empty. */
export const eventColumns = (
  kind: TimelineKind,
  { at, detail, by = NOTHING, words = NOTHING, reference = NOTHING, dueOn = NOTHING, fates = sql`'[]'` }: Columns,
): RawBuilder<unknown> => sql`${at}::timestamptz as at, ${sql.lit(kind)}::text as kind, ${detail}::text as detail, ${by}::text as by,
  ${words}::text as words, ${reference}::text as reference, coalesce(${dueOn}::text, '') as due_on, coalesce(${fates}::jsonb, '[]') as fates`;
