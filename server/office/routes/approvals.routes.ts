import type { Decision } from '#contract/decision.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { messageId } from '#contract/message.ts';
import {
  APPROVALS_A_PAGE,
  approve,
  listApprovals,
  listDecided,
  listOwnEntries,
  openApproval,
  reject,
  returnForCorrection,
  undoDecided,
} from '#contract/staff/approvals.ts';
import {
  DECISIONS_A_DAY,
  listDecisions,
  listOwnApprovals,
  loadHoursToApproval,
} from '#server/domain/approvals/decisions.queries.ts';
import {
  countApprovals,
  type Item,
  isAlone,
  isOwnEntry,
  listLine,
  loadItem,
  watchedName,
} from '#server/domain/approvals/items.queries.ts';
import { claimApproval, claimedByOther } from '#server/domain/approvals/queue.queries.ts';
import { listPhotos } from '#server/domain/files/waiting-photos.queries.ts';
import { loadAsStranger } from '#server/domain/visibility/load-views.ts';
import { loadCalledFirst, makeIsDrawn } from '#server/domain/visibility-settings/called-first.queries.ts';
import { failure, type Outcome, success } from '#server/http/outcome.ts';
import { BrokenRules, Refusal } from '#server/http/refusal.ts';
import { decide } from '#server/office/approvals/decide.ts';
import { findDoubles } from '#server/office/approvals/doubles.queries.ts';
import { undoDecision } from '#server/office/approvals/undo.ts';
import { loadMembers } from '#server/office/members.queries.ts';
import { type AskedByStaff, registerStaffCall } from './answer-staff.ts';
import { idOf } from './id-of.ts';
import type { Office } from './office.ts';
import { refuseAboveReadingLimit } from './refuse-above-reading-limit.ts';

const DECISIONS_A_PAGE = 50;
/** An id above all others: the list begins with the latest decision. */
const NEWEST = 999_999_999;
/** How long the hours to approval are cached. */
const HOURS_CACHED_MS = 5 * MINUTE_MS;
/** The names of the places in the queue, which the database numbers from 0. */
const PLACES = ['again', 'hidden', 'seen'] as const;
const placeName = (place: number) => PLACES[place] ?? 'hidden';

