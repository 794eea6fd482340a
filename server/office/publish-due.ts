import type { Kysely } from 'kysely';
import { LANGUAGES } from '#contract/languages.ts';
import { USES } from '#contract/staff/desk.ts';
import { lockText } from '#server/domain/content/contents.queries.ts';
import { cleanAndTell } from '#server/domain/content/save-content.ts';
import { recordUse } from '#server/domain/office-log/uses.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { dropDraftById, type KeptDraft, listDue, lockDraft, markFailed, nameOfDraft } from './drafts.queries.ts';
import { showTestimonial } from './ordered-rows.queries.ts';
import { publishText, versionOf } from './publish-text.ts';
import { cleanRow, findRow, writeRow } from './save-site-row.ts';

type Db = Kysely<Database>;

/**
 * Publishes drafts whose day has begun in India. If the published version has changed since the draft was begun, or
 * sanitising leaves a field empty, the draft is not published but marked as failed for the editors.
 */
export async function publishDue(db: Db, now?: Date): Promise<void> {
  for (const id of await listDue(db, now))
    await db.transaction().execute(async (transaction) => {
      const draft = await lockDraft(transaction, id);
      if (draft === undefined) return;
      const isPublished =
        draft.place === 'text' ? await publishDraftOfText(transaction, draft) : await publishRow(transaction, draft);
      if (!isPublished) return markFailed(transaction, id);
      await dropDraftById(transaction, id);
      const use = { who: draft.by, command: USES.published, outcome: 'done' } as const;
      await recordUse(transaction, { ...use, subjects: [{ subject: nameOfDraft(draft) }] });
    });
}

async function publishDraftOfText(db: Db, { subject, fields, version, by }: KeptDraft): Promise<boolean> {
  const [key = '', language] = subject.split(' ');
  const lang = LANGUAGES.find((known) => known === language);
  const former = lang && (await lockText(db, { key, lang }));
  if (lang === undefined || former === undefined || versionOf(former) !== version) return false;
  const { html } = cleanAndTell(fields.html ?? '');
  if (html === '') return false;
  await publishText(db, { key, lang, html }, { former, told: fields.told ?? '', by });
  return true;
}

/**
 * Publishes the draft of a row; returns false if it cannot be. A story is shown at once if the draft records the
 * couple's consent.
 */
async function publishRow(db: Db, { place, subject, fields, version, by }: KeptDraft): Promise<boolean> {
  if (place === 'text') return false;
  const id = subject === '' ? undefined : Number(subject);
  if ((await findRow(db, { list: place, id, version })) !== 'there') return false;
  const { texts, empty } = cleanRow(fields);
  if (empty.length > 0) return false;
  const rowId = await writeRow(db, { list: place, id, texts, by });
  const isPublished = true;
  if (place === 'stories' && texts.consentedOn) await showTestimonial(db, rowId, isPublished);
  return true;
}
