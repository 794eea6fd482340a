import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { api } from '#contract/api.ts';
import type { Call } from '#contract/call.ts';
import { officeCalls } from '#contract/staff/api.ts';
import { SITE_LISTS } from '#contract/staff/lists.ts';
import { isAction, LAST, pages, turnOf } from '../unseen/requests.ts';
import type { Sitting } from './world.ts';

/** Calls that switch to another profile. They are sent in the copy with empty forms. */
export const ELSEWHERE = ['addprofile', 'switchprofile'];
/** Calls that depend on data which later actions change. */
const FIRST = ['mendphone', 'orderphotos', 'saveaddressstep', 'savepersonalstep', 'savehealthstep'];
/** Calls that end a session, and then those that open one. */
const LAST_OF_MEMBERS = [
  'updatehaemoglobin',
  'withdrawhealthconsent',
  ...LAST.slice(0, 2),
  'withdrawconsents',
  'deleteprofile',
  'leaveprofile',
  'logout',
  'custlogin',
  'registerstep1',
  'securitykeycheck',
  'regphonecheck',
  'resetpassword',
  'resetbycode',
  'agreetoinvitation',
  'refuseinvitation',
  'claimpaper',
  'claimphone',
];
const LAST_OF_STAFF = [
  'office/setlinkcode',
  'office/changeownpassword',
  'office/setfactor',
  'office/logout',
  'office/login',
  'office/givefactor',
];

/** Returns the turn of a call, for sorting: the first calls, then all others, then those that come late. */
const turnInWalk = (call: Call): number => (FIRST.includes(call.path) ? -2 : turnOf(call));

/**
 * Returns the calls that a session may make, in order (`reads`, `actions`, and the `last` ones, which end the session),
 * and those that it may not (`foreign`).
 */
export function callsOf({ isStaff }: Sitting) {
  const [ownCalls, foreignCalls] = isStaff ? [officeCalls, api] : [api, officeCalls];
  const lastPaths = isStaff ? LAST_OF_STAFF : LAST_OF_MEMBERS;
  const isLast = ({ path }: Call) => lastPaths.includes(path);
  const isRead = (call: Call) => !isAction(call) && !isLast(call);
  const actions = ownCalls.filter((call) => isAction(call) && !isLast(call));
  return {
    reads: ownCalls.filter(isRead),
    actions: actions.sort((a, b) => turnInWalk(a) - turnInWalk(b)),
    last: lastPaths.flatMap((path) => ownCalls.filter((call) => call.path === path)),
    foreign: foreignCalls.filter(({ access }) => access !== 'anyone'),
  };
}

/** Returns pages and downloads, each under a stable name. */
export function getsOf({ isStaff, member, link, files, withPages }: Sitting): [name: string, path: string][] {
  const namedFiles = files.map((path, index): [string, string] => [`file ${index + 1}`, path]);
  const downloads = ['/files/my-data.zip', '/files/nothing.jpg', '/api/openapi.json', '/api/nothing'];
  const shared = [
    '/readyz',
    '/nowhere',
    '/language?to=bn&back=/faqs',
    '/robots.txt',
    '/sitemap.xml',
    '/en.webmanifest',
  ];
  const memberPages = withPages ? [...pages({ member, link }), ...shared] : [];
  const paths = isStaff ? officePages(member) : [...memberPages, ...downloads];
  const nameOf = (path: string) => {
    const withoutMember = path.replace(member, ':profileId');
    return link === '' ? withoutMember : withoutMember.replace(link, ':token');
  };
  return [...namedFiles, ...paths.map((path): [string, string] => [nameOf(path), path])];
}

/** Returns the URLs of the office's pages, from the list of routes, with values for their parameters. */
function officePages(member: string): string[] {
  const routes = readFileSync(resolve(import.meta.dirname, '../../../web/office/routes.tsx'), 'utf8');
  const pageRoutes = [...routes.matchAll(/pageRoute\(\s*'(\/[^']*)'/g)];
  if (pageRoutes.length === 0) throw new Error('The list of routes has no page of the office.');
  return pageRoutes.flatMap(([, path = '']) => {
    if (path.endsWith(':list')) return SITE_LISTS.map((list) => path.replace(':list', list));
    if (path.endsWith(':key')) return ['privacy-policy', 'mission'].map((key) => path.replace(':key', key));
    return [path.replace(':profileId', member).replace(':caseId', '1').replace(':breachId', '1')];
  });
}
