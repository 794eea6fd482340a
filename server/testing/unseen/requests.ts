import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { api } from '#contract/api.ts';
import { type Call, OWNER_NAME } from '#contract/call.ts';
import * as choices from '#contract/choices.ts';
import { HAEMOGLOBIN_STATUSES } from '#contract/haemoglobin.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { LETTERS } from '#contract/letters.ts';
import { MEETING_PLACES, MEETING_WORDS } from '#contract/meetings.ts';
import { MELAN_ANSWERS } from '#contract/melans.ts';
import { outcomeFacts } from '#contract/outcome.ts';
import { PAIR_CHECK_CONSENT } from '#contract/pair-check-consent.ts';
import { QUIET_HOURS } from '#contract/quiet-word.ts';
import { REPORT_REASONS } from '#contract/report.ts';
import { findMember } from '#contract/search.ts';
import { THREADS } from '#contract/thread-names.ts';
import { PRESSES } from '#contract/weekly-introduction.ts';
import { type Field, leavesOf } from '#contract/wire.ts';
import { TEST_PASSWORD } from '../members.ts';

/** A request with a unique name. */
export interface Request {
  name: string;
  path: string;
  /** Sent as a form; a request without one is a GET. */
  form?: Record<string, string>;
}

/** The viewer and the member of the requests. */
interface About {
  /** The member with the session; `''` for a visitor. */
  pid: string;
  /** The member whom it is about. */
  member: string;
  /** The URLs of that member's files. */
  files: readonly string[];
  /** The token of a link to that member's card, for a reader who received it; otherwise no link. */
  link?: string;
  /** Whether to request pages too, which takes longer. */
  withPages: boolean;
}

/** Calls that are rate-limited by the phone or e-mail address in the form, which is the same for all viewers here. */
const LIMITED_BY_CONTACT = new Set(['changephone', 'changeemail', 'sendchangecode', 'addreport', 'showreport']);

/**
 * Returns every call of the contract that this viewer may make about a member, every page and every download; reads
 * first, and once more at the end.
 */
export function requestsOf(about: About): Request[] {
  const isForViewer = ({ access }: Call) => (access === 'anyone') === (about.pid === '');
  const calls = api.filter((call) => isForViewer(call) && !LIMITED_BY_CONTACT.has(call.path));
  const reads = calls.filter((call) => !isAction(call));
  const actions = calls.filter(isAction).sort((a, b) => turnOf(a) - turnOf(b));
  const toRequest = (call: Call) => requestOf(call, about);
  const byNames = reads.filter(({ path }) => path === findMember.path).flatMap((call) => byName(call, about));
  const gets = [
    ...(about.withPages ? pages(about) : []),
    ...about.files,
    '/files/my-data.zip',
    '/api/openapi.json',
    '/readyz',
  ];
  return [
    ...reads.map(toRequest),
    ...byNames,
    ...gets.map((path) => ({ name: path, path })),
    ...actions.map(toRequest),
    // Reads that the actions before may have changed.
    ...[...reads.map(toRequest), ...byNames].map((request) => ({ ...request, name: `${request.name} afterwards` })),
  ];
}

/** Searches by the first name, the surname and both of the profile that the test has filled with these names. */
const byName = (call: Call, about: About): Request[] =>
  ['Zq2first', 'Zq3surname', 'Zq2first Zq3surname'].map((who) => {
    const { name, path, form } = requestOf(call, about);
    return { name: `${name} ${who}`, path, form: { ...form, who } };
  });

/** Returns whether a call stores something or returns an outcome. */
export const isAction = ({ saves, returned }: Call): boolean =>
  saves || Object.values(returned).some((node) => Object.values(outcomeFacts).some((fact) => fact === node));

/** Calls that end an acquaintance. They come late. */
const LATE = [
  // Afterwards the sender is in no list.
  'quietword',
  'endacquaintance',
  'hidemember',
  'unhidemember',
  'blockmember',
  'unblockmember',
  'pauseprofile',
  'resumeprofile',
  // Afterwards this family can read no other.
  'withdrawconsents',
];
/** Calls that end the session, or after which it can do little. They come last. */
export const LAST = ['updateshowing', 'updatepassword', 'deleteprofile', 'logout'];
/** Returns the position of a call among those that come late; -1 for all others. */
export const turnOf = ({ path }: Call): number => [...LATE, ...LAST].indexOf(path);

/** Fields that name the member whom a request is about. */
const ABOUT_A_MEMBER = new Set(['member', 'members', 'who']);

/** Returns a request with a value for each field. */
function requestOf(call: Call, { pid, member, link }: About): Request {
  const form: Record<string, string> = call.access === 'anyone' ? {} : { [OWNER_NAME[call.access]]: pid };
  for (const [, node] of leavesOf(call.form.fields)) {
    if (node.kind !== 'field' || !node.sent) continue;
    const isTokenOfLink = node.sent === 'token' && call.path.endsWith('cardlink');
    if (ABOUT_A_MEMBER.has(node.sent)) form[node.sent] = member;
    else if (isTokenOfLink) form[node.sent] = link ?? '';
    else form[node.sent] = sampleOf(call, node);
  }
  const path = `/api/${call.path}`;
  if (call.method === 'POST') return { name: call.path, path, form };
  return { name: call.path, path: `${path}?${new URLSearchParams(form)}` };
}

/**
 * Fields that are left empty. Without `cursor` a list begins at its first page; without `ask` an interest is accepted
 * at once, instead of the candidate being asked to accept it.
 */
const LEFT_EMPTY = new Set(['cursor', 'ask']);

/**
 * Derives a sample from the rule: the first of `CANDIDATES` that it accepts, or otherwise `''`. Throws if `''` is
 * refused too.
 */
function sampleOf({ path }: Call, { sent, rule }: Field): string {
  const accepts = (value: string) => rule(value).ok;
  const value = LEFT_EMPTY.has(sent) ? '' : CANDIDATES.find(accepts);
  if (value === undefined && !accepts('')) throw new Error(`No value is known for ${sent} of ${path}: add one.`);
  return value ?? '';
}

/** Values that some rule of a form accepts. */
export const CANDIDATES: readonly string[] = [
  ...Object.values(choices).flatMap((list) => (Array.isArray(list) ? list.map(String) : [])),
  ...LANGUAGES,
  MEETING_PLACES[0],
  MEETING_WORDS[0],
  'phone',
  'newPhone',
  'paused',
  'notNow',
  'push',
  'large',
  'coming',
  'opinion',
  'story',
  ...REPORT_REASONS,
  ...HAEMOGLOBIN_STATUSES,
  ...QUIET_HOURS,
  ...PRESSES,
  ...THREADS,
  ...MELAN_ANSWERS,
  ...LETTERS,
  PAIR_CHECK_CONSENT.version,
  '9830099000',
  'ruma@example.in',
  '1995-02-03',
  '2020-01-02',
  '160',
  '55',
  '25',
  '1',
  '700029',
  '09:05',
  'ab'.repeat(32),
  TEST_PASSWORD,
  'candidate',
  'SV999999998',
  'words of a test',
];

/** Returns the URLs of the pages for families and visitors, from the lists of routes. */
export function pages({ member, link = '' }: Pick<About, 'member' | 'link'>): string[] {
  const read = (file: string) => readFileSync(resolve(import.meta.dirname, '../../../web', file), 'utf8');
  const routes = ['routes.tsx', 'public-routes.tsx', 'member-routes.tsx'].map(read).join('');
  return [...routes.matchAll(/page\('(\/[^']*)'/g)].map(([, path = '']) =>
    path.replace(':profileId', member).replace(':token', link),
  );
}
