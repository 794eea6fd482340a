import { beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { Call } from '#contract/call.ts';
import { CHANNELS, noticeRuleOf } from '#contract/notice-kinds.ts';
import { PAIR_CHECK_CONSENT } from '#contract/pair-check-consent.ts';
import { makeResetLink } from '#server/office/password-resets.ts';
import { startTestApp } from '#server/testing/app.ts';
import { addHolder } from '#server/testing/holders.ts';
import { becomeAcquainted, makeReadyToCheck, makeShownMember } from '#server/testing/meeting.ts';
import { makeMember, type TestMember, TICKED } from '#server/testing/members.ts';
import { AGREED, PROMISED, sealFor, speakWith } from '#server/testing/sealed-words.ts';
import { SMS_OF } from '#words/sms.ts';

const app = await startTestApp();
const { pool, printed } = app;

const PASSWORD = 'pather-panchali-1955';

/** This list is repeated on purpose: every new call must be added to one of the two lists. */
const HANDS_OVER =
  `agreetoinvitation agreetopaircheck agreetorecovery changeemail changephone choosereached claimpaper claimphone confirmchange confirmcode confirmemail
  giveownphone inviteholder leaveprofile opensealedword removeholder resetbycode resetpassword updatedashboard updatepassword writesealedword`.split(
    /\s+/,
  );
const KEEPS =
  `agreetocouplestory agreetoprint answermarriedletter cardsheet showprinted takebackprint nodowrypromise savecouplestory savewedding showcouplestory showmarriedletters showwedding
  stopmarriedletters takebackcouplestory tickpapers answermelan choosemeeting meetingcalendar proposemeeting savecallhours showcallhours showmeeting showmelans tellmeeting
  acceptintroduction addbrowser addcontact addphoto addprofile addreport addtoshortlist agreetocardlink appealsuspension
  askcall askclaim askpaperclaim askremovalcode askreset asksecondproof avoidedmembers banners biodata blockedphones blockmember blockphone cardlinks
  contact contactopenings content countsearched countwished custlogin decidehealth declineintroduction deleteprofile
  endacquaintance endcardlinks endothersessions endsession erasehealth familiesbeside findmatches findmember formerpolicy getfaq giveconsents givehealthconsent hidemember introductions keepacquaintance keepholder logout
  lookatinvitation makecardlink maternalinformation mayquietword member mendphone notices objectbylink objecttoclaim objecttooffice objecttorecovery objecttoremoval opencardlink
  opencontact openregistration orderphotos pairsheet paternalinformation pauseprofile policychanges powerlinkseen presstogether pressweekly quietword refuseinvitation reg_cast
  reg_other registerstep1 registerstep2 regphonecheck removefromshortlist removehoroscope removephoto removeprofileimage
  removesearch reportcardlink reportmember reserveaccepting resumeprofile saveaddressstep savehealthstep savematernalstep
  savepaternalstep savepersonalstep savesearch sayitisme saymarried saywhose searches searchmembers securitykeycheck sendchangecode sendcode
  sendintroduction sendmessage setletters shortlist showbiodata showcard showcommunication showcontactchanges showdecided showcuntrywisestatelist showhaemoglobin
  showhealth showholders showmessages showmydata shownomination showpaircheck showpause showpieces sendpiece showpersonalinfo showphotos showprofile
  showprofiledetails showreadings showrecovery showreport showsealedword showsessions showshowing showsuspension showtelling showtoday showtogether showverification showweekly showwishes
  sociallinks statelist stopletters switchprofile takebackact takebackitisme takebacksealedword testimonials trustfigures unblockmember unblockphone unhidemember
  updatebiodata updatecommunication updatehaemoglobin updatehealth updatematernaldata updatenomination updatepaternaldata
  updatehomeaudience updatepersonalinformation updatephotoaudience updateprofiledetails updateprofileimage updateshowing updatetelling updateweekly updatewishes
  answerproposal asktrust proposals showassisted stoptrust
  erasedisability openfamilies showdisability updatedisability updatewelcome
  addtogetherday answerquestion notepandit passquestion removetogetherday showpanditnote showquestions showtogetherdays testcentres
  clearbrowser dropkeptname keepname loginbyname logouteverywhere showkeptnames
  welcome welcome withdrawchange withdrawconsents withdrawfrompaircheck withdrawhealthconsent withdrawintroduction withdrawinvitation`.split(
    /\s+/,
  );

const handingOver = api.filter(({ handsOver }) => handsOver !== null);
const callAt = (path: string): Call => {
  const found = api.find((call) => call.path === path);
  if (found === undefined) throw new Error(`there is no call ${path}`);
  return found;
};

let father: TestMember;
let bride: TestMember;
/** Another account that looks after the profile and does nothing. */
let aunt: TestMember;
let nextNumber = 1;

beforeEach(async () => {
  father = await makeMember(app);
  aunt = await addHolder(app, father, 'guardian');
  bride = await addHolder(app, father, 'candidate');
});

const make = ({ client, pid }: Pick<TestMember, 'client' | 'pid'>, path: string, form: Record<string, string> = {}) =>
  client.call(path, { pid, ...form });
const idOf = async ({ phone }: Pick<TestMember, 'phone'>): Promise<string> =>
  String((await pool.query('select id from accounts where phone = $1', [phone])).rows[0]?.id);
const newPhone = () => String(9_860_000_000 + nextNumber++);
const beOld = ({ phone }: TestMember) =>
  pool.query(
    `update sessions s set created_at = now() - interval '16 minutes' from accounts a where a.id = s.account_id and a.phone = $1`,
    [phone],
  );
async function codeTo(phone: string): Promise<string> {
  await app.outbox.drain();
  return /\b(\d{6})\b/.exec(printed.findLast((line) => line.includes(phone)) ?? '')?.[1] ?? '';
}
async function tokenTo(address: string): Promise<string> {
  await app.outbox.drain();
  return (
    /token=([\w-]+)/.exec(printed.findLast((line) => line.includes(address) && line.includes('token=')) ?? '')?.[1] ??
    ''
  );
}
const setEmail = ({ phone }: TestMember, email: string, isConfirmed: boolean) =>
  pool.query('update accounts set email = $2, email_verified_at = case when $3 then now() end where phone = $1', [
    phone,
    email,
    isConfirmed,
  ]);
const giveGuardian = (phone: string) =>
  pool.query(
    `insert into profile_details (profile_id, guardian_phone) values ($1, $2)
      on conflict (profile_id) do update set guardian_phone = $2`,
    [father.pid, phone],
  );

/** Returns a member whom the bride's family has accepted. The office has spoken with both families. */
async function meetKnown(): Promise<TestMember> {
  const groom = await makeShownMember(app, { gender: 'Male' });
  await pool.query('insert into showings (profile_id) values ($1)', [bride.pid]);
  await becomeAcquainted(groom, bride);
  for (const one of [bride, groom]) await speakWith(app, one);
  return groom;
}

interface Turn {
  by: () => TestMember;
  /** Makes the preparations and returns the form to send. */
  form?: () => Promise<Record<string, string>> | Record<string, string>;
  /** A browser other than the member's. */
  client?: () => TestMember['client'];
}
const me = async () => ({ holder: await idOf(bride) });

const TURNS: Readonly<Record<string, Turn>> = {
  updatepassword: { by: () => bride, form: () => ({ password: PASSWORD }) },
  updatedashboard: {
    by: () => bride,
    form: () => ({ name: 'Ruma Ghosh', gender: 'Female', phone: bride.phone, email: `new${nextNumber++}@example.org` }),
  },
  changephone: { by: () => bride, form: () => ({ phone: newPhone() }) },
  confirmchange: {
    by: () => bride,
    form: async () => {
      const phone = newPhone();
      await make(bride, 'changephone', { phone });
      return { which: 'newPhone', code: await codeTo(phone) };
    },
  },
  changeemail: { by: () => bride, form: () => ({ email: `new${nextNumber++}@example.org` }) },
  confirmemail: {
    by: () => bride,
    form: async () => {
      const email = `new${nextNumber++}@example.org`;
      await make(bride, 'changeemail', { email });
      return { token: await tokenTo(email) };
    },
  },
  claimphone: {
    by: () => bride,
    form: async () => {
      await bride.client.call('askclaim', { phone: bride.phone });
      return { code: await codeTo(bride.phone) };
    },
  },
  confirmcode: {
    by: () => bride,
    form: async () => {
      const phone = newPhone();
      await giveGuardian(phone);
      await make(bride, 'sendcode', { about: 'guardian' });
      return { about: 'guardian', code: await codeTo(phone) };
    },
  },
  giveownphone: {
    by: () => bride,
    form: async () => {
      await pool.query('insert into guardian_phones (profile_id, phone) values ($1, $2)', [bride.pid, newPhone()]);
      return {};
    },
  },
  choosereached: { by: () => bride, form: me },
  inviteholder: { by: () => bride, form: () => ({ whose: 'guardian', phone: newPhone() }) },
  agreetoinvitation: {
    by: () => bride,
    form: async () => {
      const phone = newPhone();
      await make(bride, 'inviteholder', { whose: 'guardian', phone });
      return { phone, code: await codeTo(phone), password: PASSWORD, ...TICKED };
    },
    client: () => app.client(),
  },
  removeholder: { by: () => bride, form: async () => ({ holder: await idOf(father), code: '' }) },
  leaveprofile: { by: () => father },
  resetbycode: {
    by: () => bride,
    form: async () => {
      await bride.client.call('askreset', { contact: bride.phone });
      return { code: await codeTo(bride.phone), password: PASSWORD };
    },
  },
  agreetorecovery: {
    by: () => bride,
    form: async () => {
      await pool.query('update accounts set reset_by_phone_at = now() where phone = $1', [father.phone]);
      return { holder: await idOf(father) };
    },
  },
  agreetopaircheck: {
    by: () => bride,
    form: async () => {
      const groom = await meetKnown();
      await make(bride, 'updatehaemoglobin', { status: 'clear', testedon: '2024-05-06' });
      await makeReadyToCheck(app, bride);
      return { member: groom.pid, textversion: PAIR_CHECK_CONSENT.version, lang: 'en' };
    },
  },
  writesealedword: {
    by: () => bride,
    form: async () => ({ member: (await meetKnown()).pid, words: 'words', ...AGREED }),
  },
  opensealedword: {
    by: () => bride,
    form: async () => {
      const groom = await meetKnown();
      await sealFor(groom, bride, 'words');
      return { member: groom.pid, ...PROMISED };
    },
  },
  resetpassword: {
    by: () => bride,
    form: async () => {
      const link = await makeResetLink(app.db, bride.phone, 'https://site.example');
      return { token: link?.url.split('token=')[1] ?? '', password: PASSWORD };
    },
  },
};
/** Calls on profiles that have no holder yet. */
const WITHOUT_HOLDERS = ['claimpaper'];

test('every call says whether it hands an account, a profile or its contact to somebody', () => {
  expect(handingOver.map(({ path }) => path).sort()).toEqual(HANDS_OVER);
  expect(api.map(({ path }) => path).sort()).toEqual([...HANDS_OVER, ...KEEPS].sort());
  expect([...Object.keys(TURNS), ...WITHOUT_HOLDERS].sort()).toEqual(HANDS_OVER);
});

test('what is told of it goes out for the sake of safety, by every channel', () => {
  const kinds = new Set([
    ...handingOver.flatMap(({ handsOver }) => handsOver?.tells ?? []),
    'holderChanged',
    'holderRecovering',
    'holderRemoved',
  ] as const);
  for (const kind of kinds) {
    expect({ kind, ...noticeRuleOf(kind) }).toMatchObject({ kind, isSecurity: true, channels: CHANNELS });
    expect(SMS_OF[kind], kind).toBeDefined();
  }
});

const turns = Object.keys(TURNS).map((path) => ({
  path,
  turn: TURNS[path] ?? { by: () => bride },
  call: callAt(path),
}));

test.each(turns.filter(({ call }) => call.access === 'member'))(
  '$path wants a login of just now, and nothing happens without',
  async ({ path, turn }) => {
    const by = turn.by();
    const form = (await turn.form?.()) ?? {};
    await pool.query('delete from notices');
    await beOld(by);
    const answer = await make(by, path, form);
    expect([answer.status, answer.body.msgkey]).toEqual([401, 'loginAgain']);
    expect((await pool.query('select from notices')).rowCount).toBe(0);
  },
);

test.each(turns)('$path is told to everybody who looks after the profile', async ({ path, turn, call }) => {
  const by = turn.by();
  const form = (await turn.form?.()) ?? {};
  await app.outbox.drain();
  await pool.query('delete from notices');
  const client = turn.client?.() ?? by.client;
  const answer = call.access === 'member' ? await make(by, path, form) : await client.call(path, form);
  expect(answer.body).toMatchObject({ msgcode: 1 });
  const { rows } = await pool.query(
    'select distinct a.phone, n.kind from notices n join accounts a on a.id = n.account_id where n.kind = any($1)',
    [[...handingOver.flatMap(({ handsOver }) => handsOver?.tells ?? []), 'holderChanged', 'holderRecovering']],
  );
  const told = rows.map(({ phone }) => phone);
  if (call.handsOver?.tells == null) return expect(rows).toEqual([]);
  // A holder who has left no longer looks after the profile.
  for (const one of path === 'leaveprofile' ? [bride, aunt] : [father, bride, aunt]) expect(told).toContain(one.phone);
});

test('other changes of the dashboard and the own phone’s code are saved by an older session too, as specified', async () => {
  await setEmail(bride, 'ruma@example.org', true);
  await beOld(bride);
  const basic = { name: 'Ruma Rani Ghosh', gender: 'Female', phone: bride.phone, email: 'ruma@example.org' };
  expect((await make(bride, 'updatedashboard', basic)).body.msgcode).toBe(1);
  await pool.query('update accounts set phone_verified_at = null where phone = $1', [bride.phone]);
  expect((await make(bride, 'sendcode', { about: 'phone' })).body.msgcode).toBe(1);
  const confirmed = await make(bride, 'confirmcode', { about: 'phone', code: await codeTo(bride.phone) });
  expect(confirmed.body.msgcode).toBe(1);
});

test('another profile of the same account is opened without a new age: what wants a fresh login wants it there too', async () => {
  const other = await makeMember(app, { name: 'Mita Sen' });
  await pool.query(`insert into account_profiles (account_id, profile_id, role) values ($1, $2, 'guardian')`, [
    await idOf(bride),
    other.pid,
  ]);
  await pool.query(
    `update sessions s set created_at = now() - interval '13 days', expires_at = now() + interval '1 day'
      from accounts a where a.id = s.account_id and a.phone = $1`,
    [bride.phone],
  );
  expect((await make(bride, 'switchprofile', { profile: other.pid })).body.msgcode).toBe(1);
  const there = { ...bride, pid: other.pid };
  expect((await make(there, 'updatepassword', { password: PASSWORD })).body.msgkey).toBe('loginAgain');
  const { rows } = await pool.query(
    `select created_at < now() - interval '12 days' as "isOld", expires_at <= created_at + interval '14 days' as "isBounded"
      from sessions where account_id = $1`,
    [await idOf(bride)],
  );
  expect(rows).toEqual([{ isOld: true, isBounded: true }]);
});
