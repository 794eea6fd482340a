import { LANGUAGES } from '#contract/languages.ts';
import {
  bringTextBack,
  dropDraft,
  listTexts,
  previewText,
  saveText,
  saveTextDraft,
  showText,
} from '#contract/staff/desk.ts';
import {
  type Content,
  listContents,
  listFormer,
  loadFormer,
  loadText,
  lockText,
} from '#server/domain/content/contents.queries.ts';
import { withoutPlaceholders } from '#server/domain/content/placeholders.ts';
import { cleanAndTell } from '#server/domain/content/save-content.ts';
import { failure, success } from '#server/http/outcome.ts';
import { BrokenRules, Refusal } from '#server/http/refusal.ts';
import { isTrial } from '#server/is-trial.ts';
import { draftSummary, dropDraftById, dropDraftsOf, keepDraft, listDrafts } from '#server/office/drafts.queries.ts';
import { listPlaceholders } from '#server/office/placeholders.queries.ts';
import { publishText, versionOf } from '#server/office/publish-text.ts';
import { type AskedByStaff, registerStaffCall } from './answer-staff.ts';
import { idOf } from './id-of.ts';
import type { Office } from './office.ts';

/** The text whose changes are announced to visitors. */
const POLICY = 'privacy-policy';
/** An id above all others: the list begins with the latest version. */
const NEWEST = '999999999';

/** Registers the calls for the site's texts in both languages, with their former versions. */
export function textRoutes(office: Office): void {
  const showsAll = isTrial(office.services.config);

  registerStaffCall(office, listTexts, async ({ db }) => ({
    texts: (await listContents(db)).map(({ key, lang, edited }) => ({
      key,
      lang,
      edited: edited?.toISOString() ?? '',
    })),
    placeholders: (await listPlaceholders(db)).map(({ what }) => what),
    drafts: (await listDrafts(db)).map((draft) => ({
      ...draftSummary(draft, undefined),
      place: draft.place,
      subject: draft.subject,
    })),
  }));

  registerStaffCall(office, showText, async ({ db, values: { key, latest } }) => {
    const texts = await Promise.all(LANGUAGES.map((lang) => textIn(db, { key, lang }, idOf(latest || NEWEST))));
    return { texts: texts.filter((text) => text !== undefined) };
  });

  registerStaffCall(office, previewText, async ({ values }) => {
    const { html, leftOut } = cleanAndTell(values.html);
    return { html: showsAll ? html : withoutPlaceholders(html), leftOut };
  });

  registerStaffCall(office, saveText, async (asked) => {
    const { key, lang, version, told, publishOn } = asked.values;
    const former = await lockText(asked.db, { key, lang });
    if (former === undefined) throw new Refusal(404, 'notFound');
    if (versionOf(former) !== version) {
      asked.reply.code(409);
      return { ...failure('changedMeanwhile'), leftOut: undefined, now: former, nowVersion: versionOf(former) };
    }
    const { html, leftOut } = cleanAndTell(asked.values.html);
    if (html.trim() === '') throw new BrokenRules({ html: 'textEmpty' });
    if (key === POLICY && told.trim() === '') throw new BrokenRules({ told: 'toldRequired' });
    if (publishOn !== '') {
      const fields = { html, told };
      await keepDraft(asked.db, {
        place: 'text',
        subject: `${key} ${lang}`,
        fields,
        version,
        publishOn,
        by: asked.staff.email,
      });
      asked.about({ subject: `${key} ${lang}` });
      return { ...success('willBePublished'), leftOut, now: undefined, nowVersion: undefined };
    }
    await publish(asked, { key, lang, html }, { former, told });
    await dropDraftsOf(asked.db, 'text', `${key} ${lang}`);
    return { ...success('saved'), leftOut, now: undefined, nowVersion: undefined };
  });

  registerStaffCall(office, saveTextDraft, async ({ db, staff, values: { key, lang, version, told, html }, about }) => {
    if ((await loadText(db, key, lang)) === undefined) throw new Refusal(404, 'notFound');
    const cleaned = cleanAndTell(html);
    const subject = `${key} ${lang}`;
    const fields = { html: cleaned.html, told };
    await keepDraft(db, { place: 'text', subject, fields, version, publishOn: '', by: staff.email });
    about({ subject });
    return { ...success('draftKept'), leftOut: cleaned.leftOut };
  });

  registerStaffCall(office, dropDraft, async ({ db, values: { member }, about }) => {
    const subject = await dropDraftById(db, idOf(member));
    if (subject === undefined) throw new Refusal(404, 'notFound');
    about({ subject });
    return success('saved');
  });

  registerStaffCall(office, bringTextBack, async (asked) => {
    const formerText = await loadFormer(asked.db, idOf(asked.values.member));
    const presentHtml = formerText && (await lockText(asked.db, formerText));
    if (formerText === undefined || presentHtml === undefined) throw new Refusal(404, 'notFound');
    await publish(asked, formerText, { former: presentHtml, told: '' });
    return success('saved');
  });
}

/** Publishes a text in place of `former`, its HTML until now. */
async function publish(
  { db, staff, about }: Pick<AskedByStaff<typeof saveText.form.fields>, 'db' | 'staff' | 'about'>,
  text: Content,
  { former, told }: { former: string; told: string },
): Promise<void> {
  await publishText(db, text, { former, told, by: staff.email });
  about({ subject: `${text.key} ${text.lang}` });
}

/** Returns a text for its editor, with its draft and its former versions up to `latest`; undefined if there is none. */
async function textIn(
  db: AskedByStaff<typeof showText.form.fields>['db'],
  text: Pick<Content, 'key' | 'lang'>,
  latest: number,
) {
  const published = await loadText(db, text.key, text.lang);
  if (published === undefined) return undefined;
  const { former, hasMore } = await listFormer(db, text, latest);
  const draft = (await listDrafts(db, 'text')).find(({ subject }) => subject === `${text.key} ${text.lang}`);
  return {
    lang: text.lang,
    html: published.html,
    version: versionOf(published.html),
    hasMore,
    draft: draft
      ? {
          ...draftSummary(draft, versionOf(published.html)),
          version: draft.version,
          html: draft.fields.html ?? '',
          told: draft.fields.told ?? '',
        }
      : null,
    former: former.map(({ until, ...version }) => ({ ...version, until: until.toISOString() })),
  };
}
