import { answersIn, catalogue } from '#contract/catalogue.ts';
import { updateHealth } from '#contract/health.ts';
import { lineage } from '#contract/lineage.ts';
import { PAIR_CHECK_CONSENT } from '#contract/pair-check-consent.ts';
import { horoscopeAddress } from '#contract/personal.ts';
import { pictureAddress } from '#contract/picture-address.ts';
import { STAFF_ROLES } from '#contract/staff/roles.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { fillProfile } from '../filled-profile.ts';
import { addHolder } from '../holders.ts';
import { asFile, makeJpeg, makePdf } from '../images.ts';
import { ask, letResultsCount, makeShownMember, meet } from '../meeting.ts';
import { makeMember, step2, TEST_PASSWORD, type TestMember, TICKED } from '../members.ts';
import { makeStaff, PASSWORD } from '../staff.ts';
import { proofOf } from '../two-of-staff.ts';
import { freeze, type InCopy, type Somebody } from '../unseen/worlds.ts';
import { settleBirthday } from '../unseen-answers.ts';
import { goodForm, type Known } from './values.ts';

const KEY = 'the key of the office';
/** As in the tests, and none who is called by chance. */
const SETTINGS = { powerLinkKey: KEY, calledOneIn: 0 };

/** Somebody who asks, in a kind of session of their own. */
export interface Sitting {
  kind: string;
  somebody: Somebody;
  /** Whom they ask about. */
  member: string;
  known: Known;
  /** Addresses of files that are asked for besides. */
  files: readonly string[];
  link: string;
  isStaff: boolean;
  /** The phone of an invitation whose code they have been sent. */
  invited?: string;
  /** Of the authenticator. */
  secret?: string;
  withPages: boolean;
}

export interface Walked {
  inCopy: InCopy;
  sittings: readonly Sitting[];
  /** Everybody's ids, by who they are. */
  names: ReadonlyMap<string, string>;
}

const CONSENT = { textversion: PAIR_CHECK_CONSENT.version, lang: 'en' };

/** One of each kind of session, and something of everything that they ask about, made the same way each time. */
export async function makeWorld(): Promise<Walked> {
  const app = await startTestApp(SETTINGS);
  const owner = await makeOwner(app);
  const bride = await makeAccepted(app, owner);
  const stranger = await makeShownMember(app, { name: 'Sumita Pal' });
  const waiting = await makeShownMember(app, { name: 'Rina Sen' });
  const alsoWaiting = await makeShownMember(app, { name: 'Mitu Sen' });
  for (const one of [waiting, alsoWaiting]) await ask(one, 'sendintroduction', owner, { note: 'নমস্কার' });
  const father = await makeAccepted(app, owner);
  const daughter = await addHolder(app, father, 'candidate');
  const helped = await makeAccepted(app, owner);
  const helper = app.client();
  await helper.call('securitykeycheck', { securitykey: KEY });
  await helper.call('regphonecheck', { phone: helped.phone });
  const link = await leaveOwnLists(app, owner, stranger);
  const lesser = await makeLesser(app, owner);
  await leaveForOffice(app, { owner, bride, stranger });
  const files = await filesOf(app, owner);
  const about = { member: owner.pid, files, link, isStaff: false, withPages: false };
  const knownTo = ({ phone, pid }: TestMember) => ({
    ...KNOWN,
    'custlogin.phone': phone,
    'custlogin.password': TEST_PASSWORD,
    'switchprofile.profile': pid,
  });
  const sittingOf = (kind: string, one: TestMember): Sitting => ({
    ...about,
    kind,
    somebody: one,
    known: knownTo(one),
  });
  const sittings: Sitting[] = [
    { ...sittingOf('visitor', bride), somebody: { pid: '', client: app.client() }, invited: INVITED, withPages: true },
    {
      ...sittingOf('member', owner),
      member: bride.pid,
      known: {
        ...knownTo(owner),
        ...{
          'custlogin.phone': OWNERS_PHONE,
          'sendintroduction.member': stranger.pid,
          'withdrawintroduction.member': stranger.pid,
        },
        ...{ 'acceptintroduction.member': waiting.pid, 'declineintroduction.member': alsoWaiting.pid },
        ...{ 'hidemember.member': stranger.pid, 'unhidemember.member': stranger.pid },
      },
      withPages: true,
    },
    sittingOf('family', bride),
    { ...sittingOf('guardian', father), withPages: true },
    sittingOf('candidate', daughter),
    { ...sittingOf('powerLink', helped), somebody: { pid: helped.pid, client: helper } },
    ...Object.entries(lesser).map(([kind, one]) => sittingOf(kind, one)),
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
      ...{ ...about, kind: role, somebody: { pid: '', client }, member: bride.pid, known, secret },
      ...{ files: [], isStaff: true, withPages: true },
    });
  }
  const names = new Map<string, string>(
    sittings.flatMap(({ kind, somebody: { pid } }) => (pid ? [[pid, kind] as const] : [])),
  );
  for (const [name, { pid }] of Object.entries({ stranger, waiting, alsoWaiting })) names.set(pid, name);
  return { inCopy: await freeze(app, SETTINGS), sittings, names };
}