/** Registers the calls for the approval queue and for looking at approved changes afterwards. */
export function approvalRoutes(office: Office): void {
  const { services } = office;
  const { lookups, phoneHash } = services;
  const isDrawn = makeIsDrawn(services);
  const hoursToApproval = makeHoursCache();

  registerStaffCall(office, listApprovals, async ({ db, staff, values, about }) => {
    const nearId = values.near;
    const count = await countApprovals(db, nearId);
    const pages = Math.max(1, Math.ceil(count / APPROVALS_A_PAGE));
    const page = Math.min(/^\d+$/.test(values.page) ? Number(values.page) : 0, pages - 1);
    const rows = await listLine(db, {
      from: page * APPROVALS_A_PAGE,
      most: APPROVALS_A_PAGE,
      staffId: staff.id,
      nearId,
    });
    about(...rows.map(({ memberId }) => ({ profileId: memberId })));
    const hours = await hoursToApproval(db);
    return {
      items: rows.map(({ since, place, answer, ...row }) => ({
        ...row,
        answer: watchedName(answer),
        since: since.toISOString(),
        place: placeName(place),
      })),
      page,
      pages,
      count,
      hours: hours && { median: Math.ceil(hours.median), ninetieth: Math.ceil(hours.ninetieth) },
    };
  });

  registerStaffCall(office, openApproval, async ({ db, staff, values, about }) => {
    const id = idOf(values.id);
    await refuseAboveReadingLimit(services.db, { who: staff.email, command: openApproval.path, transaction: db });
    await claimApproval(db, id, staff.id);
    const item = await loadItem(db, id);
    if (item === undefined) throw new Refusal(404, 'notFound');
    const { profileId, kind, answer, was, becomes, subject, version } = item;
    about({ profileId });
    const accounts = await loadMembers(db, [profileId]);
    const [account] = accounts;
    const doubles = await findDoubles({ db, phoneHash }, profileId);
    about(...doubles.others.map(({ memberId }) => ({ profileId: memberId, subject: 'double' })));
    const callFirst = await loadCalledFirst(db, profileId, isDrawn);
    return {
      item: {
        id,
        kind,
        answer: watchedName(answer),
        memberId: profileId,
        name: account?.name ?? '',
        since: item.since.toISOString(),
        place: placeName(item.place),
        claimedBy: await claimedByOther(db, id, staff.id),
      },
      version,
      was,
      becomes,
      photo: kind === 'photo' ? subject : '',
      shared: await loadAsStranger({ db, lookups }, profileId),
      photos: await listPhotos(db, profileId),
      registered: account?.came.toISOString() ?? '',
      roles: accounts.map(({ role }) => role),
      own: await whoseEntry(db, item, staff),
      call: {
        reasons: kind === 'profile' ? callFirst.reasons : [],
        isNeeded: kind === 'profile' && callFirst.isNeeded,
        account: callFirst.account?.id ?? 0,
        phone: callFirst.account?.phone ?? '',
      },
      self: doubles.own ?? null,
      doubles: doubles.others,
      rejected: doubles.rejected.map(({ by, reason, at }) => ({ by, reason, at: at.toISOString() })),
    };
  });

  registerStaffCall(office, approve, (asked) => settle(asked, 'approved', asked.values.reason));
  registerStaffCall(office, returnForCorrection, (asked) => {
    const { template, words } = asked.values;
    return settle(asked, 'returned', [template, words.trim()].filter(Boolean).join('\n'));
  });
  registerStaffCall(office, reject, (asked) => settle(asked, 'rejected', asked.values.reason));

  registerStaffCall(office, listDecided, async ({ db, values: { decision, latest }, about }) => {
    const decisions = await listDecisions(db, {
      decision,
      latest: latest === '' ? NEWEST : idOf(latest),
      most: DECISIONS_A_PAGE + 1,
    });
    const rows = decisions.slice(0, DECISIONS_A_PAGE);
    about({ subject: `decisions ${rows.length}` });
    return {
      decisions: rows.map(({ memberId, answer, at, undoneAt, ...row }) => ({
        ...row,
        outcome: row.decision === 'returned' ? ('sentBack' as const) : row.decision,
        memberId: memberId ?? '',
        answer: watchedName(answer),
        at: at.toISOString(),
        undoneAt: undoneAt?.toISOString() ?? '',
      })),
      next: String(decisions[DECISIONS_A_PAGE]?.id ?? ''),
    };
  });

  registerStaffCall(office, undoDecided, async ({ db, staff, values: { member }, about }) => {
    const profileId = await undoDecision(db, idOf(member), staff.email);
    if (profileId === undefined) return failure('changedMeanwhile');
    about({ profileId });
    return success('decisionUndone');
  });

  registerStaffCall(office, listOwnEntries, async ({ db }) => ({
    entries: (await listOwnApprovals(db)).map(({ profileId, by, reason, at }) => ({
      by,
      reason,
      memberId: profileId ?? '',
      at: at.toISOString(),
    })),
  }));

  async function settle(
    {
      db,
      staff,
      values,
      about,
      afterwards,
    }: Pick<AskedByStaff<typeof approve.form.fields>, 'db' | 'staff' | 'about' | 'afterwards'> & {
      values: { id: string; version: string };
    },
    decision: Decision,
    reason: string,
  ): Promise<Outcome> {
    const by = { email: staff.email, id: staff.id };
    const decided = await decide(
      { db, phoneHash, isDrawn },
      { id: idOf(values.id), decision, reason, version: values.version, by },
    );
    switch (decided.outcome) {
      case 'done':
        about({ profileId: decided.profileId });
        afterwards(() => services.files.remove('pictures', decided.photos));
        return success('saved');
      case 'claimed':
        throw new Refusal(409, messageId('claimedByOther', { name: decided.by }));
      case 'callFirst':
        throw new Refusal(409, 'callFirst');
      case 'tooMany':
        throw new Refusal(429, messageId('tooManyApprovals', { most: DECISIONS_A_DAY }));
      case 'own':
        return failure('ownEntry');
      case 'ownReason':
        throw new BrokenRules({ reason: 'ownEntryReason' });
      default:
        return failure('changedMeanwhile');
    }
  }
}

/** Caches the hours to approval, because counting four weeks takes thousands of rows. */
function makeHoursCache(): typeof loadHoursToApproval {
  let cached: { hours: Awaited<ReturnType<typeof loadHoursToApproval>>; until: number } | undefined;
  return async (db) => {
    if (!cached?.hours || cached.until < performance.now())
      cached = { hours: await loadHoursToApproval(db), until: performance.now() + HOURS_CACHED_MS };
    return cached.hours;
  };
}

/** Returns whether an item is the member of staff's own entry and, if it is, whether somebody else can decide on it. */
async function whoseEntry(
  db: AskedByStaff<typeof approve.form.fields>['db'],
  { profileId }: Item,
  { id, email }: { id: number; email: string },
) {
  if (!(await isOwnEntry(db, { profileId, email }))) return 'no' as const;
  return (await isAlone(db, id)) ? ('alone' as const) : ('other' as const);
}
