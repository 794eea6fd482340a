import { STAFF_ROLES } from '#contract/staff/roles.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { addHolder } from '../holders.ts';
import { ask, makeShownMember } from '../meeting.ts';
import { makeMember, TEST_PASSWORD, type TestMember, TICKED } from '../members.ts';
import { makeStaff } from '../staff.ts';
import { freeze, type InCopy, type Somebody } from '../unseen/worlds.ts';
import { filesOf, leaveOwnLists, makeAccepted, makeOwner } from './families.ts';
import { INVITED_PHONE, KEY, KNOWN, OF_THE_OFFICE, OWNERS_PHONE } from './known-values.ts';
import { leaveForOffice } from './office-queues.ts';
import type { Known } from './values.ts';

/** The settings of the tests, and no random calls to new profiles. */
const SETTINGS = { powerLinkKey: KEY, calledOneIn: 0 };

/** A member, a visitor or a member of staff with one kind of session. */
export interface Sitting {
  /** The name of the kind of session, e.g. `guardian`. */
  kind: string;
  somebody: Somebody;
  /** The member whom the requests are about. */
  member: string;
  /** Values for the forms of this person. */
  known: Known;
  /** URLs of files to request. */
  files: readonly string[];
  /** The token of a link to the owner's card. */
  link: string;
  isStaff: boolean;
  /** The phone of an invitation whose code this person has received. */
  invitedPhone?: string;
  /** The secret of a staff member's authenticator. */
  secret?: string;
  /** Whether to request pages too. */
  withPages: boolean;
}

/** A frozen world with the sessions to record. */
export interface Walked {
  inCopy: InCopy;
  sittings: readonly Sitting[];
  /** The ids of all members, by role. */
  names: ReadonlyMap<string, string>;
}

/** Makes one session of each kind and an item of everything that they request, the same way each time. */
export async function makeWorld(): Promise<Walked> {
  const app = await startTestApp(SETTINGS);
  const owner = await makeOwner(app);
  const bride = await makeAccepted(app, owner);
  const stranger = await makeShownMember(app, { name: 'Sumita Pal' });
  const waiting = await makeShownMember(app, { name: 'Rina Sen' });
  const alsoWaiting = await makeShownMember(app, { name: 'Mitu Sen' });
  for (const sender of [waiting, alsoWaiting]) await ask(sender, 'sendintroduction', owner, { note: 'নমস্কার' });
  const father = await makeAccepted(app, owner);
  const daughter = await addHolder(app, father, 'candidate');
  const helped = await makeAccepted(app, owner);
  const helper = app.client();
  await helper.call('securitykeycheck', { securitykey: KEY });
  await helper.call('regphonecheck', { phone: helped.phone });
  const link = await leaveOwnLists(app, owner, stranger);
  const restricted = await makeRestricted(app, owner);
  await leaveForOffice(app, { owner, bride, stranger });
  const files = await filesOf(app, owner);
  const about = { member: owner.pid, files, link, isStaff: false, withPages: false };
  const knownTo = ({ phone, pid }: TestMember) => ({
    ...KNOWN,
    'custlogin.phone': phone,
    'custlogin.password': TEST_PASSWORD,
    'switchprofile.profile': pid,
  });
  const sittingOf = (kind: string, member: TestMember): Sitting => ({
    ...about,
    kind,
    somebody: member,
    known: knownTo(member),
  });
  const sittings: Sitting[] = [
    {
      ...sittingOf('visitor', bride),
      somebody: { pid: '', client: app.client() },
      invitedPhone: INVITED_PHONE,
      withPages: true,
    },
    {
      ...sittingOf('member', owner),
      member: bride.pid,
      known: {
        ...knownTo(owner),
        'custlogin.phone': OWNERS_PHONE,
        'sendintroduction.member': stranger.pid,
        'withdrawintroduction.member': stranger.pid,
        'acceptintroduction.member': waiting.pid,
        'declineintroduction.member': alsoWaiting.pid,
        'hidemember.member': stranger.pid,
        'unhidemember.member': stranger.pid,
      },
      withPages: true,
    },
    sittingOf('family', bride),
    { ...sittingOf('guardian', father), withPages: true },
    sittingOf('candidate', daughter),
    { ...sittingOf('powerLink', helped), somebody: { pid: helped.pid, client: helper } },
    ...Object.entries(restricted).map(([kind, member]) => sittingOf(kind, member)),
  ];
  for (const role of STAFF_ROLES) {
    const { client, secret, email } = await makeStaff(app, [role]);
    const known = {
      ...KNOWN,
      ...OF_THE_OFFICE,
      'office/login.email': email,
      member: bride.pid,
      'office/assigncase.profile': stranger.pid,
    };
    sittings.push({
      ...about,
      kind: role,
      somebody: { pid: '', client },
      member: bride.pid,
      known,
      secret,
      files: [],
      isStaff: true,
      withPages: true,
    });
  }
  const names = new Map<string, string>(
    sittings.flatMap(({ kind, somebody: { pid } }) => (pid ? [[pid, kind] as const] : [])),
  );
  for (const [name, { pid }] of Object.entries({ stranger, waiting, alsoWaiting })) names.set(pid, name);
  return { inCopy: await freeze(app, SETTINGS), sittings, names };
}

/** Makes one session of each restricted kind. */
async function makeRestricted(app: TestApp, owner: TestMember): Promise<Record<string, TestMember>> {
  const { pool } = app;
  const accepted = () => makeAccepted(app, owner);
  const accountOf = '(select account_id from account_profiles where profile_id = $1 order by joined_at limit 1)';
  const recovering = await accepted();
  await pool.query(`update accounts set reset_by_phone_at = now() where id = ${accountOf}`, [recovering.pid]);
  const suspended = await accepted();
  await pool.query('update members set suspended_at = now() where profile_id = $1', [suspended.pid]);
  const unagreed = await accepted();
  await addHolder(app, unagreed, 'guardian');
  await pool.query(
    `update consents set withdrawn_at = now() where kind = 'truthful' and account_id = ${accountOf} and profile_id = $1`,
    [unagreed.pid],
  );
  const claimed = await accepted();
  const claimant = await addHolder(app, claimed, 'guardian');
  await claimant.client.call('sayitisme', { pid: claimant.pid });
  const removed = await accepted();
  await addHolder(app, removed, 'candidate');
  await pool.query('delete from account_profiles where account_id = $2 and profile_id = $1', [
    removed.pid,
    (await pool.query(`select ${accountOf} as id`, [removed.pid])).rows[0].id,
  ]);
  await pool.query('delete from sessions where account_id not in (select account_id from account_profiles)');
  const client = app.client();
  const first = { name: 'Rita Bose', email: '', phone: '9830055001', gender: 'Female', password: TEST_PASSWORD };
  const { body } = await client.call('registerstep1', { profile_id: '', ...first, ...TICKED });
  const registering = { client, pid: body.profile_id, phone: first.phone };
  const unshown = await makeMember(app, { name: 'Una Pal' });
  return { recovering, suspended, unagreed, claimed, claimant, removed, registering, unshown };
}