const INVITED = '9830077777';
/** Of a filled profile. */
const OWNERS_PHONE = '9811100099';

/** What no rule tells. */
const KNOWN: Known = {
  password: TEST_PASSWORD,
  owncode: '',
  securitykey: KEY,
  textversion: PAIR_CHECK_CONSENT.version,
  phone: '9830099000',
  name: 'Ruma Das',
  'registerstep1.profile_id': '',
  ...{ country: '356', state: '35601163', countryid: '356', dob: '1991-03-07', dateofbirth: '1991-03-07' },
  ...{ email: 'ruma.das@example.in', religion: '1', castid: '4', cast_id: '4', rashiid: '2', rashi_id: '2' },
  ...{ gonid: '1', gon_id: '1', lognoid: '5', logno_id: '5', quali: '1', profession: '1', userdiet: 'Veg' },
  ...{ religionids: '1', casteids: '4', stateids: '35601163', districtids: '', educationids: '1', professionids: '1' },
  ...{ ancestraldistrictid: '', homedistrictid: '', birthdistrictid: '', nakshatraid: '5', withversion: 'Yes' },
  ...{ pincode: '700029', pin: '700029', tribe_id: '', clan_id: '', version: '', page: '', latest: '', after: '' },
  ...{
    'resetpassword.token': 'x'.repeat(43),
    'confirmemail.token': 'x'.repeat(43),
    'stopletters.token': 'x'.repeat(43),
  },
  ...{
    placeid: '',
    countryids: '356',
    whose: 'guardian',
    'saywhose.whose': 'candidate',
    'updateshowing.whose': '',
    shownto: 'Members',
    agefrom: '20',
    ageto: '40',
    heightfrom: '150',
    heightto: '180',
  },
};
const OF_THE_OFFICE: Known = {
  password: PASSWORD,
  newpassword: 'another long password',
  ...{ kind: '', state: '', asked: '', page: '', latest: '', after: '', about: '', who: '', what: '', list: 'faqs' },
  ...{ 'office/findmembers.asked': 'Ruma', 'office/showtext.key': 'vision', 'office/savetext.key': 'vision' },
  ...{ 'office/savetext.lang': 'en', 'office/listdecided.outcome': '', 'office/openbreach.what': 'A list was copied' },
  ...{ 'office/undodecided.id': '1', 'office/moverow.way': 'down', 'office/login.password': 'another long password' },
  ...{ 'office/seeidentity.paper': 'passport', 'office/seeidentity.number': 'K1234567' },
  ...{ 'office/seeidentity.numberagain': 'K1234567', 'office/seeidentity.dob': '1995-02-03' },
  ...{
    'office/seeidentity.dobagain': '1995-02-03',
    'office/settlecase.outcome': 'acted',
    'office/settlecase.seen': '9',
  },
  ...{ 'office/changecontact.kind': 'phone', 'office/changecontact.value': '9830055009' },
  ...{ 'office/notecall.outcome': 'noAnswer', 'office/savestory.kind': 'story', 'office/givebadge.kind': 'met' },
  ...{ 'office/takebadge.kind': 'met', 'office/exportfigures.what': 'weeks', 'office/nominee.what': 'copy' },
  ...{ 'office/addbreachpeople.source': 'everybody', 'office/notebreachdeed.kind': 'certin' },
  ...{ 'office/enterpaper.state': '35601163', 'office/correctpaper.state': '35601163' },
  ...{ 'office/savefaq.subject': 'joining', 'office/savephone.code': '+91', 'office/savephone.id': '' },
  ...{ 'office/saveemail.id': '', 'office/savelink.id': '', 'office/savestory.id': '', 'office/savebanner.id': '' },
  ...{ 'office/turnrow.list': 'stories', 'office/turnrow.id': '1' },
};

