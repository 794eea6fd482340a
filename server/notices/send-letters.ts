import DataLoader from 'dataloader';
import {
  type Channel,
  GATHERED_KINDS,
  type GatheredKind,
  isGathered,
  type NoticeKind,
  noticeRuleOf,
} from '#contract/notice-kinds.ts';
import { maySend, type Purse } from '#server/domain/verification/sending-limits.ts';
import { loadSeen } from '#server/domain/visibility/load-views.ts';
import { enqueue } from '#server/platform/db/queue.ts';
import { type GatheredCounts, gatheredOfProfiles, gatheredWords, LETTERS, ofProfile } from '#words/letters.ts';
import { isReportNews, whereToComplain } from '#words/reports.ts';
import { SMS_OF, type SmsBase, type SmsTemplate, smsText } from '#words/sms.ts';
import { breachWords } from './breach-words.queries.ts';
import type { Adapter, Letter, Sent } from './channels/channel.ts';
import { composeObjectionLetter, isObjectable } from './compose-objection.ts';
import { type Note, noteDeliveries } from './deliveries.queries.ts';
import { type Done, done, failed } from './done.ts';
import { loadMailHolds, type MailHolds } from './mail-holds.ts';
import type { NoticeServices } from './notice-services.ts';
import { secondsUntilMorning } from './quiet-hours.ts';
import { isChannelOpen, reasonNotToSend } from './reason-not-to-send.ts';
import { type Due, listDigestNotices, loadDue, type Recipient } from './recipients.queries.ts';
import { hashOfContact, makeIsSetAside, noteRefusal } from './set-aside.ts';
import { hostOf, siteOf } from './site.ts';

interface Setting {
  channel: Channel;
  adapter: Adapter;
  now: () => Date;
}

/** Sends those of the deliveries that are still open. Sent or deleted ones count as done. */
export async function sendLetters(
  services: NoticeServices,
  setting: Setting,
  deliveryIds: readonly string[],
): Promise<Map<string, Promise<Done>>> {
  const due = await loadDue(services.db, deliveryIds);
  const isSetAside = await makeIsSetAside(services, due);
  const addresses = due.map(({ email }) => email);
  const holds = setting.channel === 'email' ? await loadMailHolds(services, addresses) : undefined;
  const results = new Map<string, Promise<Done>>(deliveryIds.map((id) => [id, Promise.resolve(done)]));
  const note = makeNote(services);
  for (const delivery of due) {
    const sending = sendOne(services, { ...setting, note, holds }, { ...delivery, isSetAside: isSetAside(delivery) });
    results.set(delivery.deliveryId, sending);
  }
  return results;
}

/**
 * Makes a function that writes results in batches. Results that arrive during a write go together into the next batch.
 */
function makeNote({ db }: NoticeServices): (note: Note) => Promise<void> {
  let lastWrite: Promise<unknown> = Promise.resolve();
  const loader = new DataLoader<Note, void>(
    (notes) => {
      const writing = noteDeliveries(db, notes);
      lastWrite = writing.catch(() => {});
      return writing.then(() => notes.map(() => undefined));
    },
    { cache: false, batchScheduleFn: (dispatch) => void lastWrite.then(dispatch) },
  );
  return (note) => loader.load(note);
}

interface SendSetting extends Setting {
  note: (note: Note) => Promise<void>;
  /** Used for e-mail only. */
  holds: MailHolds | undefined;
}

/**
 * Number of earlier tries from which on an e-mail that a server refuses because of its sender is given up. The reason
 * may be this recipient's server only.
 */
const MOST_TRIES_FOR_SENDER = 6;

