import {
  acknowledgeCase,
  askReporter,
  assignCase,
  listCases,
  noteCase,
  restProfile,
  settleCase,
  showCase,
} from '#contract/staff/cases.ts';
import { findBlockersOf } from '#server/domain/blocked-phones/compare-phones.ts';
import { addCaseNote, assignCase as assign, keepQuestion, listCaseNotes } from '#server/domain/cases/cases.queries.ts';
import { loadReportedThreads } from '#server/domain/cases/reported-threads.queries.ts';
import { listPhotos } from '#server/domain/files/waiting-photos.queries.ts';
import { loadAsStranger } from '#server/domain/visibility/load-views.ts';
import { failure, success } from '#server/http/outcome.ts';
import { BrokenRules, Refusal } from '#server/http/refusal.ts';
import { intend } from '#server/notices/tell.queries.ts';
import {
  CASES_A_PAGE,
  type CaseRow,
  findNextCase,
  listHistory,
  listReportsOf,
  listCases as listRows,
  loadCase,
} from '#server/office/cases.queries.ts';
import { loadMembers } from '#server/office/members.queries.ts';
import { restForADayAndNotify } from '#server/office/rests.queries.ts';
import { acknowledgeAndNotify, settleAndNotify } from '#server/office/settle-case.ts';
import { loadAssigned, moveAssigned } from '#server/office/tasks/assignments.queries.ts';
import { type AskedByStaff, registerStaffCall } from './answer-staff.ts';
import { idOf } from './id-of.ts';
import type { Office } from './office.ts';
import { refuseAboveReadingLimit } from './refuse-above-reading-limit.ts';

const FIRST_PAGE = 1;
/** A page beyond it has no cases. */
const MOST_PAGES = 100_000;

const outcomeOf = (isDone: boolean) => (isDone ? success('saved') : failure('changedMeanwhile'));

