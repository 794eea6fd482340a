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
  saveHelpline,
  saveLink,
  saveMailbox,
  saveStory,
  turnSiteRow,
} from '#contract/staff/lists.ts';
import type { Fields } from '#contract/wire.ts';
import { districts } from '#matching/places/districts.ts';
import { isPlaceholderRow } from '#server/domain/content/placeholders.ts';
import { cleanAndTell } from '#server/domain/content/save-content.ts';
import { checkBanner } from '#server/domain/files/check-picture.ts';
import { failure, success } from '#server/http/outcome.ts';
import { BrokenRules, Refusal } from '#server/http/refusal.ts';
import {
  bringRowBack,
  keepFormerRow,
  listFormerRows,
  listSite,
  lockSiteRow,
  siteLists,
  writeSiteRow,
} from '#server/office/lists.queries.ts';
import {
  keepBannerImage,
  orderRows,
  removeRow,
  showTestimonial,
  turnBanner,
} from '#server/office/ordered-rows.queries.ts';
import { type AskedByStaff, answerStaff } from './answer-staff.ts';
import { idOf } from './id-of.ts';
import type { Office } from './office.ts';

/** The lists of the site: read, written, put in order, shown and hidden, with what stood there before. */
export function listRoutes(office: Office): void {
  answerStaff(office, listSiteRows, async ({ db, values: { list } }) => {
    const rows = await listSite(db, list);
    const former = await listFormerRows(db, list);
    return {
      rows: rows.map(({ texts: { image = '', ...texts }, ...row }) => ({
        ...{ ...row, texts, image, isPlaceholder: isPlaceholderRow(texts) },
      })),
      former: former.map(({ until, texts: { image, ...texts }, ...row }) => ({
        ...{ ...row, texts, until: until.toISOString() },
      })),
    };
  });

  const answerSave = <F extends Fields>(call: Call<F, typeof saveFaq.returned>, list: SiteList) =>
    answerStaff(office, call, (asked) => save(office, asked, list));
  answerSave(saveFaq, 'faqs');
  answerSave(saveHelpline, 'phones');
  answerSave(saveMailbox, 'emails');
  answerSave(saveLink, 'links');
  answerSave(saveStory, 'stories');
  answerSave(saveBanner, 'banners');
  answerSave(saveCentre, 'centres');

  answerStaff(office, moveSiteRow, async ({ db, values: { list, member, way }, about }) => {
    const table = tableOf(list);
    const ids = (await listSite(db, list)).map(({ id }) => id);
    const at = ids.indexOf(idOf(member));
    if (at === -1 || table === 'testimonials') throw new Refusal(404, 'notFound');
    const to = Math.min(Math.max(at + (way === 'up' ? -1 : 1), 0), ids.length - 1);
    ids.splice(to, 0, ...ids.splice(at, 1));
    await orderRows(db, table, ids);
    about({ subject: `${list} ${member}` });
    return success('saved');
  });

  answerStaff(office, turnSiteRow, async ({ db, values: { list, member, isOn }, about }) => {
    const id = idOf(member);
    const row = await lockSiteRow(db, list, id);
    if (row === undefined) throw new Refusal(404, 'notFound');
    if (list === 'stories' && isOn === 'Yes' && !row.texts.consentedOn) return failure(2, 'consentFirst');
    const turn = { stories: showTestimonial, banners: turnBanner }[String(list)];
    if (turn === undefined) throw new Refusal(404, 'notFound');
    await turn(db, id, isOn === 'Yes');
    about({ subject: `${list} ${member}` });
    return success('saved');
  });

  answerStaff(office, removeSiteRow, async ({ db, staff, values: { list, member }, about }) => {
    const id = idOf(member);
    if (!(await keepFormerRow(db, list, { id, by: staff.email, isGone: true }))) throw new Refusal(404, 'notFound');
    await removeRow(db, tableOf(list), id);
    about({ subject: `${list} ${member}` });
    return success('saved');
  });

  answerStaff(office, bringSiteRowBack, async ({ db, staff, values: { list, member }, about }) => {
    const id = await bringRowBack(db, list, { id: idOf(member), by: staff.email });
    if (id === undefined) throw new Refusal(404, 'notFound');
    about({ subject: `${list} ${id}` });
    return success('saved');
  });
}

const tableOf = (list: SiteList) => siteLists[list].table;

/** What is HTML in a row; it is cleaned as the texts are. */
const HTML = ['answer', 'answerBn', 'html', 'htmlBn'];

const districtIds = new Set(districts.map(({ id }) => String(id)));
const isDistrict = (id: string) => districtIds.has(id);

interface Sent {
  member: string;
  version: string;
}

async function save(
  { services: { limits } }: Office,
  {
    db,
    staff,
    values,
    files,
    reply,
    about,
  }: Pick<AskedByStaff<Fields>, 'db' | 'staff' | 'files' | 'reply' | 'about'> & {
    values: object;
  },
  list: SiteList,
) {
  const { member, version, ...sent } = { member: '', version: '', ...values } satisfies Sent;
  const id = member === '' ? undefined : idOf(member);
  if (id !== undefined) {
    const row = await lockSiteRow(db, list, id);
    if (row === undefined) throw new Refusal(404, 'notFound');
    if (row.version !== version) {
      reply.code(409);
      return { ...failure(2, 'changedMeanwhile'), leftOut: undefined };
    }
  }
  if ('district' in sent && !isDistrict(String(sent.district))) throw new BrokenRules({ district: 'chooseFromList' });
  const leftOut: string[] = [];
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(sent)) {
    texts[name] = String(value).trim();
    if (!HTML.includes(name)) continue;
    const cleaned = cleanAndTell(String(value));
    if (cleaned.html.trim() === '') throw new BrokenRules({ [name]: 'textEmpty' });
    leftOut.push(...cleaned.leftOut);
    texts[name] = cleaned.html;
  }
  const picture = files.get(BANNER_FILE);
  if (list === 'banners' && (picture !== undefined || id === undefined)) {
    await limits.take('filesByMember', staff.email);
    texts.image = await keepBannerImage(db, await checkBanner(picture));
  }
  if (id !== undefined) await keepFormerRow(db, list, { id, by: staff.email, isGone: false });
  const written = await writeSiteRow(db, list, { id, texts });
  about({ subject: `${list} ${written}` });
  return { ...success('saved'), leftOut: [...new Set(leftOut)] };
}
