import { normalPhone } from '#contract/dial.ts';
import type { NoticeKind } from '#contract/notice-kinds.ts';
import { findQuestion } from '#server/domain/cases/cases.queries.ts';
import { makeInvitationCode } from '#server/domain/holders/invitation-codes.ts';
import { makeCode } from '#server/domain/verification/codes.ts';
import { noteDelivery } from '#server/notices/deliveries.queries.ts';
import { listCalls, listCodeDays } from '#server/office/outbox.queries.ts';
import { OfficeRefusal } from '#server/office/refusal.ts';
import { LETTERS } from '#words/letters.ts';
import { isReportNews, reportNews } from '#words/reports.ts';
import { type Command, type Office, type Row, wordAt } from './command.ts';

/** Minutes for which a code that is read out is valid, longer than a code that is sent. */
const CODE_MINUTES = 30;

/** What the caller reads out, for the kinds of calls that need a new code. */
const CODE_NAMES: Readonly<Record<string, string>> = {
  'phone-code': 'a code',
  reset: 'a code for a new password',
  invitation: 'a code for the person who is invited to look after a profile',
};

/** Commands about the calls that the office has to make: `npm run office -- calls`. */
export const callCommands: Command[] = [
  {
    name: 'calls now',
    usage: 'REFERENCE',
    about: 'Shows, once, what is to be read out: a code holds for 30 minutes. Dial the number of the list, no other',
    async run(office, input) {
      const reference = wordAt(input, 0, 'the reference of the list');
      const { call, words } = await readCall(office, reference);
      // The terminal counts the call as made when it shows it. Pages record each try.
      await noteDelivery(office.db, { noticeId: call.noticeId, channel: 'office', state: 'handed', reason: 'called' });
      const subject = call.profileId === null ? { subject: `call ${reference}` } : { profileId: call.profileId };
      return { record: { phone: call.phone, language: call.language, ...words }, subjects: [subject] };
    },
  },
  {
    name: 'calls',
    usage: '',
    about: 'Whom the office has to call, those who wait longest first: a code or a notice has no other way',
    async run({ db }) {
      const rows = (await listCalls(db)).map(({ reference, since, kind, phone, language, profileId }) => ({
        reference,
        since,
        phone,
        language,
        what: CODE_NAMES[kind] ?? kind,
        member: profileId,
      }));
      return { rows, subjects: rows.flatMap(({ member }) => (member === null ? [] : [{ profileId: member }])) };
    },
  },
];

/** Commands about the codes that were requested: `npm run office -- codes`. */
export const codeCommands: Command[] = [
  {
    name: 'codes',
    usage: '',
    about:
      'How many codes were asked for and confirmed within thirty days, by country: a small share is a sign of abuse',
    run: async ({ db }) => ({ rows: await listCodeDays(db) }),
  },
];

/**
 * Returns a waiting call with what to say. Makes a new code if one is needed. Throws a refusal if nobody waits, the
 * phone is the caller's own, or nothing can be read out.
 */
export async function readCall(office: Caller, reference: string) {
  const [call] = await listCalls(office.db, reference);
  if (call === undefined) throw new OfficeRefusal(`Nobody waits for a call under ${reference}.`);
  if (normalPhone(call.phone) === normalPhone(office.ownPhone)) {
    throw new OfficeRefusal('That is your own phone: somebody else of the office calls.');
  }
  return { call, words: await wordsOf(office, call) };
}

type Caller = Pick<Office, 'db' | 'ownPhone' | 'hashes' | 'siteUrl'>;

/** Returns what to say in a call: a new code, a question, news of a report, or the text of a notice. */
async function wordsOf(office: Caller, call: Awaited<ReturnType<typeof listCalls>>[number]): Promise<Row> {
  const { kind, language, subjectId } = call;
  if (kind in CODE_NAMES && subjectId !== null) {
    // `db` comes last: the pages give all their services for the hashes, and these include a database outside the
    // transaction.
    const services = { ...(await office.hashes()), db: office.db };
    const code =
      kind === 'invitation'
        ? await makeInvitationCode(services, { id: Number(subjectId), phone: call.phone }, CODE_MINUTES)
        : await makeCode(services, Number(subjectId), CODE_MINUTES);
    const page = kind === 'invitation' && { 'to be typed at': `${office.siteUrl}/invited` };
    return { code, 'valid for': `${CODE_MINUTES} minutes`, ...page };
  }
  if (kind === 'report-question' && subjectId !== null)
    return { say: (await findQuestion(office.db, Number(subjectId)))?.words ?? '' };
  const [, news = ''] = (subjectId ?? '').split(' ');
  if (kind === 'report' && isReportNews(news)) return { say: reportNews(news, language) };
  if (!isLetter(kind)) throw new OfficeRefusal('This is not read out: please look at the member.');
  return { say: LETTERS[kind][language].text };
}

const isLetter = (kind: string): kind is keyof typeof LETTERS & NoticeKind => kind in LETTERS;