/** Registers the calls for reports and grievances: what must be settled, by when, and what was done. */
export function caseRoutes(office: Office): void {
  const { cipher, lookups, phoneHash } = office.services;

  registerStaffCall(office, listCases, async ({ db, staff, values: { state, kind, page, mine, near }, about }) => {
    const rows = await listRows(db, {
      state,
      kind,
      nearId: near,
      staffId: mine === 'Yes' ? staff.id : null,
      page: Math.min(page ?? FIRST_PAGE, MOST_PAGES) || FIRST_PAGE,
    });
    const cases = rows.slice(0, CASES_A_PAGE);
    about(...cases.map(subjectOf));
    const assignees = await loadAssigned(
      db,
      'case',
      cases.map(({ id }) => String(id)),
    );
    const assignedTo = (id: number) => assignees.get(String(id)) ?? null;
    return {
      cases: cases.map((row) => ({ ...presentCase(row), assignedTo: assignedTo(row.id) })),
      hasMore: rows.length > CASES_A_PAGE,
    };
  });

  registerStaffCall(office, showCase, async (asked) => {
    const { db, staff, about, values } = asked;
    const caseRow = await caseOf(asked);
    const { id, memberId, settledBy, note } = caseRow;
    if (memberId !== null) {
      await refuseAboveReadingLimit(office.services.db, { who: staff.email, command: showCase.path, transaction: db });
      about({ profileId: memberId });
    }
    const assignees = await loadAssigned(db, 'case', [String(id)]);
    const [reports, history, notes, photos, shared] = await Promise.all([
      listReportsOf(db, id),
      listHistory(db, caseRow),
      listCaseNotes(db, id),
      memberId === null ? [] : listPhotos(db, memberId),
      memberId === null ? null : loadAsStranger({ db, lookups }, memberId),
    ]);
    const blockers = await Promise.all(
      reports.map(({ contact }) => (memberId === null ? findBlockersOf({ db, phoneHash }, contact) : [])),
    );
    about(...blockers.flat().map((profileId) => ({ profileId })));
    const threads = await loadReportedThreads(
      db,
      cipher,
      reports.map(({ id }) => id),
    );
    return {
      case: { ...presentCase(caseRow), settledBy, note, assignedTo: assignees.get(String(id)) ?? null },
      shared,
      photos,
      next: await findNextCase(db, id, {
        kind: values.kind,
        nearId: values.near,
        staffId: values.mine === 'Yes' ? staff.id : null,
      }),
      reports: reports.map(({ reported, acknowledged, reference, byLink, ...report }, index) => ({
        blockedBy: blockers[index] ?? [],
        messages: threads.get(report.id) ?? [],
        ...report,
        reference: reference ?? '',
        reported: reported.toISOString(),
        acknowledged: iso(acknowledged),
        by: reporterKind(byLink, report.reporterId),
      })),
      history: history.map(({ reported, settled, left, ...former }) => ({
        ...former,
        reported: reported.toISOString(),
        settled: iso(settled),
        hasLeft: left !== null,
      })),
      notes: notes.map(({ at, by, words }) => ({ at: at.toISOString(), by, words })),
    };
  });

  registerStaffCall(office, acknowledgeCase, async (asked) => {
    const { id } = await caseOf(asked);
    return outcomeOf(await acknowledgeAndNotify(asked.db, id));
  });

  registerStaffCall(office, settleCase, async (asked) => {
    const { db, staff, values } = asked;
    const { id } = await caseOf(asked);
    const { outcome, reason: note, seen } = values;
    return outcomeOf(await settleAndNotify(db, id, { outcome, note, by: staff.email, seen }));
  });

  registerStaffCall(office, restProfile, async (asked) => {
    const profileId = await profileOf(asked);
    return outcomeOf(await restForADayAndNotify(asked.db, profileId, asked.staff.email));
  });

  registerStaffCall(office, noteCase, async (asked) => {
    const { db, staff, values } = asked;
    const { id } = await caseOf(asked);
    return outcomeOf(await addCaseNote(db, { caseId: id, by: staff.email, words: values.words }));
  });

  registerStaffCall(office, assignCase, async (asked) => {
    const { db, values, about } = asked;
    const { id } = await caseOf(asked);
    const profileId = values.profile;
    if ((await loadMembers(db, [profileId])).length === 0) throw new BrokenRules({ profile: 'memberUnknown' });
    about({ profileId });
    const caseId = await assign({ db, phoneHash }, { caseId: id, profileId });
    if (caseId !== undefined && caseId !== id) await moveAssigned(db, 'case', { from: String(id), to: String(caseId) });
    return { ...outcomeOf(caseId !== undefined), caseId };
  });

  registerStaffCall(office, askReporter, async (asked) => {
    const { db, staff, values } = asked;
    const { id } = await caseOf(asked);
    const { report, words } = values;
    const question = await keepQuestion(db, { caseId: id, reportId: report ?? 0, by: staff.email, words });
    if (question === undefined) return failure('nobodyToAsk');
    const account = question.accountId !== null && { accountId: question.accountId };
    await intend(db, { kind: 'report-question', subjectId: String(question.id), ...account });
    await addCaseNote(db, { caseId: id, by: staff.email, words: `? ${words}` });
    return success('questionAsked');
  });

  type AboutCase = Pick<AskedByStaff<typeof restProfile.form.fields>, 'db' | 'values' | 'about'>;

  /** Returns the case with the sent number. Throws a 404 if there is none. */
  async function caseOf({ db, values, about }: AboutCase): Promise<CaseRow> {
    const caseRow = await loadCase(db, idOf(values.member));
    if (caseRow === undefined) throw new Refusal(404, 'notFound');
    about(subjectOf(caseRow));
    return caseRow;
  }

  /** Returns the profile of the case with the sent number. Throws a 404 if there is none. */
  async function profileOf(asked: AboutCase): Promise<string> {
    const { memberId } = await caseOf(asked);
    if (memberId === null) throw new Refusal(404, 'memberUnknown');
    asked.about({ profileId: memberId });
    return memberId;
  }
}

const subjectOf = ({ id }: CaseRow) => ({ subject: `case ${id}` });
const iso = (at: Date | null): string => at?.toISOString() ?? '';

function reporterKind(isByLink: boolean, reporterId: string): 'link' | 'member' | 'stranger' {
  if (isByLink) return 'link';
  return reporterId === '' ? 'stranger' : 'member';
}

function presentCase({
  id,
  kind,
  subject,
  memberId,
  name,
  opened,
  due,
  acknowledgeBy,
  settled,
  outcome,
  reports,
  ...row
}: CaseRow) {
  return {
    id,
    kind,
    memberId: memberId ?? '',
    name: name ?? '',
    subject: memberId === null ? subject : '',
    outcome,
    reports,
    opened: opened.toISOString(),
    due: iso(due),
    acknowledgeBy: iso(acknowledgeBy),
    settled: iso(settled),
    isSuspended: row.suspendedAt !== null,
    restsUntil: iso(row.restsUntil),
  };
}