/** A groom with a value in every field, a photo, a further one and a horoscope. */
async function makeOwner(app: TestApp): Promise<TestMember> {
  const owner = await makeShownMember(app, { gender: 'Male' });
  await fillProfile(app, owner);
  await settleBirthday(app, owner.pid);
  await app.db.deleteFrom('files').where('profile_id', '=', owner.pid).execute();
  const { client, pid } = owner;
  await fillSealed(app, owner);
  await client.call('updateprofileimage', { pid, file: asFile(await makeJpeg()) });
  await client.call('addphoto', { pid, file: asFile(await makeJpeg(50, 50)) });
  const { rows } = await app.pool.query(
    "select to_char(birth_date, 'YYYY-MM-DD') as dob from personal_details where profile_id = $1",
    [pid],
  );
  const kept = { religion: '1', castid: '4', height: '170', quali: '1', profession: '1', userdiet: 'Veg' };
  const parents = { clanid: 'Kashyap', fname: 'Amal Dutta', mname: 'Mina Dutta' };
  const kusthifile = asFile(makePdf(), 'horoscope.pdf');
  await client.call('updatepersonalinformation', { pid, dob: rows[0].dob, ...kept, ...parents, kusthifile });
  await client.call('updatewishes', { pid, agefrom: '20', ageto: '40', agestrength: 'Must' });
  await letResultsCount(app, owner);
  return owner;
}

/** What stands encrypted: the words of a filled profile are plain. */
async function fillSealed({ pool }: TestApp, { client, pid }: TestMember): Promise<void> {
  for (const section of ['health', 'relatives'] as const) {
    const sealed = answersIn(section).filter(({ isSealed }) => isSealed);
    const emptied = sealed.map(({ column }) => `${column} = ''`).join();
    await pool.query(`update ${catalogue[section].table} set ${emptied} where profile_id = $1`, [pid]);
  }
  for (const call of [updateHealth, lineage.paternal.update, lineage.maternal.update])
    await client.callEncoded(call.path, { pid, ...goodForm(call, KNOWN) });
}

/** A bride who has accepted and been accepted, has been opened to and has agreed to compare. */
async function makeAccepted(app: TestApp, owner: TestMember): Promise<TestMember> {
  const bride = await makeShownMember(app, { cast_id: '4', rashi_id: '3' });
  const wishes = { heightfrom: '150', heightstrength: 'Wish', casteids: '4', castestrength: 'Must', diets: 'Veg' };
  await bride.client.call('updatewishes', { pid: bride.pid, ...wishes, dietstrength: 'Wish' });
  const stars = { nakshatraid: '9', pada: '2', horoscopecounts: 'Yes' };
  await bride.client.call('updateprofiledetails', { pid: bride.pid, ...stars });
  await meet(bride, owner);
  await ask(bride, 'opencontact', owner);
  await bride.client.call('updatehaemoglobin', { pid: bride.pid, status: 'clear', testedon: '2020-01-02' });
  await letResultsCount(app, bride);
  await ask(bride, 'agreetopaircheck', owner, CONSENT);
  return bride;
}

