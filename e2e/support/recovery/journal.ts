import { setTimeout as wait } from 'node:timers/promises';
import { makeTestClient } from '#server/testing/client.ts';
import { TICKED } from '#server/testing/members.ts';
import { inventMember, type NewMember } from '../member.ts';
import { withDatabase } from '../mixed-load.ts';

/** A family whose registration was sent. Times are milliseconds by `Date.now()`. */
export interface Entry extends NewMember {
  askedAt: number;
  /** When the write was confirmed; undefined if it was not. */
  answeredAt?: number;
}

/** Registers one family after another. Records by the machine's clock when each request was sent and confirmed. */
export function keepJournal(url: string) {
  const entries: Entry[] = [];
  let isOver = false;
  let isPaused = false;
  let currentWrite = Promise.resolve();
  async function registerOne(): Promise<void> {
    const entry: Entry = { ...inventMember(), askedAt: Date.now() };
    entries.push(entry);
    const { name, phone, gender, password } = entry;
    const form = { profile_id: '', email: '', name, phone, gender, password, ...TICKED };
    const client = makeTestClient(url, { 'x-forwarded-for': `10.9.${entries.length % 250}.7` });
    const answer = await client.callEncoded('registerstep1', form).catch(() => undefined);
    if (answer?.status === 200 && answer.body.msgcode === 1) entry.answeredAt = Date.now();
  }
  const writing = (async () => {
    while (!isOver) {
      if (!isPaused) currentWrite = registerOne();
      await currentWrite;
      await wait(5);
    }
  })();
  return {
    entries,
    /** Picks a moment between two of the journal's writes, while other families continue. */
    async pickMoment(): Promise<number> {
      isPaused = true;
      await currentWrite;
      await wait(150);
      const moment = Date.now();
      await wait(150);
      isPaused = false;
      return moment;
    },
    async end(): Promise<Entry[]> {
      isOver = true;
      await writing;
      return entries;
    },
  };
}

/** Returns the entries that a database contains. */
export async function findKept(database: string, entries: readonly Entry[]): Promise<Set<Entry>> {
  const { rows } = await withDatabase(database, (client) =>
    client.query<{ phone: string }>('select phone from accounts where phone = any($1)', [
      entries.map(({ phone }) => phone),
    ]),
  );
  const phones = new Set(rows.map(({ phone }) => phone));
  return new Set(entries.filter(({ phone }) => phones.has(phone)));
}
