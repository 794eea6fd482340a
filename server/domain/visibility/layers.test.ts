import { describe, expect, test } from 'vitest';
import { CONSENTS } from '#contract/agreed-words.ts';
import { ownCalls, specifiedCalls } from '#contract/api.ts';
import { type Call, OWNER_NAME, sentNames } from '#contract/call.ts';
import { outcomeFacts } from '#contract/outcome.ts';
import { PAIR_CHECK_CONSENT } from '#contract/pair-check-consent.ts';
import { viewSchemas } from '#contract/views.ts';
import { leavesOf } from '#contract/wire.ts';
import { startTestApp } from '#server/testing/app.ts';
import type { TestAnswer } from '#server/testing/client.ts';
import { fillProfile, TOKENS } from '#server/testing/filled-profile.ts';
import { makeReadyToCheck, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';
import { readWords } from '#server/testing/pdf/read-words.ts';

const app = await startTestApp();
const owner = await makeShownMember(app, { gender: 'Male' });
await fillProfile(app, owner);

/** The answers that strangers read, repeated here, so that a mistake in the catalogue cannot open another one. */
const SHARED = [
  'memberId name spelled gender age heightCm state country district religion community caste clan motherTongue desh ancestralDistrict',
  'maritalStatus children residence relocation education profession diet rashi gon logno nakshatra pada isMangalik eats aboutSelf aboutHoped picture',
]
  .join(' ')
  .split(' ');
const { FamilyView, RelativeView } = viewSchemas();

/** Every call whose answer carries another member's data, and whether it names the member or lists them. */
const ABOUT_OTHERS: Record<string, 'one' | 'list'> = {
  member: 'one',
  biodata: 'one',
  pairsheet: 'one',
  nodowrypromise: 'one',
  cardsheet: 'one',
  meetingcalendar: 'one',
  opensealedword: 'one',
  showcallhours: 'one',
  showcouplestory: 'one',
  showmeeting: 'one',
  showmessages: 'one',
  showpanditnote: 'one',
  showquestions: 'one',
  showsealedword: 'one',
  showtogetherdays: 'one',
  showwedding: 'one',
  findmatches: 'list',
  findmember: 'list',
  searchmembers: 'list',
  openfamilies: 'list',
  opencontact: 'one',
  showpaircheck: 'one',
  contactopenings: 'list',
  introductions: 'list',
  shortlist: 'list',
  familiesbeside: 'list',
  avoidedmembers: 'list',
  showtoday: 'list',
  notices: 'list',
  showholders: 'list',
  showpause: 'list',
  showtogether: 'one',
  showdecided: 'one',
  proposals: 'list',
};

/** The calls that two families can use after both have accepted. For others they answer as for an unknown id. */
const OF_TWO_FAMILIES: readonly string[] = [
  'showtogether',
  'showdecided',
  'showmessages',
  'showcallhours',
  'showmeeting',
  'showquestions',
  'showpanditnote',
  'showtogetherdays',
  'showwedding',
];
/** The same for calls that need a further step: an agreed meeting, both married, or a call by the office. */
const OF_TWO_FAMILIES_LATER: readonly string[] = [
  'meetingcalendar',
  'showcouplestory',
  'showsealedword',
  'opensealedword',
];

/** Calls that return a PDF need a language. */
const PAPERS: Readonly<Record<string, object>> = {
  biodata: { lang: 'en' },
  pairsheet: { lang: 'en' },
  nodowrypromise: { lang: 'en' },
  cardsheet: { lang: 'en' },
};

const INTEREST = { note: '' };
const relations = {
  stranger: { layer: 2, set: async () => {} },
  'pending, sent': { layer: 2, set: (viewer: TestMember) => introduce(viewer, owner) },
  'pending, received': { layer: 2, set: (viewer: TestMember) => introduce(owner, viewer) },
  'declined by the owner': { layer: 2, set: (viewer: TestMember) => introduce(viewer, owner, 'declined') },
  'declined by the viewer': { layer: 2, set: (viewer: TestMember) => introduce(owner, viewer, 'declined') },
  accepted: { layer: 3, set: (viewer: TestMember) => introduce(viewer, owner, 'accepted') },
  'accepted, one consents': {
    layer: 3,
    set: async (viewer: TestMember) => {
      await introduce(owner, viewer, 'accepted');
      await consent(owner, viewer);
    },
  },
  consented: { layer: 4, set: makeConsented },
  'blocked by the owner': {
    layer: 1,
    set: async (viewer: TestMember) => {
      await makeConsented(viewer);
      await block(owner, viewer);
    },
  },
  'blocked by the viewer': {
    layer: 1,
    set: async (viewer: TestMember) => {
      await makeConsented(viewer);
      await block(viewer, owner);
    },
  },
  'parted from the owner': {
    layer: 2,
    set: async (viewer: TestMember) => {
      await makeConsented(viewer);
      await part(viewer, owner);
    },
  },
  'parted from by the owner': {
    layer: 2,
    set: async (viewer: TestMember) => {
      await makeConsented(viewer);
      await part(owner, viewer);
    },
  },
  // An accepted family still sees the page, the number and the result of a pair check.
  paused: {
    layer: 4,
    set: makeConsented,
    during: ['pauseprofile', { kind: 'paused', reason: 'notNow' }, 'resumeprofile'],
  },
  settled: {
    layer: 4,
    set: makeConsented,
    during: ['pauseprofile', { kind: 'settled', reason: 'other' }, 'resumeprofile'],
  },
  'paused, without an acceptance': {
    layer: 1,
    set: (viewer: TestMember) => introduce(viewer, owner),
    during: ['pauseprofile', { kind: 'paused', reason: 'notNow' }, 'resumeprofile'],
  },
  'not shown': { layer: 1, set: makeConsented, during: 'hidden', words: 'familyNotReached' },
  'the viewer is not shown': {
    layer: 1,
    set: async (viewer: TestMember) => {
      await makeConsented(viewer);
      await app.db.deleteFrom('showings').where('profile_id', '=', viewer.pid).execute();
    },
  },
  'the viewer has paused': { layer: 1, set: async (viewer: TestMember) => pause(viewer) },
  'the viewer has paused after the consents': {
    layer: 4,
    set: async (viewer: TestMember) => {
      await makeConsented(viewer);
      await pause(viewer);
    },
  },
  'of one gender': {
    layer: 1,
    set: (viewer: TestMember) =>
      app.db.updateTable('members').set({ gender: 'Male' }).where('profile_id', '=', viewer.pid).execute(),
  },
} as const;

const pause = ({ client, pid }: TestMember) =>
  client.call('pauseprofile', { pid, kind: 'paused', reason: 'notNow', words: '' });

async function introduce(sender: TestMember, recipient: TestMember, answer: 'accepted' | 'declined' | null = null) {
  await app.db
    .insertInto('introductions')
    .values({
      sender_id: sender.pid,
      recipient_id: recipient.pid,
      ...INTEREST,
      answer,
      answered_at: answer && new Date(),
      kinship: answer === 'accepted' ? 'relation.noneShown' : null,
      kinship_named: answer === 'accepted' ? 7 : null,
    })
    .execute();
}

const consent = (one: TestMember, other: TestMember) =>
  one.client.call('agreetopaircheck', {
    pid: one.pid,
    member: other.pid,
    textversion: PAIR_CHECK_CONSENT.version,
    lang: 'en',
  });

async function makeConsented(viewer: TestMember) {
  await introduce(viewer, owner, 'accepted');
  // Moves older checks out of the monthly limit, because this test is about visibility.
  await app.pool.query("update pair_checks set checked_at = checked_at - interval '60 days'");
  await app.pool.query("update consents set given_at = given_at - interval '60 days' where kind = 'pairCheck'");
  await app.pool.query(
    "update consents set withdrawn_at = now() where profile_id = $1 and kind = 'pairCheck' and withdrawn_at is null and about_id not in (select one_id from pair_checks where answer <> '' union select other_id from pair_checks where answer <> '')",
    [owner.pid],
  );
  await viewer.client.call('updatehaemoglobin', { pid: viewer.pid, status: 'clear', testedon: '2020-01-02' });
  await makeReadyToCheck(app, viewer, owner);
  await consent(owner, viewer);
  await consent(viewer, owner);
}

const part = (one: TestMember, other: TestMember) =>
  one.client.call('endacquaintance', { pid: one.pid, member: other.pid });

const block = (one: TestMember, other: TestMember) =>
  app.db.insertInto('blocks').values({ profile_id: one.pid, member_id: other.pid }).execute();

/** Puts the owner on every list of the viewer. */
async function remember(viewer: TestMember) {
  const both = { profile_id: viewer.pid, member_id: owner.pid };
  await app.db
    .insertInto('shortlist_entries')
    .values({ ...both, note: 'my own words' })
    .execute();
  await app.db.insertInto('hidden_members').values(both).execute();
  await app.db.insertInto('contact_openings').values({ owner_id: viewer.pid, viewer_id: owner.pid }).execute();
  await app.db
    .insertInto('acts')
    .values({ profile_id: viewer.pid, account_id: null, role: 'candidate', act: 'sent', about_id: owner.pid })
    .execute();
}

const allCalls = [...specifiedCalls, ...ownCalls];
const isOutcomeAlone = ({ returned }: Call) =>
  Object.values(returned).every((node) => Object.values(outcomeFacts).some((fact) => fact === node));

/**
 * Whether a call returns another member's data, by its contract: it names a member and returns more than an outcome, or
 * it returns member ids.
 */
function isAboutOthers(call: Call): boolean {
  // One's own card names nobody else.
  if (call.path === 'showcard') return false;
  // The reader of a link has no relation to anybody; that call has its own tests.
  if (call.path === 'opencardlink') return false;
  if (isOutcomeAlone(call)) return false;
  if (sentNames(call).some((name) => name === 'member' || name === 'members')) return true;
  return leavesOf(call.returned).some(([, node]) =>
    node.kind === 'list'
      ? Object.keys(node.names).some((name) => /^(memberId|profileId)$/.test(name))
      : node.kind === 'fact' && /"memberId"|schemas\/SharedView"/.test(JSON.stringify(node.shape.json)),
  );
}

test('every call whose answer carries another member’s data is known here', () => {
  expect(
    allCalls
      .filter(isAboutOthers)
      .map(({ path }) => path)
      .sort(),
  ).toEqual(Object.keys(ABOUT_OTHERS).sort());
});

function send({ client, pid }: TestMember, call: Call, memberId = owner.pid): Promise<TestAnswer> {
  const form = {
    ...(call.access === 'anyone' ? {} : { [OWNER_NAME[call.access]]: pid }),
    member: memberId,
    who: memberId,
    of: 'noBar',
    ...(call.path === 'cardsheet' && { members: memberId }),
    ...PAPERS[call.path],
    ...(call.path === 'showmessages' && { thread: 'families' }),
    ...(call.path === 'meetingcalendar' && { lang: 'en' }),
    ...(call.path === 'opensealedword' && { promises: 'Yes', textversion: CONSENTS.sealedPromise.version, lang: 'en' }),
  };
  return call.method === 'POST'
    ? client.call(call.path, form)
    : client.get(`/api/${call.path}?${new URLSearchParams(form)}`);
}

describe.each(Object.entries(relations))('%s', (_, relation) => {
  test('sees its layer in every call, and nothing beyond it', async () => {
    const viewer = await makeShownMember(app);
    await remember(viewer);
    await relation.set(viewer);
    const during = 'during' in relation ? relation.during : undefined;
    if (during === 'hidden') await app.db.deleteFrom('showings').where('profile_id', '=', owner.pid).execute();
    else if (during) await owner.client.call(during[0], { pid: owner.pid, words: '', ...during[1] });
    try {
      await expectLayer(viewer, relation.layer, 'words' in relation ? relation.words : undefined);
    } finally {
      if (during === 'hidden') await app.db.insertInto('showings').values({ profile_id: owner.pid }).execute();
      else if (during) await owner.client.call(during[2], { pid: owner.pid });
    }
  });
});

async function expectLayer(viewer: TestMember, layer: number, words?: string): Promise<void> {
  const calls = [...allCalls].sort((a, b) => Number(isOutcomeAlone(a)) - Number(isOutcomeAlone(b)));
  // Reading calls first, because the others would change the relation.
  for (const call of calls) {
    if (call.path === 'logout') continue;
    const sent = await send(viewer, call);
    const isPdf = sent.headers.get('content-type') === 'application/pdf';
    const answer = isPdf ? { ...sent, text: readWords(sent.bytes) } : sent;
    expectNoTokens(answer.text, isOutcomeAlone(call) ? 1 : layer, call.path);
    if (ABOUT_OTHERS[call.path] === undefined) continue;
    if (layer === 1) await expectNothing(viewer, call, answer, words);
    else expectFields(answer, layer, call.path);
  }
}

function expectNoTokens(whole: string, layer: number, path: string): void {
  // Removes timestamps, which might look like an hour of birth.
  const text = whole.replace(/\d\d-\d\dT\d\d:\d\d:\d\d/g, '');
  for (const { token, layer: needed } of TOKENS) {
    if (needed === 'never' || needed > layer) expect(text, `${path} in layer ${layer}`).not.toContain(token);
  }
}

/** Expects that a call reveals nothing. `words` is the one sentence left after an acceptance. */
async function expectNothing(viewer: TestMember, call: Call, answer: TestAnswer, words?: string): Promise<void> {
  if (
    words &&
    ['member', 'pairsheet', 'nodowrypromise', ...OF_TWO_FAMILIES, ...OF_TWO_FAMILIES_LATER].includes(call.path)
  ) {
    expect(answer).toMatchObject({ status: 404, body: { msgkey: words } });
    return;
  }
  if (ABOUT_OTHERS[call.path] === 'one') {
    expect(answer.status, call.path).toBe(404);
    expect(answer.bytes).toEqual((await send(viewer, call, 'SV999999998')).bytes);
    return;
  }
  // The viewer's own blocks are listed by id.
  const { blocked: _, lost, unreached, ...seen } = answer.body;
  if (call.path === 'introductions') expect(lost).toEqual(words ? [{ memberId: owner.pid, loss: 'notReached' }] : []);
  if (call.path === 'showtoday') expect(unreached).toEqual(words ? [owner.pid] : []);
  expect(JSON.stringify(seen), call.path).not.toContain(owner.pid);
}

function expectFields({ status, body, text }: TestAnswer, layer: number, path: string): void {
  if (PAPERS[path]) {
    // A sheet of cards shows an accepted family like a stranger.
    const isOfStrangers = path === 'cardsheet';
    expect(status, path).toBe(layer >= 3 || path === 'pairsheet' || isOfStrangers ? 200 : 404);
    expect(text.includes('Zq3surname'), path).toBe(layer >= 3 && !isOfStrangers);
    expect(text.includes('7March1991,4:44am'), path).toBe(layer >= 3 && path !== 'nodowrypromise' && !isOfStrangers);
    for (const { token } of TOKENS.filter(({ isContact }) => isContact)) expect(text, path).not.toContain(token);
    return;
  }
  if (OF_TWO_FAMILIES.includes(path)) {
    expect(status, path).toBe(layer >= 3 ? 200 : 404);
    return;
  }
  if (OF_TWO_FAMILIES_LATER.includes(path)) return;
  if (path === 'opencontact') {
    expect(status).toBe(layer >= 3 ? 200 : 404);
    if (layer >= 3) {
      const contact = {
        full_name: 'Dr. Zq2first Zq3surname',
        phone: '9822200099',
        guardian_name: 'zq3detailsguardianname',
      };
      expect(body).toEqual({
        ...contact,
        first: expect.any(Boolean),
        guardian_relation: 'Uncle',
        msgcode: 1,
        msg: body.msg,
        msgkey: 'contactOpened',
        msgcolor: 'green',
      });
    }
    return;
  }
  if (path === 'showpaircheck') {
    expect(status).toBe(layer >= 3 ? 200 : 404);
    if (layer >= 3)
      expect(Object.keys(body).sort()).toEqual([
        'answer',
        'checks_left',
        'counts_from',
        'has_result',
        'possible',
        'state',
        'until',
      ]);
    expect(body.answer ?? '').toBe(layer === 4 ? 'B' : '');
    return;
  }
  const shared = objectsIn(body).filter(({ memberId }) => memberId === owner.pid);
  // Some calls list the member only after a further step: an introduction, a proposal by the office, a hidden member,
  // or a moment for the index.
  if (
    path !== 'introductions' &&
    path !== 'findmatches' &&
    path !== 'searchmembers' &&
    path !== 'openfamilies' &&
    path !== 'showtoday' &&
    path !== 'showpause' &&
    path !== 'proposals' &&
    path !== 'notices'
  )
    expect(shared, path).not.toHaveLength(0);
  for (const view of shared) {
    expect(Object.keys(view).sort()).toEqual([...SHARED].sort());
    // Together with the age these would reveal the date and the hour of birth.
    expect(view).toMatchObject(layer >= 3 ? { pada: 3, logno: { id: 5 } } : { pada: null, logno: null });
  }
  for (const { token, layer: needed, isShared } of TOKENS)
    if (shared.length > 0 && isShared && needed !== 'never' && needed <= layer) expect(text).toContain(token);
  if (path !== 'member') return;
  expect(Object.keys(body).sort()).toEqual([
    'absence',
    'answering',
    'as_stranger',
    'chart',
    'family',
    'household',
    'household_state',
    'interest',
    'kept',
    'open_to',
    'opened',
    'photos',
    'proposal',
    'religion_words',
    'shared',
    'sheet',
    'signs',
    'standing',
    'told',
    'trust',
    'waiting',
    'writing_first',
  ]);
  const [sheet] = objectsIn(body.sheet);
  if (layer === 2) {
    expect(body.answering).toBeNull();
    expect(body.family).toBeNull();
    expect(sheet?.family).toBeNull();
    return;
  }
  expect(body.answering).toEqual({ guardianName: 'zq3detailsguardianname', guardianRelation: 'Uncle' });
  const [family] = objectsIn(body.family);
  expect(Object.keys(family ?? {}).sort()).toEqual([...FamilyView.required].sort());
  expect(Object.keys(Object(family?.relatives))).toHaveLength(6);
  for (const relative of Object.values(Object(family?.relatives)))
    expect(Object.keys(Object(relative))).toEqual(RelativeView.required);
  expect(sheet?.family).toMatchObject({ kinship: 'relation.noneShown', named: 7 });
  for (const { token, layer: needed, isShared, isContact } of TOKENS)
    if (!isShared && !isContact && needed === 3) expect(text).toContain(token);
}

function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inner : [Object.fromEntries(Object.entries(value)), ...inner];
}

