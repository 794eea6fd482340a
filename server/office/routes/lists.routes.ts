import type { Call } from '#contract/call.ts';
import {
  BANNER_FILE,
  bringSiteRowBack,
  listSiteRows,
  moveSiteRow,
  removeSiteRow,
  type SiteList,
  saveBanner,
  saveCentre,
  saveFaq,
  saveFaqDraft,
  saveHelpline,
  saveLink,
  saveMailbox,
  saveStory,
  saveStoryDraft,
  turnSiteRow,
} from '#contract/staff/lists.ts';
import type { Fields } from '#contract/wire.ts';
import { districts } from '#matching/places/districts.ts';
import { isPlaceholderRow } from '#server/domain/content/placeholders.ts';
import { checkBanner } from '#server/domain/files/check-picture.ts';
import { failure, success } from '#server/http/outcome.ts';
import { BrokenRules, Refusal } from '#server/http/refusal.ts';
import {
  draftSummary,
  dropDraftById,
  dropDraftsOf,
  isDraftPlace,
  keepDraft,
  listDrafts,
} from '#server/office/drafts.queries.ts';
import {
  bringRowBack,
  keepFormerRow,
  listFormerRows,
  listSite,
  lockSiteRow,
  siteLists,
} from '#server/office/lists.queries.ts';
import {
  keepBannerImage,
  orderRows,
  removeRow,
  showTestimonial,
  turnBanner,
} from '#server/office/ordered-rows.queries.ts';
import { cleanRow, findRow, writeRow } from '#server/office/save-site-row.ts';
import { type AskedByStaff, registerStaffCall } from './answer-staff.ts';
import { idOf } from './id-of.ts';
import type { Office } from './office.ts';

/** Registers the calls for the site's lists: read, write, order, show and hide rows, and see their former versions. */
export function listRoutes(office: Office): void {
  registerStaffCall(office, listSiteRows, async ({ db, values: { list } }) => {
    const rows = await listSite(db, list);
    const formerRows = await listFormerRows(db, list);
    const drafts = isDraftPlace(list) ? await listDrafts(db, list) : [];
    return {
      rows: rows.map(({ texts: { image = '', ...texts }, ...row }) => ({
        ...row,
        texts,
        image,
        isPlaceholder: isPlaceholderRow(texts),
      })),
      former: formerRows.map(({ until, texts: { image, ...texts }, ...row }) => ({
        ...row,
        texts,
        until: until.toISOString(),
      })),
      drafts: drafts.map((draft) => ({
        ...draftSummary(draft, rows.find(({ id }) => String(id) === draft.subject)?.version),
        rowId: Number(draft.subject),
        version: draft.version,
        texts: draft.fields,
      })),
    };
  });

  const registerSave = <F extends Fields>(call: Call<F, typeof saveFaq.returned>, list: SiteList) =>
    registerStaffCall(office, call, (asked) => save(office, asked, list));
  registerSave(saveFaq, 'faqs');
  registerSave(saveHelpline, 'phones');
  registerSave(saveMailbox, 'emails');
  registerSave(saveLink, 'links');
  registerSave(saveStory, 'stories');
  registerSave(saveBanner, 'banners');
  registerSave(saveCentre, 'centres');
  registerStaffCall(office, saveFaqDraft, (asked) => saveDraft(asked, 'faqs'));
  registerStaffCall(office, saveStoryDraft, (asked) => saveDraft(asked, 'stories'));

  registerStaffCall(office, moveSiteRow, async ({ db, values: { list, member, way }, about }) => {
    const table = tableOf(list);
    const ids = (await listSite(db, list)).map(({ id }) => id);
    const index = ids.indexOf(idOf(member));
    // Stories are ordered by their day and not by hand.
    if (index === -1 || table === 'testimonials') throw new Refusal(404, 'notFound');
    const newIndex = Math.min(Math.max(index + (way === 'up' ? -1 : 1), 0), ids.length - 1);
    ids.splice(newIndex, 0, ...ids.splice(index, 1));
    await orderRows(db, table, ids);
    about({ subject: `${list} ${member}` });
    return success('saved');
  });

  registerStaffCall(office, turnSiteRow, async ({ db, values: { list, member, isOn }, about }) => {
    const id = idOf(member);
    const row = await lockSiteRow(db, list, id);
    if (row === undefined) throw new Refusal(404, 'notFound');
    if (list === 'stories' && isOn === 'Yes' && !row.texts.consentedOn) return failure('consentFirst');
    const turn = { stories: showTestimonial, banners: turnBanner }[String(list)];
    if (turn === undefined) throw new Refusal(404, 'notFound');
    await turn(db, id, isOn === 'Yes');
    about({ subject: `${list} ${member}` });
    return success('saved');
  });

  registerStaffCall(office, removeSiteRow, async ({ db, staff, values: { list, member }, about }) => {
    const id = idOf(member);
    if (!(await keepFormerRow(db, list, { id, by: staff.email, isGone: true }))) throw new Refusal(404, 'notFound');
    await removeRow(db, tableOf(list), id);
    if (isDraftPlace(list)) await dropDraftsOf(db, list, String(id));
    about({ subject: `${list} ${member}` });
    return success('saved');
  });

  registerStaffCall(office, bringSiteRowBack, async ({ db, staff, values: { list, member }, about }) => {
    const id = await bringRowBack(db, list, { id: idOf(member), by: staff.email });
    if (id === undefined) throw new Refusal(404, 'notFound');
    about({ subject: `${list} ${id}` });
    return success('saved');
  });
}

