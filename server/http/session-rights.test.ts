import { expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { type Call, OWNER_NAME } from '#contract/call.ts';
import { MY_DATA_ADDRESS } from '#contract/my-data.ts';
import { pictureAddress } from '#contract/picture-address.ts';
import { FETCHED, LESSER_KINDS, type LesserKind, leftOutOf } from '#contract/session-rights.ts';
import { officeCalls } from '#contract/staff/api.ts';
import { startTestApp } from '#server/testing/app.ts';
import type { TestAnswer, TestClient } from '#server/testing/client.ts';
import { addHolder } from '#server/testing/holders.ts';
import { makeJpeg } from '#server/testing/images.ts';
import { becomeAcquainted, makeShownMember } from '#server/testing/meeting.ts';
import { makeMember, type TestMember } from '#server/testing/members.ts';

const KEY = 'the key of the trust';
const app = await startTestApp({ powerLinkKey: KEY });
const { pool } = app;

const words = (text: string) => text.trim().split(/\s+/).sort();
/** What each kind of limited session may do. The list is repeated on purpose, and a new call is in none of them. */
const OPEN: Record<Exclude<LesserKind, 'beside'>, string[]> = {
  suspended:
    words(`showprofile showsuspension appealsuspension showmydata deleteprofile updatepassword switchprofile showsessions
    endsession endothersessions logouteverywhere keepname showrecovery asksecondproof files/own files/my-data.zip`),
  recovering:
    words(`registerstep2 showprofile showtoday updatedashboard showpersonalinfo updatepersonalinformation savepersonalstep
    showphotos showpieces sendpiece powerlinkseen showsessions showsuspension appealsuspension showprofiledetails updateprofiledetails showwishes
    updatewishes countwished showshowing findmatches searchmembers countsearched searches showpause showverification notices
    showtelling showcontactchanges switchprofile showrecovery asksecondproof showcommunication
    objecttooffice showcard files/own`),
  unagreed:
    words(`registerstep2 mendphone showprofile updatedashboard showtoday showcommunication updatecommunication saveaddressstep
    showpersonalinfo updatepersonalinformation removehoroscope savepersonalstep showhealth updatehealth savehealthstep erasehealth
    showhaemoglobin updatehaemoglobin withdrawfrompaircheck paternalinformation updatepaternaldata savepaternalstep
    maternalinformation updatematernaldata savematernalstep showdisability updatedisability erasedisability showpieces sendpiece updateprofileimage removeprofileimage showphotos addphoto removephoto
    orderphotos updatephotoaudience updatehomeaudience showcard showprofiledetails updateprofiledetails showwishes updatewishes showbiodata
    updatebiodata updatepassword powerlinkseen showsessions endsession endothersessions logouteverywhere keepname showsuspension appealsuspension
    showrecovery asksecondproof objecttorecovery showmydata deleteprofile giveconsents withdrawconsents givehealthconsent
    withdrawhealthconsent shownomination updatenomination showreadings showshowing updateshowing pauseprofile showpause cardlinks
    endcardlinks avoidedmembers hidemember blockmember blockphone blockedphones reportmember quietword mayquietword
    showverification sendcode confirmcode notices addbrowser showtelling updatetelling showcontactchanges changephone changeemail
    sendchangecode confirmchange withdrawchange objecttooffice objecttoclaim showholders saywhose removeholder askremovalcode
    keepholder objecttoremoval leaveprofile switchprofile decidehealth withdrawinvitation sayitisme takebackitisme takebackact endacquaintance withdrawintroduction
    takebackcouplestory stopmarriedletters showassisted stoptrust files/own files/my-data.zip`),
  powerLink:
    words(`registerstep2 showprofile showtoday updatedashboard showcommunication updatecommunication showpersonalinfo
    updatepersonalinformation removehoroscope saveaddressstep savepersonalstep paternalinformation updatepaternaldata savepaternalstep
    maternalinformation updatematernaldata savematernalstep showpieces sendpiece updateprofileimage removeprofileimage showphotos addphoto removephoto
    orderphotos showprofiledetails updateprofiledetails showwishes showmydata updatewishes files/own`),
};
/** Calls that only the candidate may make. */
const CANDIDATES =
  words(`asktrust agreetocardlink agreetopaircheck askremovalcode blockedphones blockmember blockphone choosereached
  decidehealth deleteprofile endacquaintance giveownphone keepacquaintance keepholder mendphone removeholder reportmember reserveaccepting showhaemoglobin shownomination
  showpaircheck takebackact unblockmember unblockphone updatehaemoglobin updatenomination updateweekly withdrawfrompaircheck
    agreetoprint showprinted takebackprint mayquietword quietword showsealedword writesealedword takebacksealedword opensealedword answerquestion passquestion showquestions
    showcouplestory savecouplestory agreetocouplestory takebackcouplestory showmarriedletters stopmarriedletters answermarriedletter
    showdisability updatedisability erasedisability updatewelcome`);

const memberCalls = api.filter(({ access }) => access === 'member' || access === 'registering');
const paths = [...memberCalls.map(({ path }) => path), ...Object.values(FETCHED)];

test('what is open to each kind of session is what was decided: a new call is open to full sessions alone', () => {
  for (const [kind, open] of Object.entries(OPEN) as [keyof typeof OPEN, string[]][])
    expect({ kind, open: paths.filter((path) => leftOutOf(path, kind) !== undefined).sort() }).toEqual({ kind, open });
  expect(paths.filter((path) => leftOutOf(path, 'beside') === undefined).sort()).toEqual(CANDIDATES);
});

const REFUSED: Record<LesserKind, string> = {
  suspended: 'profileSuspended',
  recovering: 'closedAfterReset',
  unagreed: 'agreeFirst',
  beside: 'candidateAlone',
  powerLink: 'powerLinkMayNot',
};

interface Sitting {
  pid: string;
  client: TestClient;
}
const accountOf = `(select account_id from account_profiles where profile_id = $1 order by joined_at limit 1)`;
/** How a session of each kind is made. */
const BEGIN: Record<LesserKind, (one: TestMember) => Promise<Sitting>> = {
  suspended: async (one) => {
    await pool.query('update members set suspended_at = now() where profile_id = $1', [one.pid]);
    return one;
  },
  recovering: async (one) => {
    await pool.query(`update accounts set reset_by_phone_at = now() where id = ${accountOf}`, [one.pid]);
    return one;
  },
  unagreed: async (one) => {
    await pool.query(`update consents set withdrawn_at = now() where profile_id = $1 and kind = 'truthful'`, [one.pid]);
    return one;
  },
  beside: async (one) => {
    await addHolder(app, one, 'candidate');
    return one;
  },
  powerLink: async ({ pid, phone }) => {
    const client = app.client();
    await client.call('securitykeycheck', { securitykey: KEY });
    await client.call('regphonecheck', { phone });
    return { pid, client };
  },
};

const send = ({ client, pid }: Sitting, { method, path, access }: Call): Promise<TestAnswer> => {
  const sent = { [OWNER_NAME[access]]: pid };
  return method === 'GET' ? client.get(`/api/${path}?${new URLSearchParams(sent)}`) : client.call(path, sent);
};
/** Calls that come last: first those that reduce the session's rights, then those that end it. */
const LAST = ['withdrawconsents', 'leaveprofile', 'logouteverywhere'];
const inTurn = [...memberCalls].sort((one, other) => LAST.indexOf(one.path) - LAST.indexOf(other.path));

/** Makes an acquaintance in which each member has a photo. The other member's photo is open to a full session. */
async function makeOne() {
  const [one, other] = [await makeShownMember(app), await makeShownMember(app, { gender: 'Male' })];
  await becomeAcquainted(one, other);
  const own = await addPicture(one);
  return { one, own, others: await addPicture(other) };
}
async function addPicture({ client, pid }: TestMember): Promise<string> {
  const photo = new File([new Uint8Array(await makeJpeg())], 'photo.jpg');
  await client.call('updateprofileimage', { pid, file: photo });
  return pictureAddress(String((await client.call('showprofile', { pid })).body.pic));
}

test.each(LESSER_KINDS)('a %s session makes the calls that are open to it, and no other', async (kind) => {
  const { one } = await makeOne();
  const sitting = await BEGIN[kind](one);
  const refused: string[] = [];
  for (const call of inTurn) {
    const { status, body } = await send(sitting, call);
    expect(status, call.path).toBeLessThan(500);
    if (status === 403 && body.msgkey === REFUSED[kind]) refused.push(call.path);
  }
  const closed = memberCalls.filter(({ path }) => leftOutOf(path, kind) === undefined).map(({ path }) => path);
  expect(refused.sort()).toEqual(closed.sort());
});

test.each(LESSER_KINDS)('a %s session fetches the files that are open to it, and no other', async (kind) => {
  const { one, own, others } = await makeOne();
  const sitting = await BEGIN[kind](one);
  const open = (path: string) => leftOutOf(path, kind) !== undefined;
  expect((await sitting.client.get(own)).status === 200).toBe(open(FETCHED.ownFile));
  expect((await sitting.client.get(others)).status === 200).toBe(open(FETCHED.othersFile));
  expect((await sitting.client.get(MY_DATA_ADDRESS)).status === 200).toBe(open(FETCHED.myData));
});

test('a full session makes every call, and fetches every file', async () => {
  const { one, own, others } = await makeOne();
  for (const address of [own, others, MY_DATA_ADDRESS]) expect((await one.client.get(address)).status).toBe(200);
  for (const call of inTurn) {
    const { status, body } = await send(one, call);
    expect([call.path, status < 500, Object.values(REFUSED).includes(String(body.msgkey))]).toEqual([
      call.path,
      true,
      false,
    ]);
  }
});

test('somebody who was taken out of a profile, and a visitor, make none of them', async () => {
  const { one, own, others } = await makeOne();
  const father = await addHolder(app, one, 'guardian');
  await pool.query('delete from account_profiles where profile_id = $1 and role = $2', [one.pid, 'guardian']);
  await pool.query('delete from sessions where account_id not in (select account_id from account_profiles)');
  for (const sitting of [father, { pid: one.pid, client: app.client() }]) {
    for (const call of memberCalls) expect([call.path, (await send(sitting, call)).status]).toEqual([call.path, 401]);
    for (const address of [own, others]) expect((await sitting.client.get(address)).status).toBe(404);
    expect((await sitting.client.get(MY_DATA_ADDRESS)).status).toBe(303);
  }
});

test('the office’s calls are closed to every session of a member', async () => {
  const desk = officeCalls.filter(({ access }) => access === 'staff');
  const { one } = await makeOne();
  const sittings = [
    one,
    await makeMember(app),
    ...(await Promise.all(LESSER_KINDS.map(async (kind) => BEGIN[kind]((await makeOne()).one)))),
  ];
  for (const sitting of sittings)
    for (const call of desk) expect([call.path, (await send(sitting, call)).status]).toEqual([call.path, 401]);
});

test('a session of two kinds makes what both may', async () => {
  const { one } = await makeOne();
  const sitting = await BEGIN.recovering(one);
  await BEGIN.suspended(one);
  const key = async (path: string) => (await sitting.client.call(path, { pid: one.pid })).body.msgkey;
  expect(await key('showtoday')).toBe('profileSuspended');
  expect(await key('deleteprofile')).toBe('closedAfterReset');
  expect(await key('showsuspension')).toBeUndefined();
});