test('a search shows layer 2, and nobody who blocked, paused or hid a moment ago', async () => {
  const viewer = await makeShownMember(app);
  const search = () => viewer.client.get(`/api/findmatches?${new URLSearchParams({ pid: viewer.pid })}`);
  await expect.poll(async () => (await search()).text).toContain(owner.pid);
  const answer = await search();
  expectFields(answer, 2, 'findmatches');
  expectNoTokens(answer.text, 2, 'findmatches');
  await introduce(viewer, owner, 'accepted');
  expect((await search()).text).not.toContain(owner.pid);
  await app.db.deleteFrom('introductions').where('sender_id', '=', viewer.pid).execute();
  await block(owner, viewer);
  expect((await search()).text).not.toContain(owner.pid);
  await app.db.deleteFrom('blocks').execute();
  await expect.poll(async () => (await search()).text).toContain(owner.pid);
  await owner.client.call('pauseprofile', { pid: owner.pid, kind: 'paused', reason: 'notNow' });
  expect((await search()).text).not.toContain(owner.pid);
  await owner.client.call('resumeprofile', { pid: owner.pid });
});

test('a visitor sees nothing: every such call asks for a login', async () => {
  for (const call of allCalls.filter(({ path }) => ABOUT_OTHERS[path] !== undefined)) {
    const answer = await send({ ...owner, client: app.client() }, call);
    expect(answer.status, call.path).toBe(401);
    expectNoTokens(answer.text, 1, call.path);
  }
});