/** Something in each list of a member's own; gives the end of the address of a link to the card. */
async function leaveOwnLists(app: TestApp, owner: TestMember, stranger: TestMember): Promise<string> {
  const { client, pid } = owner;
  const parts = { days: '7', roots: 'Yes', horoscope: 'Yes', ownwords: 'Yes' };
  const { body } = await client.call('makecardlink', { pid, ...parts });
  await app.client().call('custlogin', { phone: OWNERS_PHONE, password: TEST_PASSWORD });
  await ask(owner, 'addtoshortlist', stranger, { note: 'মামার চেনা' });
  await client.call('savesearch', { pid, name: 'Near us', agefrom: '20', ageto: '30' });
  await client.call('blockphone', { pid, phone: '9830066666' });
  await client.call('inviteholder', { pid, whose: 'guardian', phone: INVITED });
  const hidden = await makeShownMember(app, { name: 'Hena Roy' });
  await ask(owner, 'hidemember', hidden);
  const blocked = await makeShownMember(app, { name: 'Bela Roy' });
  await ask(owner, 'blockmember', blocked);
  return String(body.address).slice(-43);
}

/** A session of each kind that may do less. */
async function makeLesser(app: TestApp, owner: TestMember): Promise<Record<string, TestMember>> {
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

/** The addresses of what a profile has filed. */
async function filesOf({ pool }: TestApp, { pid }: TestMember): Promise<string[]> {
  const { rows } = await pool.query<{ kind: string; name: string }>(
    'select kind, name from files where profile_id = $1 order by kind',
    [pid],
  );
  return rows.map(({ kind, name }) => (kind === 'horoscope' ? horoscopeAddress(name) : pictureAddress(name)));
}

/** Something of everything that waits in the office. */
async function leaveForOffice(
  app: TestApp,
  { owner, bride, stranger }: Record<'owner' | 'bride' | 'stranger', TestMember>,
): Promise<void> {
  const visitor = app.client();
  const letter = { name: 'Asha Ray', email: 'asha@example.in', phone: '9830055002', subject: 'Papers' };
  for (const content of ['Which?', 'And when?']) await visitor.call('addcontact', { ...letter, content });
  await visitor.call('addreport', { reason: 'rude', about: stranger.pid, words: 'words', contact: '9830055003' });
  await ask(bride, 'reportmember', stranger, { reason: 'rude', words: 'words' });
  await ask(owner, 'reportmember', stranger, { reason: 'other', words: 'words' });
  const hushed = await makeShownMember(app, { name: 'Hiya Dey' });
  await hushed.client.call('quietword', { pid: hushed.pid, phone: hushed.phone, hour: 'evening' });
  const asking = await makeMember(app, { name: 'Gita Nath' });
  await asking.client.call('updateprofileimage', { pid: asking.pid, file: asFile(await makeJpeg(70, 70)) });
  await asking.client.call('updateshowing', { pid: asking.pid, show: 'Yes', shownto: 'Members', whose: 'candidate' });
  const everything = await makeStaff(app, STAFF_ROLES);
  const { client } = everything;
  await client.call('office/openbreach', { what: 'A list was copied', known: '' });
  await client.call('office/setownphone', { phone: '9830055004' });
  await client.call('office/keeppaperdraft', { draft: JSON.stringify({ ...step2, name: 'Dipa Sarkar' }) });
  const asked = { member: stranger.pid, reason: 'A letter of the court', ...(await proofOf(app, everything)) };
  await client.call('office/askregister', asked);
}