const tableOf = (list: SiteList) => siteLists[list].table;

const districtIds = new Set(districts.map(({ id }) => String(id)));
const isDistrict = (id: string) => districtIds.has(id);

interface SentRow {
  /** The id of the row, the name of a draft, or `''` for a new row. */
  member: string;
  version: string;
  publishOn: string;
}

/** The name of a draft of a new row: `d` and the draft's id. */
const DRAFT_NAME = /^d(\d{1,8})$/;

/** Returns the id of the row or of the draft that `member` names. Both are undefined for a new row. */
function rowOrDraftOf(member: string): { id: number | undefined; draftId: number | undefined } {
  const [, draftNumber] = DRAFT_NAME.exec(member) ?? [];
  if (draftNumber !== undefined) return { id: undefined, draftId: Number(draftNumber) };
  return { id: member === '' ? undefined : idOf(member), draftId: undefined };
}

type SaveRequest = Pick<AskedByStaff<Fields>, 'db' | 'staff' | 'files' | 'reply' | 'about'> & { values: object };

/** Writes a row and publishes it at once, or keeps it as a draft for the day that was chosen. */
async function save(
  { services: { limits } }: Office,
  { db, staff, values, files, reply, about }: SaveRequest,
  list: SiteList,
) {
  const { member, version, publishOn, ...sent } = {
    member: '',
    version: '',
    publishOn: '',
    ...values,
  } satisfies SentRow;
  const { id, draftId } = rowOrDraftOf(member);
  const rowState = await findRow(db, { list, id, version });
  if (rowState === 'gone') throw new Refusal(404, 'notFound');
  if (rowState === 'overtaken') {
    reply.code(409);
    return { ...failure('changedMeanwhile'), leftOut: undefined };
  }
  if ('district' in sent && !isDistrict(String(sent.district))) throw new BrokenRules({ district: 'chooseFromList' });
  const { texts, leftOut, empty } = cleanRow(sent);
  if (empty.length > 0) throw new BrokenRules(Object.fromEntries(empty.map((name) => [name, 'textEmpty'])));
  const subject = String(id ?? '');
  if (publishOn !== '' && isDraftPlace(list)) {
    const draft = { place: list, subject, fields: texts, version, publishOn, by: staff.email };
    await keepDraft(db, draft, draftId);
    about({ subject: `${list} ${subject}`.trim() });
    return { ...success('willBePublished'), leftOut };
  }
  const picture = files.get(BANNER_FILE);
  if (list === 'banners' && (picture !== undefined || id === undefined)) {
    await limits.take('filesByMember', staff.email);
    texts.image = await keepBannerImage(db, await checkBanner(picture));
  }
  const rowId = await writeRow(db, { list, id, texts, by: staff.email });
  if (draftId !== undefined) await dropDraftById(db, draftId);
  if (isDraftPlace(list)) await dropDraftsOf(db, list, subject);
  about({ subject: `${list} ${rowId}` });
  return { ...success('saved'), leftOut };
}

/** Saves a draft of a row, which may be incomplete. */
async function saveDraft({ db, staff, values, about }: SaveRequest, list: 'faqs' | 'stories') {
  const { member, version, ...sent } = { member: '', version: '', ...values };
  const { id, draftId } = rowOrDraftOf(member);
  if ((await findRow(db, { list, id, version })) === 'gone') throw new Refusal(404, 'notFound');
  const { texts, leftOut } = cleanRow(sent);
  const subject = String(id ?? '');
  await keepDraft(db, { place: list, subject, fields: texts, version, publishOn: '', by: staff.email }, draftId);
  about({ subject: `${list} ${subject}`.trim() });
  return { ...success('draftKept'), leftOut };
}
