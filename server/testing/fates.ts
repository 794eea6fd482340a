import { makeFileStore } from '#server/domain/files/file-store.ts';
import { resetForNewCandidate } from '#server/domain/holders/candidate-choices.queries.ts';
import { REJECTED } from '#server/domain/members/suspensions.queries.ts';
import type { Happening, PathState, Reading } from '#server/domain/together/fates.ts';
import { applyOutcomes } from '#server/notices/outcomes.queries.ts';
import { suspend } from '#server/office/members.queries.ts';
import { sweep } from '#server/sweep.ts';
import type { TestApp } from './app.ts';
import { addHolder } from './holders.ts';
import { ask } from './meeting.ts';
import { TEST_PASSWORD, type TestMember } from './members.ts';

/** Two members in an acquaintance. */
export interface Pair {
  /** The member whom the event concerns. */
  self: TestMember;
  /** The member in an acquaintance with `self`. */
  other: TestMember;
}

/** Presses a step of the page of two families. */
export const pressStep = (member: TestMember, other: TestMember, step: string, value: string) =>
  ask(member, 'presstogether', other, { step, value });

const call = ({ client, pid }: TestMember, path: string, form: Record<string, string> = {}) =>
  client.call(path, { pid, ...form });

/**
 * Makes the helpers that bring two families in an acquaintance into each state of their path (`walk`), and let each
 * event happen to one of them (`happen`).
 */
export function makeFates(app: TestApp) {
  const { pool } = app;

  const walk: Record<PathState, (pair: Pair) => Promise<unknown>> = {
    accepted: ({ self, other }) => pressStep(self, other, 'call', 'spoken'),
    writingFirst: ({ self, other }) => pressStep(self, other, 'numbers', 'writeFirst'),
    exchanged: async ({ self, other }) => {
      await pressStep(self, other, 'numbers', 'exchange');
      await pressStep(other, self, 'numbers', 'exchange');
    },
    opened: async ({ self, other }) => {
      await pressStep(self, other, 'call', 'spoken');
      await ask(other, 'opencontact', self);
    },
    decided: async ({ self, other }) => {
      await pressStep(self, other, 'decided', 'Yes');
      await pressStep(other, self, 'decided', 'Yes');
    },
    engaged: async (pair) => {
      await walk.decided(pair);
      await letADayPass();
    },
    married: async ({ self, other }) => {
      await pressStep(self, other, 'married', 'Yes');
      await pressStep(other, self, 'married', 'Yes');
      await letADayPass();
    },
  };

  async function letADayPass() {
    await pool.query('update together_outcomes set due_at = now() where done_at is null');
    await applyOutcomes(app.db);
  }

  const accountOf = async ({ phone }: TestMember): Promise<number> =>
    Number((await pool.query('select id from accounts where phone = $1', [phone])).rows[0].id);
  const leave = ({ self }: Pair) => call(self, 'deleteprofile', { password: TEST_PASSWORD });
  const settle = ({ self }: Pair, settledwith: string) =>
    call(self, 'pauseprofile', { kind: 'settled', reason: 'metHere', settledwith });

  async function suspendThem({ self }: Pair, reason: string) {
    await suspend(app.db, self.pid, { reason });
    await self.client.call('custlogin', { phone: self.phone, password: TEST_PASSWORD });
  }

  const happen: Record<Happening, (pair: Pair) => Promise<unknown>> = {
    nothing: async () => {},
    paused: ({ self }) => call(self, 'pauseprofile', { kind: 'paused', reason: 'notNow' }),
    settled: (pair) => settle(pair, ''),
    settledWithThem: (pair) => settle(pair, pair.other.pid),
    rested: ({ self }) =>
      pool.query("insert into rests (profile_id, until, rested_by) values ($1, now() + interval '1 day', 'office')", [
        self.pid,
      ]),
    quietWord: ({ self }) => call(self, 'quietword', { phone: '9830077665', hour: 'evening' }),
    suspended: (pair) => suspendThem(pair, 'money'),
    rejected: (pair) => suspendThem(pair, `${REJECTED}not a person`),
    blocked: ({ self, other }) => ask(self, 'blockmember', other),
    phoneBlocked: ({ self, other }) => call(self, 'blockphone', { phone: other.phone }),
    ended: ({ self, other }) => ask(self, 'endacquaintance', other),
    undone: async ({ self }) => {
      const candidate = await addHolder(app, self, 'candidate');
      await pool.query("update acts set role = 'guardian' where profile_id = $1", [self.pid]);
      const { rows } = await pool.query("select id from acts where profile_id = $1 and act = 'accepted'", [self.pid]);
      const undone = await call(candidate, 'takebackact', { act: String(rows[0].id) });
      if (undone.body.msgkey !== 'actUndone') throw new Error(undone.text);
    },
    deletionAsked: leave,
    deleted: async (pair) => {
      await leave(pair);
      await pool.query('update members set deletion_due_at = now() where profile_id = $1', [pair.self.pid]);
      await sweep(app.db, makeFileStore(app.dataDir));
    },
    holderRemoved: async ({ self, other }) => {
      const aunt = await addHolder(app, self, 'guardian');
      await pressStep(aunt, other, 'call', 'spoken');
      await pool.query('delete from accounts where phone = $1', [aunt.phone]);
    },
    recovering: async ({ self }) =>
      pool.query('update accounts set reset_by_phone_at = now() where id = $1', [await accountOf(self)]),
    saysItIsMe: async ({ self }) =>
      pool.query('insert into whose_claims (profile_id, account_id) values ($1, $2)', [
        self.pid,
        await accountOf(self),
      ]),
    roleCorrected: ({ self }) => app.db.transaction().execute((db) => resetForNewCandidate(db, self.pid)),
  };

  return { walk, happen };
}

/** The answer of each call to a family that cannot read the page of two families, by the reason. */
export const ANSWERS_OF_CLOSED_PAGE: Record<Exclude<Reading, object>, { status: number; msgkey: string }> = {
  notReached: { status: 404, msgkey: 'familyNotReached' },
  ended: { status: 404, msgkey: 'acquaintanceIsOver' },
  never: { status: 404, msgkey: 'memberUnknown' },
  decideFirst: { status: 409, msgkey: 'decideFirst' },
  suspended: { status: 403, msgkey: 'profileSuspended' },
  recovering: { status: 403, msgkey: 'closedAfterReset' },
  loggedOut: { status: 401, msgkey: 'notLoggedIn' },
};
