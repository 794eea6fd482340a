import type { Call } from '#contract/call.ts';
import type { TestAnswer } from '../client.ts';

/** Returns the names of a field of several calls, separated by spaces. */
const each = (calls: string, name: string): string[] => calls.split(' ').map((call) => `${call}.${name}`);

/** Values in an answer that later forms need, by call: the path in the answer, and the names under which it is sent. */
const CAPTURED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  showsessions: { 'sessions.1.id': ['endsession.session'] },
  showholders: {
    'holders.1.id': each('removeholder keepholder choosereached agreetorecovery objecttorecovery', 'holder'),
    'invitations.0.id': ['withdrawinvitation.invitation'],
    'acts.0.id': ['takebackact.act'],
  },
  cardlinks: { 'links.0.id': each('endcardlinks agreetocardlink', 'link') },
  searches: { 'searches.0.id': ['removesearch.id'] },
  showphotos: { 'photos.0': ['orderphotos.photo'], 'photos.1': ['removephoto.photo'] },
  blockedphones: { 'phones.0.entry': ['unblockphone.entry'] },
  showcommunication: { version: ['saveaddressstep.version'] },
  showpersonalinfo: { version: ['savepersonalstep.version'] },
  showhealth: { version: ['savehealthstep.version'] },
  paternalinformation: { version: ['savepaternalstep.version'] },
  maternalinformation: { version: ['savematernalstep.version'] },
  addreport: { reference: ['showreport.reference'] },
  'office/listapprovals': {
    'items.1.id': each('office/openapproval office/approve office/sendback office/reject', 'id'),
  },
  'office/openapproval': { version: each('office/approve office/sendback office/reject', 'version') },
  'office/listcases': {
    'cases.0.id': ['office/settlecase.id'],
    'cases.1.id': each(
      'office/showcase office/acknowledgecase office/restprofile office/notecase office/assigncase office/askreporter',
      'id',
    ),
  },
  'office/showcase': { 'reports.0.id': ['office/askreporter.report'] },
  'office/listletters': {
    'letters.0.reference': ['office/answerletter.id'],
    'letters.1.reference': ['office/markanswered.id'],
  },
  'office/listcalls': { 'calls.0.reference': each('office/callnow office/notecall', 'id') },
  'office/listbreaches': {
    'breaches.0.id': each(
      'office/showbreach office/addbreachpeople office/savebreachletter office/sendbreachletter office/notebreachdeed office/closebreach',
      'id',
    ),
  },
  'office/listdeskhints': { 'hints.0.id': ['office/closedeskhint.id'] },
  'office/listtasks': {
    'tasks.0.id': each('office/finishtask office/handovertask', 'id'),
    'tasks.0.staffId': each('office/addtask office/handovertask', 'staff'),
  },
  'office/listquietwords': { 'waiting.0.id': ['office/endquietword.id'] },
  'office/listwhose': {
    'claims.0.memberId': each('office/spokewith office/refusewhose office/changerole', 'member'),
    'claims.0.account': each('office/spokewith office/refusewhose office/changerole', 'account'),
    'claims.0.phone': ['office/spokewith.called'],
  },
  'office/liststaff': {
    'staff.1.id': each('office/changestaffroles office/renewstaff office/endstaff office/allowreading', 'id'),
  },
  'office/listrequests': {
    'requests.0.id': each('office/agreetorequest office/endrequest office/dorequest office/readsecurity', 'id'),
    'requests.0.memberId': ['office/readregister.member'],
  },
  'office/showtext': { 'texts.0.version': ['office/savetext.version'] },
  'office/listrows': {
    'rows.0.id': each('office/savefaq office/moverow office/turnrow office/removerow office/bringrowback', 'id'),
    'rows.0.version': ['office/savefaq.version'],
  },
  'office/showmember': { 'accounts.0.account': ['office/changecontact.account'] },
};

/** Stores in `known` the values of an answer that later forms need. A value that the answer lacks stays as it was. */
export function capture({ path }: Call, { body }: TestAnswer, known: Record<string, string>): void {
  for (const [position, names] of Object.entries(CAPTURED[path] ?? {})) {
    const value = position.split('.').reduce<unknown>((inner, key) => Object(inner)[key], body);
    if (value === undefined || value === null) continue;
    for (const name of names) known[name] = String(value);
  }
}