/** Sends one delivery and records the result. Returns the result for the queue, which retries a passing failure. */
async function sendOne(
  services: NoticeServices,
  setting: SendSetting,
  delivery: Due & { isSetAside: boolean },
): Promise<Done> {
  const { channel, adapter, now, note, holds } = setting;
  const { noticeId, deliveryId, kind, tries } = delivery;
  const noteOfChannel = { noticeId, channel };
  const reasonClosed = isChannelOpen(delivery, channel, delivery.isSetAside) ? undefined : 'closed';
  const dropReason = (await reasonNotToSend(services, delivery)) ?? reasonClosed;
  const letter = dropReason === undefined ? await compose(services, delivery, channel) : undefined;
  if (letter === undefined) {
    await note({ ...noteOfChannel, state: 'dropped', reason: dropReason ?? 'nothing' });
    return done;
  }
  const quietSeconds = noticeRuleOf(kind).isSecurity ? 0 : secondsUntilMorning(now());
  const waitSeconds = Math.max(quietSeconds, holds?.secondsFor(letter.to) ?? 0);
  if (waitSeconds > 0) {
    await enqueue(services.db, channel, [{ data: { id: deliveryId }, afterSeconds: waitSeconds }]);
    return done;
  }
  // A retry was counted already.
  if (channel === 'sms' && tries === 0 && !(await maySend(services, letter.to, purseOfNotice(kind)))) {
    await note({ ...noteOfChannel, state: 'dropped', reason: 'budget' });
    if (noticeRuleOf(kind).isCalled) await note({ noticeId, channel: 'office', state: 'created' });
    return done;
  }
  const gatewayAnswer = await adapter.send(letter);
  await holds?.learn(letter.to, gatewayAnswer);
  const isSpent = !gatewayAnswer.isSent && gatewayAnswer.hold !== undefined && tries >= MOST_TRIES_FOR_SENDER;
  const result = isSpent ? { ...gatewayAnswer, isForGood: true } : gatewayAnswer;
  const addressHash = hashOfContact(services, channel, letter.to);
  if (result.isSent) {
    await note({ ...noteOfChannel, state: 'handed', addressHash, gatewayId: result.gatewayId });
    return done;
  }
  await note({ ...noteOfChannel, ...resultOf(result), addressHash });
  if (result.reason === 'address') await noteRefusal(services.db, delivery.accountId, addressHash);
  return failed(result);
}

// Letters about a breach are many in an hour, and only the office causes them.
const purseOfNotice = (kind: NoticeKind): Purse =>
  noticeRuleOf(kind).isSecurity && kind !== 'breach' ? 'security' : 'news';

const resultOf = ({ isForGood, reason }: Extract<Sent, { isSent: false }>) =>
  ({ state: isForGood ? 'failed' : 'created', reason }) as const;

/** Returns the text; a letter about a report adds where to complain further. */
const textOf = (services: NoticeServices, { kind, language }: Recipient, text: string): string =>
  isReportNews(kind) ? `${text}\n\n${whereToComplain(language, siteOf(services))}` : text;

/** Writes a notice for a channel; undefined if there is nothing left to say. */
async function compose(services: NoticeServices, recipient: Recipient, channel: Channel): Promise<Letter | undefined> {
  const { noticeId, kind, language } = recipient;
  const profileId = profileNamed(recipient, channel);
  if (channel === 'email' && isObjectable(kind)) {
    const letter = await composeObjectionLetter(services, recipient, kind);
    if (letter !== undefined) return profileId ? { ...letter, ...ofProfile(letter, profileId, language) } : letter;
  }
  const gathered = isGathered(kind) ? await unseenOfGathered(services, recipient) : undefined;
  const words = isGathered(kind)
    ? wordsOfGathered(gathered ?? new Map(), recipient, profileId)
    : await wordsOf(services, { ...recipient, kind }, profileId);
  if (words.text === '') return undefined;
  const { page, isSecurity } = noticeRuleOf(kind);
  const link = { href: `${siteOf(services)}${page}`, label: '' };
  const letter = { noticeId, accountId: recipient.accountId, language, channel, link, isSecurity };
  if (channel !== 'sms')
    return { ...letter, to: recipient.email, ...words, text: textOf(services, recipient, words.text) };
  const base = SMS_OF[kind];
  if (base === undefined) return undefined;
  // An SMS about several profiles names none of them.
  const namedProfile = gathered && gathered.size > 1 ? undefined : profileId;
  const template = namedProfile === undefined ? base : templateOf(services, base);
  const values = { site: hostOf(services), count: String(countGathered(gathered)), profile: namedProfile ?? '' };
  return { ...letter, to: recipient.phone, subject: '', text: smsText(template, language, values), template };
}

/** Returns the number of notices in a gathered letter; 0 for a letter about one notice. */
function countGathered(gathered: Gathered | undefined): number {
  const counts = [...(gathered?.values() ?? [])].flatMap(Object.values<number>);
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * Returns the profile that a message must name because its address belongs to several. For an account with several
 * profiles it is the profile concerned; in e-mail it is the account's own, if another account has the same address.
 */
function profileNamed({ hasSeveral, profileId, namedByMail }: Recipient, channel: Channel): string | undefined {
  if (hasSeveral) return profileId ?? undefined;
  return channel === 'email' ? (namedByMail ?? undefined) : undefined;
}

/** The recipient of a notice that is not gathered into a letter. */
type Single = Omit<Recipient, 'kind'> & { kind: Exclude<NoticeKind, GatheredKind> };

/** Returns the subject and text of a notice, which names the profile if `profileId` is given. */
async function wordsOf(services: NoticeServices, { kind, subjectId, language }: Single, profileId?: string) {
  const letterOfBreach = kind === 'breach' ? await breachWords(services.db, subjectId, language) : undefined;
  const words = letterOfBreach ?? LETTERS[kind][language];
  return profileId ? ofProfile(words, profileId, language) : words;
}

/** Returns the subject and text of a gathered letter; an empty text if it would count nothing. */
function wordsOfGathered(all: Gathered, { hasSeveral, language }: Recipient, profileId?: string) {
  if (hasSeveral) return gatheredOfProfiles(all, language);
  const [counts = {}] = [...all.values()];
  const words = gatheredWords(counts, language);
  return profileId && words.text !== '' ? ofProfile(words, profileId, language) : words;
}

/**
 * Returns the template that names a profile; or the one that names none, if only that one is registered. Once texts are
 * registered with the operators, one that is not registered would reach nobody.
 */
function templateOf({ config }: NoticeServices, base: SmsBase): SmsTemplate {
  const { templates = {} } = config.channels.sms ?? {};
  const namingTemplate = `${base}-of` as const;
  return base in templates && !(namingTemplate in templates) ? base : namingTemplate;
}

/** The counts of unread notices by kind, by profile id; `''` for notices about no profile. */
type Gathered = Map<string, GatheredCounts>;

/** Counts the unread notices of each gathered kind, by profile, about families that are still visible. */
async function unseenOfGathered(
  { db }: Pick<NoticeServices, 'db'>,
  { noticeId }: Pick<Recipient, 'noticeId'>,
): Promise<Gathered> {
  const unseen = await listDigestNotices(db, { noticeId, kinds: GATHERED_KINDS });
  const all: Gathered = new Map();
  for (const profileId of new Set(unseen.map((notice) => notice.profileId))) {
    const ofThisProfile = unseen.filter((notice) => notice.profileId === profileId);
    const others = ofThisProfile.flatMap(({ aboutId }) => aboutId ?? []);
    const seen = profileId === null ? new Set(others) : await loadSeen({ db }, profileId, others);
    const counts: GatheredCounts = {};
    for (const { kind, aboutId, isOurs } of ofThisProfile) {
      if (!isGathered(kind) || (aboutId !== null && !seen.has(aboutId))) continue;
      const countedKind = kind === 'interestExpiring' && isOurs ? 'ownInterestExpiring' : kind;
      counts[countedKind] = (counts[countedKind] ?? 0) + 1;
    }
    if (Object.keys(counts).length > 0) all.set(profileId ?? '', counts);
  }
  return all;
}
